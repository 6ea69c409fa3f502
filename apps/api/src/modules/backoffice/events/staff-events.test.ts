import { addConsumer, type BackofficeCaller, openBackoffice, type TestApi } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import type { Mail } from '../../../infra/mail/mailer.ts'
import { sendEventMail } from '../../events/send-event-mail.ts'

const fields = {
  ...{ names: { 'en-us': 'Night Run' }, places: { 'en-us': '12 Mercer Street' }, timeZone: 'America/New_York' },
  ...{ startsAt: '2099-03-12T18:00', endsAt: '2099-03-12T21:00', closesAt: null, capacity: 1 },
  ...{ allowsPlusOne: false, page: 'westend' },
}

let staff: BackofficeCaller
let made = 0
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['content.read', 'content.edit', 'content.publish'] })
})

const create = async (change: object = {}) => {
  made += 1
  const body = { ...fields, eventId: `night-run-${made}`, siteId: 'LH-US', ...change }
  return staff.call('backoffice.createEvent', { body })
}
const toParams = (eventId: string) => ({ params: { eventId } })
const change = (eventId: string, revision: number, changed: object = {}) =>
  staff.tryCall('backoffice.changeEvent', { ...toParams(eventId), body: { ...fields, ...changed, revision } })
const cancel = (eventId: string, revision: number) =>
  staff.tryCall('backoffice.cancelEvent', { ...toParams(eventId), body: { revision } })
const read = (eventId: string) => staff.call('backoffice.getEvent', toParams(eventId))

const signUp = async (api: TestApi, eventId: string) => {
  const { consumerNo, email } = await addConsumer(api.database.db)
  const { accessToken } = api.deps.tokens.issue({
    ...{ kind: 'consumer', id: consumerNo, consumerType: 'CONSUMER', siteId: 'LH-US' },
  })
  const shopper = api.client.withToken(accessToken, 'en-us')
  const body = {
    ...{ email, eventId, attendingDays: '', eventTermsAccepted: true, firstName: 'Ada', lastName: 'Byron' },
    ...{ gender: '' as const, phoneNumber: '', plusOne: '', registrationTimestamp: new Date().toISOString() },
  }
  const register = () => shopper.tryCall('events.register', { body })
  const readOwn = async () => (await shopper.call('events.getRegistration', toParams(eventId))).registration
  return { email, register, readOwn }
}

/** Sends the enqueued mails of an event, in their order. */
const sendMails = async (api: TestApi, eventId: string): Promise<Mail[]> => {
  const { rows } = await api.database.db.pool.query(
    `delete from pgboss.job j using event_registrations r where j.name = 'event-mail' and r.event_id = $1
      and r.id::text = j.data ->> 'registrationId' returning j.data`,
    [eventId],
  )
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  for (const { data } of rows) await sendEventMail({ ...api.deps, mailer })(data)
  return sent
}
const actionsOf = async (api: TestApi, subject: string) =>
  (
    await api.database.db.pool.query<{ action: string; data: unknown }>(
      'select action, data from staff_actions where subject = $1 order by id',
      [subject],
    )
  ).rows

test('staff create an event with the times of its place, and shoppers sign up for it [EVT-03]', async ({ api }) => {
  const event = await create({ closesAt: '2099-03-11T12:00' })
  expect(event).toMatchObject({
    ...{ startDate: '2099-03-12T22:00:00.000Z', startWallTime: '2099-03-12T18:00', closeWallTime: '2099-03-11T12:00' },
    ...{ state: 'open', taken: 0, waiting: 0, revision: 1, name: 'Night Run', locales: ['en-us'] },
  })
  const [first, second] = [await signUp(api, event.eventId), await signUp(api, event.eventId)]
  await first.register()
  await second.register()
  expect(await read(event.eventId)).toMatchObject({ taken: 1, waiting: 1 })
  const { items, total, sites } = await staff.call('backoffice.listEvents', {
    query: { search: event.eventId, siteId: 'LH-US' },
  })
  expect([total, items]).toEqual([1, [expect.objectContaining({ eventId: event.eventId, taken: 1, waiting: 1 })]])
  expect(sites).toContainEqual({ siteId: 'LH-US', locales: ['en-us'], timeZone: 'America/New_York' })
})

test('wrong times, missing words, unknown sites and keys that are taken are refused with their fields', async () => {
  const { eventId } = await create()
  const refusal = async (changed: object) => {
    const body = { ...fields, eventId: 'refused-run', siteId: 'LH-US', ...changed }
    const { status, body: answer } = await staff.tryCall('backoffice.createEvent', { body })
    const [detail] = (answer as { errorDetails?: { errorId: string; field?: string }[] }).errorDetails ?? []
    return [status, detail?.errorId, detail?.field]
  }
  expect(await refusal({ endsAt: fields.startsAt })).toEqual([400, 'API400', 'endsAt'])
  expect(await refusal({ startsAt: '2001-01-01T10:00' })).toEqual([400, 'API400', 'startsAt'])
  expect(await refusal({ timeZone: 'Europe/Roma' })).toEqual([400, 'API400', 'timeZone'])
  expect(await refusal({ names: { 'en-us': ' ' } })).toEqual([400, 'API400', 'names.en-us'])
  expect(await refusal({ siteId: 'LH-XX' })).toEqual([404, 'EVT404', undefined])
  expect(await refusal({ eventId })).toEqual([409, 'EVT413', 'eventId'])
})

