import { randomUUID } from 'node:crypto'
import { mostStashedMedia, mostSubmittedMedia } from '@lacehouse/domain/social/social-media'
import { addConsumer, signInAs, type TestApi, type TestShopper, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import sharp from 'sharp'
import { expect } from 'vitest'

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query('delete from social_media')
})

const authorise = async (shopper: Pick<TestShopper, 'call'>) =>
  (await shopper.call('social.auth', { body: {} })).authToken

const makePhoto = async () =>
  (
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#803010' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

/** Adds public pictures of the shop; the first is the newest. */
const addPublic = async ({ database }: TestApi, picture: string, count = 1, customer = 'lacehouse') => {
  const ids = Array.from({ length: count }, () => randomUUID())
  await database.db.pool.query(
    `insert into social_media (id, customer_id, picture, captions, author, state, posted_at)
    select id::uuid, $3, $2, '{"de-de": "Morgens", "fr-ca": "Le matin"}', 'Lacehouse', 'approved',
      '2026-01-01'::timestamptz - position * interval '1 day' from unnest($1::text[]) with ordinality as g (id, position)`,
    [ids, picture, customer],
  )
  return ids
}
const drawn = `product:${testProducts.court}/01/side`

const openSender = async (api: TestApi) => {
  const { email } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  const authToken = await authorise(shopper)
  await shopper.call('social.createUser', { body: { authToken, name: 'Ada M.' } })
  const photo = await makePhoto()
  return (body: { readonly caption?: string; readonly productIds?: string[] } = {}) =>
    shopper.tryCall('social.addMedia', { body: { authToken, photo, rightsAccepted: true, ...body } })
}

test('ten pictures of a person wait for the staff at most, and a decision makes way for another [CALL-07]', async ({
  api,
}) => {
  const send = await openSender(api)
  const { body: first } = await send()
  await api.database.db.pool.query(
    `insert into social_media (id, customer_id, user_id, bytes, width, height, captions, author, state, posted_at)
    select gen_random_uuid(), customer_id, user_id, bytes, width, height, captions, author, state, posted_at
    from social_media, generate_series(2, $1)`,
    [mostSubmittedMedia - 1],
  )
  expect((await send()).status).toBe(201)
  expect(await send()).toBeRefused(409, 'SOC409')
  expect((await (await openSender(api))()).status).toBe(201)
  await api.database.db.pool.query(`update social_media set state = 'refused' where id = $1`, [first.mediaId])
  expect((await send()).status).toBe(201)
})

test('a picture names the live products that its sender named in any case, once each, and no unknown one [CALL-07]', async ({
  api,
}) => {
  const send = await openSender(api)
  const productIds = [testProducts.tee.toLowerCase(), 'LHTEST9999', testProducts.withdrawn, testProducts.tee]
  const { body } = await send({ productIds })
  await api.database.db.pool.query(`update social_media set state = 'approved' where id = $1`, [body.mediaId])
  const guest = await api.client.createGuest('en-us')
  const { media } = await guest.call('social.media', { query: { locale: 'en-us' } })
  expect(media.map(({ caption, products }) => [caption, products])).toEqual([
    ['', [{ productId: testProducts.tee, name: 'Plain Tee', url: `/en-us/p/plain-tee-${testProducts.tee}` }]],
  ])
})

test('a stash of a hundred pictures takes no more, a refused change changes nothing, and one may replace another [CALL-07]', async ({
  api,
  guest,
}) => {
  const ids = await addPublic(api, drawn, mostStashedMedia + 1)
  const [over = '', first = '', ...others] = ids
  const authToken = await authorise(guest)
  const stash = (added: string[], removed: string[] = []) =>
    guest.tryCall('social.stash', { body: { authToken, mediaIds: added, removedMediaIds: removed } })
  const { body } = await stash([first])
  await api.database.db.pool.query(
    `insert into social_stash_media (stash_id, media_id, stashed_at) select $1, id::uuid, now() from unnest($2::text[]) as g (id)`,
    [body.stashId, others],
  )
  expect(await stash([over])).toBeRefused(409, 'SOC409')
  expect((await stash([])).body.media.map(({ mediaId }) => mediaId)).toEqual([first, ...others])
  expect((await stash([first])).status).toBe(200)
  expect((await stash([over], [first])).body.media.map(({ mediaId }) => mediaId)).toEqual([over, ...others])
})

test('a picture of goods that the shop no longer has is left out, and its caption is of a language of the visitor [CALL-07]', async ({
  api,
}) => {
  const [shown] = await addPublic(api, drawn)
  await addPublic(api, 'product:LHTEST9999/01/side')
  await addPublic(api, `product:${testProducts.court}/99/side`)
  const list = async (locale: string) =>
    (await api.client.withToken(null, locale).call('social.media', { query: {} })).media.map((one) => [
      ...[one.mediaId, one.caption, one.picture.kind],
    ])
  expect(await list('de-de')).toEqual([[shown, 'Morgens', 'drawn']])
  expect(await list('fr-ca')).toEqual([[shown, 'Le matin', 'drawn']])
  expect(await list('en-us')).toEqual([[shown, 'Morgens', 'drawn']])
})

test('a picture of another brand is neither listed nor reported nor stashed [CALL-07]', async ({ api, guest }) => {
  const [foreign = ''] = await addPublic(api, drawn, 1, 'outpost')
  const authToken = await authorise(guest)
  expect((await guest.call('social.media', { query: {} })).total).toBe(0)
  const report = { params: { mediaId: foreign }, body: { authToken, reason: 'offensive' as const } }
  expect(await guest.tryCall('social.report', report)).toBeRefused(404, 'SOC404')
  expect((await guest.call('social.stash', { body: { authToken, mediaIds: [foreign] } })).media).toEqual([])
  expect(await guest.tryCall('social.streams', { query: { media: foreign } })).toBeRefused(404, 'SOC404')
})
