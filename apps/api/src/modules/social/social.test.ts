import { randomUUID } from 'node:crypto'
import { reportsThatHide } from '@lacehouse/domain/social/social-media'
import { addConsumer, type SignedInShopper, signInAs, type TestApi, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import sharp from 'sharp'
import { expect } from 'vitest'
import { decideMedia } from '../../core/social/decide-media.ts'
import { findStaffPicture, listStaffMedia } from '../../core/social/staff-media.queries.ts'

const productId = testProducts.court

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

type Writer = SignedInShopper | Awaited<ReturnType<TestApi['client']['createGuest']>>

test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query('delete from social_media')
  await api.database.db.pool.query('delete from social_streams')
})

const signInAnew = async (api: TestApi): Promise<SignedInShopper> => {
  const { email } = await addConsumer(api.database.db)
  return signInAs(api.client, { email })
}

const authorise = async (writer: Writer): Promise<string> => (await writer.call('social.auth', { body: {} })).authToken

const makePhoto = (side = 300) =>
  sharp({ create: { width: side, height: 200, channels: 3, background: '#803010' } })
    .withExif({ IFD0: { Copyright: 'Ada Marsh' } })
    .jpeg()
    .toBuffer()

/** Sends a picture of a new person, which waits. */
const send = async (api: TestApi, body = {}) => {
  const shopper = await signInAnew(api)
  const authToken = await authorise(shopper)
  await shopper.call('social.createUser', { body: { authToken, name: 'Ada M.' } })
  const photo = (await makePhoto()).toString('base64')
  const sent = { authToken, photo, caption: 'By the lake', productIds: [productId], rightsAccepted: true as const }
  const { mediaId, state } = await shopper.call('social.addMedia', {
    query: { locale: 'en-us' },
    body: { ...sent, ...body },
  })
  return { shopper, authToken, mediaId, state }
}

const approve = (api: TestApi, mediaId: string, decision: 'approved' | 'refused' = 'approved') =>
  decideMedia(api.database.db.pool, { mediaId, decision, now: api.deps.now() })

const list = async (api: TestApi, query = {}) =>
  (await api.client.createGuest()).call('social.media', { query: { ...query } })

