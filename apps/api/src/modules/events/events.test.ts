import { days, hours } from '@lacehouse/domain/time/durations'
import { addConsumer, type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { runEvents } from '../../core/events/admit-waiting.ts'
import { eventsQueries } from '../../core/events/events.queries.ts'
import { chooseNotification } from '../../core/notifications/notifications.queries.ts'
import type { Mail } from '../../infra/mail/mailer.ts'
import { sendEventMail } from './send-event-mail.ts'

let made = 0
const startsAt = testNow + days(10)

type Change = { capacity?: number; allowsPlusOne?: boolean; beginsAt?: number; endsAt?: number }

/** Adds an event of two days; each test has its own. */
const addEvent = async (
  api: TestApi,
  { capacity = 2, allowsPlusOne = true, beginsAt = startsAt, endsAt = beginsAt + hours(26) }: Change = {},
): Promise<string> => {
  made += 1
  const id = `test-event-${made}`
  await api.database.db.pool.query(
    `insert into events (id, site_id, starts_at, ends_at, time_zone, capacity, allows_plus_one, page, names, places)
      values ($1, 'LH-US', $2, $3, 'America/New_York', $4, $5, 'westend', $6, $7)`,
    [
      ...[id, new Date(beginsAt), new Date(endsAt), capacity, allowsPlusOne],
      ...[{ 'en-us': 'Westend Run Club' }, { 'en-us': '12 Mercer Street, New York' }],
    ],
  )
  return id
}

const signIn = async (api: TestApi) => {
  const { consumerNo, email } = await addConsumer(api.database.db)
  const { accessToken } = api.deps.tokens.issue({
    ...{ kind: 'consumer', id: consumerNo, consumerType: 'CONSUMER', siteId: 'LH-US' },
  })
  return { consumerNo, email, shopper: api.client.withToken(accessToken, 'en-us') }
}
type Person = Awaited<ReturnType<typeof signIn>>
const signInMany = (api: TestApi, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => signIn(api)))

const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10)
const toBody = ({ email }: Person, eventId: string) => ({
  ...{ email, eventId, attendingDays: toDay(startsAt), eventTermsAccepted: true, firstName: 'Ada', lastName: 'Byron' },
  ...{ gender: 'female' as const, phoneNumber: '(212) 555 - 0134', plusOne: '' },
  registrationTimestamp: new Date(testNow).toISOString(),
})
const register = (person: Person, eventId: string, change: object = {}) =>
  person.shopper.tryCall('events.register', { body: { ...toBody(person, eventId), ...change } })
const readOwn = async ({ shopper }: Person, eventId: string) =>
  (await shopper.call('events.getRegistration', { params: { eventId } })).registration
const cancel = ({ shopper }: Person, eventId: string) => shopper.call('events.cancel', { params: { eventId } })

/** Sends the enqueued mails of an event, in their order. */
const sendMails = async (api: TestApi, eventId: string): Promise<Mail[]> => {
  const { rows } = await api.database.db.pool.query(
    `delete from pgboss.job j using event_registrations r where j.name = 'event-mail' and r.event_id = $1
      and r.id::text = j.data ->> 'registrationId' returning j.data, j.created_on`,
    [eventId],
  )
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  for (const { data } of rows) await sendEventMail({ ...api.deps, mailer })(data)
  return sent
}

