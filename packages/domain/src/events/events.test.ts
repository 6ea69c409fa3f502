import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkEventForm, parseAttendingDays } from './check-event-form.ts'
import { planAdmissions, planRegistration, type Registration } from './plan-registration.ts'
import { listEventDays } from './shop-event.ts'
import { writeCalendar } from './write-calendar.ts'

const at = (text: string): number => Date.parse(text)

test.each([
  ['within a day', '2027-03-12T17:00:00Z', '2027-03-12T22:00:00Z', 'America/New_York', ['2027-03-12']],
  ['past midnight', '2027-03-12T20:00:00Z', '2027-03-13T02:00:00Z', 'Europe/Berlin', ['2027-03-12', '2027-03-13']],
  ['until midnight', '2027-03-12T20:00:00Z', '2027-03-12T23:00:00Z', 'Europe/Berlin', ['2027-03-12']],
  [
    'over the end of a month',
    '2027-02-28T10:00:00Z',
    '2027-03-02T10:00:00Z',
    'UTC',
    ['2027-02-28', '2027-03-01', '2027-03-02'],
  ],
])('an event %s has the days of its place [EVT-02]', (_, startsAt, endsAt, timeZone, days) => {
  expect(listEventDays({ startsAt: at(startsAt), endsAt: at(endsAt), timeZone })).toEqual(days)
})

const valid = {
  ...{ firstName: 'Ada', lastName: 'Byron', gender: '', phoneNumber: '', attendingDays: '2027-03-12', plusOne: '' },
  eventTermsAccepted: 'true',
}
const rules = { country: 'US', days: ['2027-03-12', '2027-03-13'], allowsPlusOne: true }

test.each([
  ['without accepted terms', { eventTermsAccepted: '' }, { eventTermsAccepted: { key: 'validation.accept' } }],
  ['with an empty guest', { plusOne: '  ' }, {}],
  ['with the name of a guest', { plusOne: 'Mary Somerville' }, {}],
  ['with a guest whose name has digits', { plusOne: 'R2D2 99' }, { plusOne: { key: 'validation.name' } }],
  ['without a day', { attendingDays: '' }, { attendingDays: { key: 'validation.required' } }],
  ['with a day of another week', { attendingDays: '2027-04-01' }, { attendingDays: { key: 'validation.choice' } }],
  ['without a last name', { lastName: ' ' }, { lastName: { key: 'validation.required' } }],
  ['with a phone number that is too short', { phoneNumber: '12' }, { phoneNumber: expect.anything() }],
])('a sign-up %s has these problems [EVT-02]', (_, change, problems) => {
  expect(checkEventForm({ ...valid, ...change }, rules)).toEqual(problems)
})

test('days are asked for only when the event has two or more, and a guest only where guests may come [EVT-02]', () => {
  const oneDay = { ...rules, days: ['2027-03-12'] }
  expect(checkEventForm({ ...valid, attendingDays: '' }, oneDay)).toEqual({})
  const alone = { ...rules, allowsPlusOne: false }
  expect(checkEventForm({ ...valid, plusOne: 'Mary Somerville' }, alone)).toHaveProperty('plusOne')
  expect(parseAttendingDays('2027-03-13, 2027-03-12,,2027-03-13')).toEqual(['2027-03-12', '2027-03-13'])
})

const dates = { startsAt: 100, closesAt: null, cancelledAt: null }
const input = { event: { ...dates, capacity: 4 }, taken: 3, hasWaiting: false, own: null, seats: 1, now: 0 }
const confirmed: Registration = { state: 'confirmed', seats: 1 }

test.each([
  ['into the last place', {}, { ok: true, state: 'confirmed' }],
  ['with a guest into one place', { seats: 2 }, { ok: true, state: 'waiting' }],
  ['behind a waiting list', { hasWaiting: true }, { ok: true, state: 'waiting' }],
  ['once the event has begun', { now: 100 }, { ok: false, reason: 'sign_up_closed' }],
  [
    'once its sign-up is closed',
    { event: { ...dates, closesAt: 50, capacity: 4 }, now: 50 },
    { ok: false, reason: 'sign_up_closed' },
  ],
  [
    'for an event that was cancelled',
    { event: { ...dates, cancelledAt: 0, capacity: 4 } },
    { ok: false, reason: 'sign_up_closed' },
  ],
  [
    'with a guest where the event has one place',
    { seats: 2, taken: 0, event: { ...dates, capacity: 1 } },
    { ok: false, reason: 'no_place_for_guest' },
  ],
  ['again, with a guest into the last place', { own: confirmed, seats: 2 }, { ok: true, state: 'confirmed' }],
  [
    'again, with a guest into a full event',
    { own: confirmed, seats: 2, taken: 4 },
    { ok: false, reason: 'no_place_for_guest' },
  ],
  [
    'again, with a guest past the waiting list',
    { own: confirmed, seats: 2, hasWaiting: true },
    { ok: false, reason: 'no_place_for_guest' },
  ],
  ['again, without the guest', { own: { state: 'confirmed', seats: 2 }, taken: 4 }, { ok: true, state: 'confirmed' }],
  ['again while waiting', { own: { state: 'waiting', seats: 1 }, hasWaiting: true }, { ok: true, state: 'waiting' }],
] as const)('a registration %s is decided so [EVT-03]', (_, change, plan) => {
  expect(planRegistration({ ...input, ...change })).toEqual(plan)
})

test('places that come free go to the first of the waiting list who fit, and no one is overtaken [EVT-03]', () => {
  const seats = fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 12 })
  fc.assert(
    fc.property(seats, fc.integer({ min: 0, max: 12 }), (wanted, free) => {
      const waiting = wanted.map((places, index) => ({ id: String(index), seats: places }))
      const admitted = planAdmissions(waiting, free)
      expect(admitted).toEqual(waiting.slice(0, admitted.length).map(({ id }) => id))
      const used = wanted.slice(0, admitted.length).reduce((sum, places) => sum + places, 0)
      expect(used).toBeLessThanOrEqual(free)
      const next = wanted[admitted.length]
      if (next !== undefined) expect(used + next).toBeGreaterThan(free)
    }),
  )
})

test('a calendar file has the moments in UTC, escaped text and lines of at most 75 octets [EVT-01]', () => {
  const entry = {
    ...{ id: 'westend', name: 'Läufe, Kaffee; Gespräche', place: 'Straße\n12, '.repeat(12), isCancelled: false },
    ...{ url: 'https://shop.example/westend' },
    ...{ startsAt: at('2027-03-12T17:00:00Z'), endsAt: at('2027-03-13T20:30:00Z'), now: at('2027-01-01T00:00:00Z') },
  }
  const file = writeCalendar(entry)
  const lines = file.split('\r\n')
  expect(lines).toContain('DTSTART:20270312T170000Z')
  expect(lines).toContain('DTEND:20270313T203000Z')
  expect(lines).toContain('SUMMARY:Läufe\\, Kaffee\\; Gespräche')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(file).not.toContain('STATUS')
  expect(writeCalendar({ ...entry, isCancelled: true }).split('\r\n')).toContain('STATUS:CANCELLED')
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${'Straße\\n12\\, '.repeat(12)}`)
})
