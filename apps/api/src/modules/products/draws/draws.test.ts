import { minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  createCartWith,
  giveOwnOptions,
  makeReady,
  type TestApi,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createDraw } from '../../../core/draws/create-draw.ts'
import { digestOf, runDraws } from '../../../core/draws/run-draws.ts'
import { chooseNotification } from '../../../core/notifications/notifications.queries.ts'
import type { Mail } from '../../../infra/mail/mailer.ts'
import { sendDrawMail } from './send-draw-mail.ts'

const variant = variantOf('court')
const hour = minutes(60)

/** Opens a draw of two units of one variant, which closes within the hour. */
const openDraw = async (api: TestApi, units = 2): Promise<string> => {
  const { pool } = api.database.db
  await pool.query(`update draws set state = 'cancelled', drawn_at = now() where state in ('open', 'drawn')`)
  const { now, defaultSite } = api.deps
  const drawId = await createDraw(api.deps, {
    ...{ site: defaultSite, productId: testProducts.court, opensAt: now() - minutes(1), openHours: 1, holdHours: 24 },
  })
  await pool.query('update draws set units = jsonb_build_object($2::text, $3::int) where id = $1', [
    drawId,
    variant,
    units,
  ])
  return drawId ?? ''
}

const signIn = async (api: TestApi) => {
  const { consumerNo } = await addConsumer(api.database.db)
  const { accessToken } = api.deps.tokens.issue({
    ...{ kind: 'consumer', id: consumerNo, consumerType: 'CONSUMER', siteId: 'LH-US' },
  })
  return { consumerNo, shopper: api.client.withToken(accessToken, 'en-us') }
}

type Person = Awaited<ReturnType<typeof signIn>>
const signInMany = async (api: TestApi, count: number): Promise<Person[]> => {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) people.push(await signIn(api))
  return people
}

const enter = ({ shopper }: Person, drawId: string) =>
  shopper.tryCall('draws.enter', { params: { drawId }, body: { productId: variant } })
const readEntry = async ({ shopper }: Person, drawId: string) =>
  (await shopper.call('draws.getEntry', { params: { drawId } })).entry

const runAt = (api: TestApi, at: number) => runDraws({ database: api.deps.database, now: () => at })

const findByState = async (people: readonly Person[], drawId: string, state: string): Promise<Person[]> => {
  const entries = await Promise.all(people.map(async (person) => ({ person, entry: await readEntry(person, drawId) })))
  return entries.filter(({ entry }) => entry?.state === state).map(({ person }) => person)
}

const ready = async ({ shopper }: Pick<Person, 'shopper'>): Promise<string> => {
  const { id } = await createCartWith(shopper, variant)
  await makeReady(shopper, id)
  return id
}
const place = ({ shopper }: Pick<Person, 'shopper'>, cartId: string) =>
  shopper.tryCall('checkout.placeOrder', { body: { cartId } })