test('a sign-up has the fields that were sent, once a person, and a later one changes it [EVT-03]', async ({ api }) => {
  const eventId = await addEvent(api)
  const person = await signIn(api)
  const answers = await Promise.all([1, 2, 3].map(() => register(person, eventId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const changed = await register(person, eventId, {
    ...{ plusOne: 'Mary Somerville', attendingDays: `${toDay(startsAt + days(1))},${toDay(startsAt)}` },
  })
  expect(changed.body.registration).toMatchObject({
    ...{ state: 'confirmed', firstName: 'Ada', lastName: 'Byron', gender: 'female', phoneNumber: '+12125550134' },
    ...{ plusOne: 'Mary Somerville', attendingDays: [toDay(startsAt), toDay(startsAt + days(1))] },
  })
  expect(await readOwn(person, eventId)).toEqual(changed.body.registration)
  expect((await cancel(person, eventId)).registration).toBeNull()
  expect(await readOwn(person, eventId)).toBeNull()
})

test('a guest, another mailbox, a missing field and an unknown event are refused at their field [EVT-03]', async ({
  api,
  guest,
}) => {
  const eventId = await addEvent(api)
  const alone = await addEvent(api, { allowsPlusOne: false })
  const person = await signIn(api)
  expect(await guest.tryCall('events.register', { body: toBody(person, eventId) })).toMatchObject({ status: 403 })
  expect(await register(person, eventId, { email: 'other@example.com' })).toBeRefused(400, 'AUT453')
  expect(await register(person, eventId, { eventTermsAccepted: false })).toBeRefused(400, 'API400')
  expect(await register(person, eventId, { firstName: '7' })).toBeRefused(400, 'PRO415')
  expect(await register(person, eventId, { attendingDays: '2020-01-01' })).toBeRefused(400, 'API400')
  expect(await register(person, alone, { plusOne: 'Mary Somerville' })).toBeRefused(400, 'API400')
  expect(await register(person, 'no-such-event')).toBeRefused(404, 'EVT404')
  expect(await readOwn(person, eventId)).toBeNull()
})

test('of many who sign up at once as many get a place as there are, and the others wait in one order [EVT-03]', async ({
  api,
}) => {
  const eventId = await addEvent(api, { capacity: 3 })
  const people = await signInMany(api, 10)
  const answers = await Promise.all(people.map((person) => register(person, eventId)))
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  const own = await Promise.all(people.map((person) => readOwn(person, eventId)))
  expect(own.filter((one) => one?.state === 'confirmed')).toHaveLength(3)
  const positions = own.flatMap((one) => one?.waitingPosition ?? [])
  expect(positions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const event = await api.client.withToken(null, 'en-us').call('events.get', { params: { eventId } })
  expect(event).toMatchObject({ state: 'waiting', days: [toDay(startsAt), toDay(startsAt + days(1))] })
})

test('a place that comes free goes to the first who waits, with a mail, however many cancel at once [EVT-03]', async ({
  api,
}) => {
  const eventId = await addEvent(api)
  const [first, second, third, fourth] = await signInMany(api, 4)
  if (!first || !second || !third || !fourth) throw new Error('a person is missing')
  for (const person of [first, second, third, fourth]) await register(person, eventId)
  await sendMails(api, eventId)
  await cancel(first, eventId)
  expect(await readOwn(third, eventId)).toMatchObject({ state: 'confirmed' })
  expect(await readOwn(fourth, eventId)).toMatchObject({ state: 'waiting', waitingPosition: 1 })
  const mails = await sendMails(api, eventId)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[third.email, 'A place is free: Westend Run Club']])
  await Promise.all([cancel(second, eventId), cancel(third, eventId)])
  expect(await readOwn(fourth, eventId)).toMatchObject({ state: 'confirmed' })
})

test('a confirmed person who adds a guest without a place for one stays confirmed alone [EVT-03]', async ({ api }) => {
  const eventId = await addEvent(api)
  const [first, second] = await signInMany(api, 2)
  if (!first || !second) throw new Error('a person is missing')
  await register(first, eventId)
  await register(second, eventId)
  expect(await register(first, eventId, { plusOne: 'Mary Somerville' })).toBeRefused(409, 'EVT410')
  expect(await readOwn(first, eventId)).toMatchObject({ state: 'confirmed', plusOne: '' })
})

test('the place of an account that was erased is given away by the job [EVT-03]', async ({ api }) => {
  const eventId = await addEvent(api, { capacity: 1 })
  const [first, second] = await signInMany(api, 2)
  if (!first || !second) throw new Error('a person is missing')
  await register(first, eventId)
  await register(second, eventId)
  await api.database.db.pool.query('delete from event_registrations where consumer_no = $1', [first.consumerNo])
  await Promise.all([runEvents(api.deps), runEvents(api.deps)])
  expect(await readOwn(second, eventId)).toMatchObject({ state: 'confirmed' })
})

test('who has a place gets the confirmation with a calendar file and one reminder the day before, and who waits neither [EVT-01]', async ({
  api,
}) => {
  const eventId = await addEvent(api, { capacity: 1 })
  const [first, second] = await signInMany(api, 2)
  if (!first || !second) throw new Error('a person is missing')
  await register(first, eventId)
  await register(second, eventId)
  const mails = await sendMails(api, eventId)
  const runAt = (at: number) => runEvents({ database: api.deps.database, now: () => at })
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'You’re in: Westend Run Club',
    'You’re on the waiting list: Westend Run Club',
  ])
  const files = mails.flatMap(({ to, attachments = [] }) => attachments.map(({ content }) => ({ to, content })))
  expect(files.map(({ to }) => to)).toEqual([first.email])
  expect(files[0]?.content.toString()).toContain('SUMMARY:Westend Run Club')
  await runAt(startsAt - hours(25))
  expect(await sendMails(api, eventId)).toEqual([])
  await Promise.all([runAt(startsAt - hours(23)), runAt(startsAt - hours(23))])
  const reminders = await sendMails(api, eventId)
  expect(reminders.map(({ to, subject }) => [to, subject])).toEqual([[first.email, 'Tomorrow: Westend Run Club']])
})