test('a person’s picture is public with its author, caption and products once the staff approve it, and not before [CALL-07]', async ({
  api,
}) => {
  const { mediaId, state } = await send(api)
  expect(state).toBe('submitted')
  const guest = await api.client.createGuest()
  expect((await list(api)).media).toEqual([])
  expect(await guest.tryCall('social.picture', { params: { mediaId } })).toBeRefused(404, 'SOC404')
  await approve(api, mediaId)
  const { media, total } = await list(api, { tag: productId })
  expect(total).toBe(1)
  expect(media).toMatchObject([
    {
      ...{ mediaId, source: 'person', author: 'Ada M.', caption: 'By the lake' },
      picture: { kind: 'photo', width: 300, height: 200 },
      products: [{ productId }],
    },
  ])
  const shown = await fetch(`${api.url}${media[0]?.picture.url}`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined()
  await approve(api, mediaId, 'refused')
  expect((await list(api)).media).toEqual([])
  expect(await guest.tryCall('social.picture', { params: { mediaId } })).toBeRefused(404, 'SOC404')
})

test('media are found by stream, tag, category and customer, and streams by a picture in them [CALL-07]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const [first, second] = [randomUUID(), randomUUID()]
  await pool.query(`insert into social_streams (id, customer_id, names, position)
    values ('on-the-street', 'lacehouse', '{"en-us": "On the street"}', 1), ('on-the-trail', 'lacehouse', '{}', 2)`)
  const insert = (id: string, picture: string, postedAt: string) =>
    pool.query(
      `insert into social_media (id, customer_id, picture, captions, author, state, posted_at)
      values ($1, 'lacehouse', $2, '{"en-us": "Morning", "de-de": "Morgens"}', 'Lacehouse', 'approved', $3)`,
      [id, picture, postedAt],
    )
  const { rows } = await pool.query(
    `select c.colour_code as colour from product_colours c where c.product_id = $1 limit 1`,
    [productId],
  )
  await insert(first, `product:${productId}/${rows[0].colour}/side`, '2026-01-01')
  await insert(second, `product:${productId}/${rows[0].colour}/side`, '2026-01-02')
  await pool.query(
    `insert into social_media_tags (media_id, tag, position) values ($1, $3, 1), ($1, 'rain', 2), ($2, 'sun', 1)`,
    [first, second, productId],
  )
  await pool.query(
    `insert into social_stream_media (stream_id, media_id, position)
    values ('on-the-street', $1, 1), ('on-the-street', $2, 2), ('on-the-trail', $2, 1)`,
    [first, second],
  )
  const ids = async (query: object) => (await list(api, query)).media.map(({ mediaId }) => mediaId)
  expect(await ids({ customer: 'lacehouse' })).toEqual([second, first])
  expect(await ids({ customer: 'outpost' })).toEqual([])
  expect(await ids({ stream: 'on-the-street' })).toEqual([first, second])
  expect(await ids({ stream: 'on-the-street', tag: 'sun' })).toEqual([second])
  expect(await ids({ stream: 'on-the-street', limit: 1, offset: 1 })).toEqual([second])
  expect(await ids({ tag: productId.toLowerCase() })).toEqual([first])
  const { rows: places } = await pool.query(
    `select coalesce(c.parent_id, c.id) as id from product_categories p join categories c on c.id = p.category_id
    where p.product_id = $1 limit 1`,
    [productId],
  )
  expect(await ids({ category: places[0].id })).toEqual([first])
  expect(await ids({ category: '9999999' })).toEqual([])
  const guest = await api.client.createGuest()
  const german = await api.client.withToken(null, 'de-de').call('social.media', { query: { tag: 'rain' } })
  expect(german.media).toMatchObject([{ caption: 'Morgens', source: 'shop', picture: { kind: 'drawn' } }])
  const streamsOf = async (media?: string) =>
    (await guest.call('social.streams', { query: { media, locale: 'en-us' } })).streams
  expect(await streamsOf()).toEqual([
    { streamId: 'on-the-street', name: 'On the street', mediaCount: 2 },
    { streamId: 'on-the-trail', name: 'on-the-trail', mediaCount: 1 },
  ])
  expect((await streamsOf(first)).map(({ streamId }) => streamId)).toEqual(['on-the-street'])
  expect(await guest.tryCall('social.streams', { query: { media: randomUUID() } })).toBeRefused(404, 'SOC404')
})

test('reports of three different people hide a picture until the staff decide, and one person counts once [CALL-07]', async ({
  api,
}) => {
  const { mediaId } = await send(api)
  await approve(api, mediaId)
  const report = async (writer: Writer) => {
    const authToken = await authorise(writer)
    return writer.call('social.report', { params: { mediaId }, body: { authToken, reason: 'copyright' } })
  }
  const [first, ...others] = await Promise.all(Array.from({ length: reportsThatHide }, () => api.client.createGuest()))
  if (!first) throw new Error('No one reports.')
  expect(await report(first)).toEqual({ isNew: true })
  expect(await report(first)).toEqual({ isNew: false })
  for (const other of others.slice(1)) await report(other)
  expect((await list(api)).total).toBe(1)
  const last = others[0]
  if (last) await report(last)
  expect((await list(api)).total).toBe(0)
  expect(await listStaffMedia(api.database.db.pool)).toMatchObject([
    { id: mediaId, state: 'approved', reports: ['copyright', 'copyright', 'copyright'] },
  ])
  const late = await api.client.createGuest()
  const body = { authToken: await authorise(late), reason: 'offensive' as const }
  expect(await late.tryCall('social.report', { params: { mediaId }, body })).toBeRefused(404, 'SOC404')
  await approve(api, mediaId)
  expect((await list(api)).total).toBe(1)
})

test('a person cannot report a picture of their own [CALL-07]', async ({ api }) => {
  const { shopper, authToken, mediaId } = await send(api)
  await approve(api, mediaId)
  const report = { params: { mediaId }, body: { authToken, reason: 'offensive' as const } }
  expect(await shopper.tryCall('social.report', report)).toBeRefused(409, 'SOC409')
})