test('a person has one ticket, however many entries come at once, and can take it back [CAT-08]', async ({ api }) => {
  const drawId = await openDraw(api)
  const person = await signIn(api)
  const answers = await Promise.all([1, 2, 3, 4].map(() => enter(person, drawId)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await person.shopper.call('draws.get', { params: { drawId } })).toMatchObject({ entries: 1, state: 'open' })
  await person.shopper.call('draws.leave', { params: { drawId } })
  expect(await readEntry(person, drawId)).toBeNull()
})

test('a guest, a variant that is not drawn and a draw that is over are refused [CAT-08]', async ({ api, guest }) => {
  const drawId = await openDraw(api)
  const person = await signIn(api)
  expect(await guest.tryCall('draws.enter', { params: { drawId }, body: { productId: variant } })).toMatchObject({
    status: 403,
  })
  const other = { params: { drawId }, body: { productId: variantOf('court', '10') } }
  expect(await person.shopper.tryCall('draws.enter', other)).toBeRefused(409, 'INV411')
  await runAt(api, api.deps.now() + hour)
  expect(await enter(person, drawId)).toBeRefused(409, 'INV411')
  const unknown = { params: { drawId: '00000000-0000-4000-8000-000000000000' }, body: { productId: variant } }
  expect(await person.shopper.tryCall('draws.enter', unknown)).toBeRefused(404, 'ORD404')
})

test('the places follow from a seed whose digest was public before, and anyone can draw again [CAT-08]', async ({
  api,
  guest,
}) => {
  const drawId = await openDraw(api)
  const before = await guest.call('draws.get', { params: { drawId } })
  expect(before.seed).toBeUndefined()
  expect(await guest.tryCall('draws.listTickets', { params: { drawId } })).toBeRefused(404, 'ORD404')
  const people = await signInMany(api, 5)
  for (const person of people) await enter(person, drawId)
  // Two instances draw at the same time.
  await Promise.all([runAt(api, api.deps.now() + hour), runAt(api, api.deps.now() + hour)])
  const { seed = '' } = await guest.call('draws.get', { params: { drawId } })
  expect(digestOf(seed)).toBe(before.seedHash)
  const { tickets } = await guest.call('draws.listTickets', { params: { drawId } })
  const ranked = tickets.toSorted((a, b) =>
    digestOf(`${seed}:${a.ticket}`) < digestOf(`${seed}:${b.ticket}`) ? -1 : 1,
  )
  expect(ranked.map(({ place: own }) => own)).toEqual([1, 2, 3, 4, 5])
  expect(await findByState(people, drawId, 'won')).toHaveLength(2)
  expect(await findByState(people, drawId, 'waiting')).toHaveLength(3)
})

test('while a draw lasts no one but its winners can buy, and of two orders of one winner at once one is placed [CAT-08]', async ({
  api,
}) => {
  const drawId = await openDraw(api)
  const people = await signInMany(api, 3)
  const carts = new Map<Person, string>()
  for (const person of people) {
    await enter(person, drawId)
    carts.set(person, await ready(person))
  }
  expect(await place(people[0] as Person, carts.get(people[0] as Person) ?? '')).toBeRefused(409, 'INV411')
  await runAt(api, api.deps.now() + hour)
  const [winner] = await findByState(people, drawId, 'won')
  const [waiting] = await findByState(people, drawId, 'waiting')
  if (!winner || !waiting) throw new Error('the draw has no winner')
  expect(await place(waiting, carts.get(waiting) ?? '')).toBeRefused(409, 'INV411')
  const second = await ready(winner)
  const answers = await Promise.all([place(winner, carts.get(winner) ?? ''), place(winner, second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await runAt(api, api.deps.now() + hour)
  expect(await readEntry(winner, drawId)).toMatchObject({ state: 'bought' })
})

test('a unit that its winner does not buy in time goes to the next, and the draw ends when no one is left [CAT-08]', async ({
  api,
}) => {
  const drawId = await openDraw(api, 1)
  const people = await signInMany(api, 2)
  for (const person of people) await enter(person, drawId)
  const closed = api.deps.now() + hour
  await runAt(api, closed)
  const [winner] = await findByState(people, drawId, 'won')
  const [waiting] = await findByState(people, drawId, 'waiting')
  if (!winner || !waiting) throw new Error('the draw has no winner')
  await Promise.all([1, 2, 3].map(() => runAt(api, closed + 25 * hour)))
  expect(await readEntry(winner, drawId)).toMatchObject({ state: 'expired' })
  expect(await readEntry(waiting, drawId)).toMatchObject({ state: 'won' })
  expect(await place(winner, await ready(winner))).toBeRefused(409, 'INV411')
  await runAt(api, closed + 50 * hour)
  expect(await waiting.shopper.call('draws.get', { params: { drawId } })).toMatchObject({ state: 'ended' })
})

/** Sends the mails of a draw, in the order of the places. */
const sendMails = async (api: TestApi, drawId: string) => {
  const { rows } = await api.database.db.pool.query<{ id: string }>(
    `select j.data ->> 'entryId' as id from pgboss.job j join draw_entries e on e.id::text = j.data ->> 'entryId'
      where j.name = 'draw-mail' and e.draw_id = $1 order by e.place`,
    [drawId],
  )
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  for (const { id } of rows) await sendDrawMail({ ...api.deps, mailer })({ entryId: id })
  return sent
}

test('winners and the others get a mail each with the outcome [CAT-08]', async ({ api }) => {
  const drawId = await openDraw(api, 1)
  const people = await signInMany(api, 2)
  for (const person of people) await enter(person, drawId)
  await runAt(api, api.deps.now() + hour)
  const sent = await sendMails(api, drawId)
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Your pair is waiting: Halden Court',
    'The draw for Halden Court',
  ])
  expect(sent[1]?.text).toContain('You’re number 1 on the waiting list')
  expect(sent[0]?.text).toMatch(/\?color=\d+&size=9\n/)
})

test('the mail about a variant with own options names each of them, and its link chooses them [CAT-08] [CAT-14]', async ({
  api,
}) => {
  await giveOwnOptions(api.database.db.pool, variant)
  const drawId = await openDraw(api, 1)
  await enter(await signIn(api), drawId)
  await runAt(api, api.deps.now() + hour)
  const [mail] = await sendMails(api, drawId)
  expect(mail?.text).toMatch(/, (\S+ · )?20 m · Hemp · 6 mm, is reserved for you/)
  expect(mail?.text).toMatch(/[?&]option\.length=20%20m&option\.material=Hemp&option\.width=6%20mm\n/)
  expect(mail?.text).not.toContain('size=')
})

test('who does without mails about draws, whose account is disabled or whose ticket has changed since gets no mail [CAT-08]', async ({
  api,
}) => {
  const drawId = await openDraw(api, 9)
  const { pool } = api.database.db
  const people = await signInMany(api, 4)
  for (const person of people) await enter(person, drawId)
  const [quiet, disabled, late, active] = people.map(({ consumerNo }) => consumerNo)
  await chooseNotification(pool, {
    ...{ consumerNo: quiet ?? '', type: 'draws', isEnabled: false, source: 'account', now: api.deps.now() },
  })
  await runAt(api, api.deps.now() + hour)
  await pool.query(`update consumers set state = 'disabled' where consumer_no = $1`, [disabled])
  await pool.query(`update draw_entries set state = 'expired' where draw_id = $1 and consumer_no = $2`, [drawId, late])
  const sent = await sendMails(api, drawId)
  expect(sent.map(({ to }) => to)).toEqual([`${active?.toLowerCase()}@example.com`])
  await pool.query('update consumers set state = $2 where consumer_no = $1', [disabled, 'active'])
})

test('another size replaces the first until the draw closes, and from then on a ticket stays [CAT-08]', async ({
  api,
}) => {
  const drawId = await openDraw(api)
  const other = variantOf('court', '10')
  await api.database.db.pool.query(`update draws set units = units || jsonb_build_object($2::text, 1) where id = $1`, [
    ...[drawId, other],
  ])
  const person = await signIn(api)
  await enter(person, drawId)
  const ticket = (await readEntry(person, drawId))?.ticket
  await person.shopper.call('draws.enter', { params: { drawId }, body: { productId: other } })
  expect(await readEntry(person, drawId)).toEqual({ ticket, productId: other, state: 'entered' })
  await api.database.db.pool.query('update draws set closes_at = $2 where id = $1', [drawId, new Date(api.deps.now())])
  expect(await enter(person, drawId)).toBeRefused(409, 'INV411')
  await person.shopper.call('draws.leave', { params: { drawId } })
  expect(await readEntry(person, drawId)).toMatchObject({ ticket, productId: other, state: 'entered' })
})

test('a draw takes no one before it opens, and its seed stays secret until it is drawn [CAT-08]', async ({ api }) => {
  const drawId = await openDraw(api)
  const { pool } = api.database.db
  const person = await signIn(api)
  const openAt = (at: number) => pool.query('update draws set opens_at = $2 where id = $1', [drawId, new Date(at)])
  await openAt(api.deps.now() + 1)
  expect(await enter(person, drawId)).toBeRefused(409, 'INV411')
  expect(await person.shopper.call('draws.get', { params: { drawId } })).not.toHaveProperty('seed')
  await openAt(api.deps.now())
  expect((await enter(person, drawId)).status).toBe(200)
})

test('a draw of another site is unknown, and a ticket is its person’s own [CAT-08]', async ({ api }) => {
  const drawId = await openDraw(api)
  const [owner, stranger] = await signInMany(api, 2)
  if (!owner || !stranger) throw new Error('a person is missing')
  await enter(owner, drawId)
  expect(await readEntry(stranger, drawId)).toBeNull()
  await stranger.shopper.call('draws.leave', { params: { drawId } })
  expect(await readEntry(owner, drawId)).toMatchObject({ state: 'entered' })
  const german = api.client.withToken(null, 'de-de')
  expect(await german.tryCall('draws.get', { params: { drawId } })).toBeRefused(404, 'ORD404')
  expect(await german.tryCall('draws.listTickets', { params: { drawId } })).toBeRefused(404, 'ORD404')
})

test('a draw without a ticket ends at once, and each variant has its own places [CAT-08]', async ({ api }) => {
  const empty = await openDraw(api)
  await runAt(api, api.deps.now() + hour)
  const guest = await api.client.createGuest('en-us')
  expect(await guest.call('draws.get', { params: { drawId: empty } })).toMatchObject({ state: 'ended', entries: 0 })
  expect(await guest.call('draws.listTickets', { params: { drawId: empty } })).toEqual({ tickets: [] })
  const drawId = await openDraw(api, 1)
  const other = variantOf('court', '8')
  await api.database.db.pool.query(`update draws set units = units || jsonb_build_object($2::text, 1) where id = $1`, [
    ...[drawId, other],
  ])
  const people = await signInMany(api, 3)
  for (const [at, { shopper }] of people.entries())
    await shopper.call('draws.enter', { params: { drawId }, body: { productId: at === 0 ? other : variant } })
  await runAt(api, api.deps.now() + hour)
  const entries = await Promise.all(people.map((person) => readEntry(person, drawId)))
  expect(entries[0]).toMatchObject({ state: 'won', place: 1, productId: other })
  expect(
    entries
      .slice(1)
      .map((entry) => [entry?.place, entry?.state])
      .toSorted(),
  ).toEqual([
    [1, 'won'],
    [2, 'waiting'],
  ])
})