test('the calendar file of an event is there for everyone, and sign-up ends when the event begins [EVT-01]', async ({
  api,
  guest,
}) => {
  const eventId = await addEvent(api)
  const file = await guest.call('events.calendar', { params: { eventId } })
  expect(await file.text()).toContain('LOCATION:12 Mercer Street\\, New York')
  expect(await guest.tryCall('events.calendar', { params: { eventId: 'no-such-event' } })).toBeRefused(404, 'EVT404')
  const person = await signIn(api)
  await api.database.db.pool.query(`update events set starts_at = $2 where id = $1`, [eventId, new Date(testNow - 1)])
  expect(await register(person, eventId)).toBeRefused(409, 'EVT409')
  expect(await guest.call('events.get', { params: { eventId } })).toMatchObject({ state: 'closed' })
})

test('a mail about an event of several days names the days that the person comes, and the guest', async ({ api }) => {
  const eventId = await addEvent(api, { capacity: 9 })
  const [both, second] = await signInMany(api, 2)
  if (!both || !second) throw new Error('a person is missing')
  const chosen = [toDay(startsAt), toDay(startsAt + days(1))]
  await register(both, eventId, { attendingDays: chosen.join(), plusOne: 'Mary Somerville' })
  await register(second, eventId, { attendingDays: chosen[1] })
  const texts = new Map((await sendMails(api, eventId)).map(({ to, text }) => [to, text.split('\n')]))
  const place = '12 Mercer Street, New York'
  const [monday, tuesday] = ['Monday, November 30, 2026', 'Tuesday, December 1, 2026']
  expect(texts.get(both.email)?.slice(4, 7)).toEqual([
    `${monday} and ${tuesday}`,
    place,
    'You’re bringing: Mary Somerville',
  ])
  expect(texts.get(second.email)?.slice(4, 7)).toEqual([tuesday, place, ''])
})

test('a mail about an event of one day names its beginning by the clock of its place', async ({ api }) => {
  const beginsAt = Date.parse('2026-12-01T03:30:00Z')
  // It ends at midnight in New York.
  const eventId = await addEvent(api, { beginsAt, endsAt: Date.parse('2026-12-01T05:00:00Z') })
  const person = await signIn(api)
  const { body } = await register(person, eventId, { attendingDays: '' })
  expect(body.registration?.attendingDays).toEqual(['2026-11-30'])
  const [mail] = await sendMails(api, eventId)
  expect(mail?.text).toMatch(/^Monday, November 30, 2026 at 10:30\sPM$/m)
})

const choose = (api: TestApi, { consumerNo }: Person, isEnabled: boolean) =>
  chooseNotification(api.database.db.pool, {
    ...{ consumerNo, type: 'events', isEnabled, source: 'account', now: testNow },
  })
const setEvent = (
  api: TestApi,
  eventId: string,
  column: 'starts_at' | 'ends_at' | 'closes_at' | 'cancelled_at',
  at: number,
) => api.database.db.pool.query(`update events set ${column} = $2 where id = $1`, [eventId, new Date(at)])

test('who does without mails about events gets no confirmation, and is told of a cancellation all the same', async ({
  api,
}) => {
  const eventId = await addEvent(api)
  const person = await signIn(api)
  await choose(api, person, false)
  const id = (await register(person, eventId)).body.registration?.registrationId ?? ''
  expect(await sendMails(api, eventId)).toEqual([])
  await setEvent(api, eventId, 'cancelled_at', testNow)
  await eventsQueries.enqueueMails(api.database.db.pool, { ids: [id], kind: 'cancelled', now: testNow })
  const [mail, ...others] = await sendMails(api, eventId)
  expect([mail?.to, mail?.subject, mail?.attachments, mail?.unsubscribeUrl, others]).toEqual([
    ...[person.email, 'Canceled: Westend Run Club', undefined, undefined],
    [],
  ])
  expect(mail?.text).not.toContain('Plans changed?')
})