test('a stash holds what its owner adds, of public pictures only, and no one else’s [CALL-07]', async ({ api }) => {
  const { mediaId } = await send(api)
  const { mediaId: waiting } = await send(api)
  await approve(api, mediaId)
  const [guest, other] = [await api.client.createGuest(), await api.client.createGuest()]
  const authToken = await authorise(guest)
  const added = await guest.call('social.stash', { body: { authToken, mediaIds: [mediaId, waiting, randomUUID()] } })
  expect(added.media.map((one) => one.mediaId)).toEqual([mediaId])
  const foreign = await other.call('social.stash', { body: { authToken: await authorise(other) } })
  expect(foreign.media).toEqual([])
  expect(foreign.stashId).not.toBe(added.stashId)
  const removed = await guest.call('social.stash', { body: { authToken, removedMediaIds: [mediaId] } })
  expect(removed).toEqual({ stashId: added.stashId, media: [] })
})

test('a token is of one session and one hour, and nothing is written without it [CALL-07]', async ({ api }) => {
  const [guest, other] = [await api.client.createGuest(), await api.client.createGuest()]
  const foreign = await authorise(other)
  const own = await authorise(guest)
  const ended = api.deps.socialTokens.write({ siteId: 'LH-US', owner: { kind: 'guest', id: 'g' } }, 0)
  for (const authToken of ['', foreign, `${own}x`, ended, own.replace(/^./, 'z')])
    expect(await guest.tryCall('social.stash', { body: { authToken } })).toBeRefused(401, 'SOC401')
  const report = { params: { mediaId: randomUUID() }, body: { authToken: foreign, reason: 'offensive' as const } }
  expect(await guest.tryCall('social.report', report)).toBeRefused(401, 'SOC401')
  const shopper = await signInAnew(api)
  expect(await shopper.tryCall('social.createUser', { body: { authToken: own, name: 'Ada' } })).toBeRefused(
    401,
    'SOC401',
  )
})

test('a guest sends no picture and has no user, and an account without a user sends none [CALL-07]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const authToken = await authorise(guest)
  const body = { authToken, photo: (await makePhoto()).toString('base64'), rightsAccepted: true as const }
  expect(await guest.tryCall('social.createUser', { body: { authToken, name: 'Ada' } })).toBeRefused(403, 'AUT404')
  expect(await guest.tryCall('social.addMedia', { body })).toBeRefused(403, 'AUT404')
  const shopper = await signInAnew(api)
  const own = { ...body, authToken: await authorise(shopper) }
  expect(await shopper.tryCall('social.addMedia', { body: own })).toBeRefused(404, 'SOC404')
})

test('what is no picture, and a name without a letter, are refused at their fields [CALL-07]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const authToken = await authorise(shopper)
  const named = await shopper.tryCall('social.createUser', { body: { authToken, name: '1234' } })
  expect(named.body).toMatchObject({ errorDetails: [{ errorId: 'API400', field: 'name' }] })
  await shopper.call('social.createUser', { body: { authToken, name: 'Ada' } })
  const photo = Buffer.from('no picture').toString('base64')
  const refused = await shopper.tryCall('social.addMedia', { body: { authToken, photo, rightsAccepted: true } })
  expect(refused.body).toMatchObject({ errorDetails: [{ errorId: 'API400', field: 'photo' }] })
})

test('a person has one user, and a new name leaves the pictures that were sent before theirs [CALL-07]', async ({
  api,
}) => {
  const { shopper, authToken, mediaId } = await send(api)
  const first = await shopper.call('social.createUser', { body: { authToken, name: 'Ada M.' } })
  const second = await shopper.call('social.createUser', { body: { authToken, name: 'Lady Lovelace' } })
  expect(second).toEqual({ userId: first.userId, name: 'Lady Lovelace' })
  await approve(api, mediaId)
  expect((await list(api)).media).toMatchObject([{ author: 'Ada M.' }])
})

test('the staff find what was sent, with its picture, and what they decided about leaves the list [CALL-07]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const { mediaId } = await send(api)
  expect(await listStaffMedia(pool)).toMatchObject([{ id: mediaId, author: 'Ada M.', state: 'submitted', reports: [] }])
  expect((await sharp((await findStaffPicture(pool, mediaId)) ?? undefined).metadata()).width).toBe(300)
  expect(await approve(api, mediaId, 'refused')).toBe(true)
  expect(await listStaffMedia(pool)).toEqual([])
  expect(await approve(api, randomUUID())).toBe(false)
})