test('more places go to the waiting list in its order with a mail, and the capacity stays above those who are signed up', async ({
  api,
}) => {
  const { eventId } = await create()
  const people = [await signUp(api, eventId), await signUp(api, eventId), await signUp(api, eventId)]
  for (const { register } of people) await register()
  await sendMails(api, eventId)
  expect((await change(eventId, 1, { capacity: 2 })).body).toMatchObject({ taken: 2, waiting: 1, revision: 2 })
  expect(await people[1]?.readOwn()).toMatchObject({ state: 'confirmed' })
  expect(await people[2]?.readOwn()).toMatchObject({ state: 'waiting', waitingPosition: 1 })
  const [mail, ...others] = await sendMails(api, eventId)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: people[1]?.email, subject: expect.stringContaining('A place is free') })
  expect(await change(eventId, 2, { capacity: 1 })).toBeRefused(409, 'EVT411')
  expect(await change(eventId, 1, { capacity: 3 })).toBeRefused(409, 'EVT412')
})

test('another time or place is mailed to those signed up, and other changes are not', async ({ api }) => {
  const { eventId } = await create({ capacity: 5 })
  const person = await signUp(api, eventId)
  await person.register()
  await sendMails(api, eventId)
  await change(eventId, 1, { capacity: 6 })
  expect(await sendMails(api, eventId)).toEqual([])
  await change(eventId, 2, { capacity: 6, startsAt: '2099-04-02T18:00', endsAt: '2099-04-02T21:00' })
  const [mail] = await sendMails(api, eventId)
  expect(mail).toMatchObject({ to: person.email, subject: 'Changed: Night Run' })
  expect(mail?.text).toContain('April 2, 2099')
  expect(await person.readOwn()).toMatchObject({ attendingDays: ['2099-04-02'] })
  await change(eventId, 3, {
    capacity: 6,
    startsAt: '2099-04-02T18:00',
    endsAt: '2099-04-02T21:00',
    places: { 'en-us': 'Pier 4' },
  })
  expect((await sendMails(api, eventId))[0]?.text).toContain('Pier 4')
  const [, raised, moved] = await actionsOf(api, eventId)
  expect(raised).toMatchObject({
    action: 'backoffice.changeEvent',
    data: { before: { capacity: 5 }, after: { capacity: 6 } },
  })
  expect(moved?.data).toMatchObject({ after: { startsAt: '2099-04-02T22:00:00.000Z' } })
})

test('a cancelled event mails all who signed up, takes no more sign-ups and cannot be changed', async ({ api }) => {
  const { eventId } = await create()
  const people = [await signUp(api, eventId), await signUp(api, eventId)]
  for (const { register } of people) await register()
  await sendMails(api, eventId)
  expect((await cancel(eventId, 1)).body).toMatchObject({ state: 'cancelled' })
  const mails = await sendMails(api, eventId)
  expect(mails.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  for (const mail of mails) {
    expect(mail.subject).toBe('Canceled: Night Run')
    expect([mail.attachments, mail.unsubscribeUrl]).toEqual([undefined, undefined])
  }
  expect(await (await signUp(api, eventId)).register()).toBeRefused(409, 'EVT409')
  const guest = api.client.withToken(null, 'en-us')
  expect(await guest.call('events.get', toParams(eventId))).toMatchObject({ state: 'cancelled' })
  expect(await (await guest.call('events.calendar', toParams(eventId))).text()).toContain('STATUS:CANCELLED')
  expect(await change(eventId, 2, { capacity: 9 })).toBeRefused(409, 'EVT414')
  expect(await cancel(eventId, 2)).toBeRefused(409, 'EVT414')
  expect((await actionsOf(api, eventId)).at(-1)).toMatchObject({
    action: 'backoffice.cancelEvent',
    data: { after: { mailed: 2 } },
  })
})

test('staff without the right to edit read events only, and an unknown event is unknown', async ({ api }) => {
  const { eventId } = await create()
  const reader = await openBackoffice(api, { rights: ['content.read'] })
  expect((await reader.call('backoffice.getEvent', toParams(eventId))).eventId).toBe(eventId)
  const refused = await reader.tryCall('backoffice.cancelEvent', { ...toParams(eventId), body: { revision: 1 } })
  expect(refused).toBeRefused(403, 'AUT404')
  expect(await change('no-such-event', 1)).toBeRefused(404, 'EVT404')
  expect(await cancel('no-such-event', 1)).toBeRefused(404, 'EVT404')
  expect(await staff.tryCall('backoffice.getEvent', toParams('no-such-event'))).toBeRefused(404, 'EVT404')
})