test('a mail is not sent once the event is over, is cancelled or the sign-up is gone or of another state', async ({
  api,
}) => {
  const open = async () => {
    const eventId = await addEvent(api, { capacity: 1 })
    const person = await signIn(api)
    const { body } = await register(person, eventId)
    return { eventId, person, id: body.registration?.registrationId ?? '' }
  }
  const [over, cancelled, gone, moved] = [await open(), await open(), await open(), await open()]
  await setEvent(api, over.eventId, 'ends_at', startsAt + 1)
  await setEvent(api, over.eventId, 'starts_at', testNow - hours(1))
  await setEvent(api, over.eventId, 'ends_at', testNow)
  await setEvent(api, cancelled.eventId, 'cancelled_at', testNow)
  const { pool } = api.database.db
  const { rows } = await pool.query(`select data from pgboss.job where data ->> 'registrationId' = $1`, [gone.id])
  await cancel(gone.person, gone.eventId)
  await pool.query(`update event_registrations set state = 'waiting' where id = $1`, [moved.id])
  for (const { eventId } of [over, cancelled, moved]) expect(await sendMails(api, eventId)).toEqual([])
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  await sendEventMail({ ...api.deps, mailer })(rows[0].data)
  expect([rows.length, sent]).toEqual([1, []])
})

test('an event of another site is unknown to a shopper of this one [EVT-03]', async ({ api }) => {
  const eventId = await addEvent(api)
  const { consumerNo, email } = await addConsumer(api.database.db, { siteId: 'LH-CA' })
  const { accessToken } = api.deps.tokens.issue({
    ...{ kind: 'consumer', id: consumerNo, consumerType: 'CONSUMER', siteId: 'LH-CA' },
  })
  const person = { consumerNo, email, shopper: api.client.withToken(accessToken, 'en-ca') }
  const at = { params: { eventId } }
  expect(await register(person, eventId)).toBeRefused(404, 'EVT404')
  expect(await person.shopper.tryCall('events.cancel', at)).toBeRefused(404, 'EVT404')
  expect(await person.shopper.tryCall('events.get', at)).toBeRefused(404, 'EVT404')
  expect(await person.shopper.tryCall('events.calendar', at)).toBeRefused(404, 'EVT404')
})

test('a sign-up of another person is neither shown nor cancelled, and without one nothing changes [EVT-03]', async ({
  api,
}) => {
  const eventId = await addEvent(api, { capacity: 1 })
  const [first, second, stranger] = await signInMany(api, 3)
  if (!first || !second || !stranger) throw new Error('a person is missing')
  await register(first, eventId)
  await register(second, eventId)
  expect(await readOwn(stranger, eventId)).toBeNull()
  expect(await cancel(stranger, eventId)).toEqual({ registration: null })
  expect(await readOwn(first, eventId)).toMatchObject({ state: 'confirmed' })
  expect(await readOwn(second, eventId)).toMatchObject({ state: 'waiting', waitingPosition: 1 })
})

test('a sign-up closes at its own time, and then a place that comes free still goes to who waits until the event begins [EVT-03]', async ({
  api,
}) => {
  const eventId = await addEvent(api, { capacity: 1 })
  const [first, second, third] = await signInMany(api, 3)
  if (!first || !second || !third) throw new Error('a person is missing')
  await register(first, eventId)
  await register(second, eventId)
  await register(third, eventId)
  await setEvent(api, eventId, 'closes_at', testNow)
  expect(await register(await signIn(api), eventId)).toBeRefused(409, 'EVT409')
  await cancel(first, eventId)
  expect(await readOwn(second, eventId)).toMatchObject({ state: 'confirmed' })
  await setEvent(api, eventId, 'starts_at', testNow)
  await cancel(second, eventId)
  expect(await readOwn(third, eventId)).toMatchObject({ state: 'waiting', waitingPosition: 1 })
  await setEvent(api, eventId, 'starts_at', startsAt)
  await setEvent(api, eventId, 'cancelled_at', testNow)
  await runEvents(api.deps)
  expect(await readOwn(third, eventId)).toMatchObject({ state: 'waiting' })
})

test('two who come together wait for two places, no one overtakes them, and one alone takes a single place [EVT-03]', async ({
  api,
}) => {
  const eventId = await addEvent(api, { capacity: 2 })
  const [first, pair, last] = await signInMany(api, 3)
  if (!first || !pair || !last) throw new Error('a person is missing')
  const single = await addEvent(api, { capacity: 1 })
  expect(await register(first, single, { plusOne: 'Mary Somerville' })).toBeRefused(409, 'EVT410')
  await register(first, eventId)
  await register(pair, eventId, { plusOne: 'Mary Somerville' })
  await register(last, eventId)
  expect(await readOwn(pair, eventId)).toMatchObject({ state: 'waiting', waitingPosition: 1 })
  expect(await readOwn(last, eventId)).toMatchObject({ state: 'waiting', waitingPosition: 2 })
  await register(pair, eventId, { plusOne: ' ' })
  expect(await readOwn(pair, eventId)).toMatchObject({ state: 'confirmed', plusOne: '' })
  expect(await readOwn(last, eventId)).toMatchObject({ state: 'waiting', waitingPosition: 1 })
})
