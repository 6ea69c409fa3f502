import { expect, test } from 'vitest'
import { type EventInput, findEventState, planEvent } from './plan-event.ts'

const now = Date.parse('2027-01-01T00:00:00Z')
const input: EventInput = {
  ...{ timeZone: 'America/New_York', startsAt: '2027-03-12T18:00', endsAt: '2027-03-12T21:00' },
  ...{ closesAt: '2027-03-11T12:00', capacity: 10 },
}

test('the times of an event are those of its place', () => {
  expect(planEvent(input, { taken: 10, now })).toEqual({
    ok: true,
    times: {
      startsAt: Date.parse('2027-03-12T23:00:00Z'),
      endsAt: Date.parse('2027-03-13T02:00:00Z'),
      closesAt: Date.parse('2027-03-11T17:00:00Z'),
    },
  })
  expect(planEvent({ ...input, closesAt: null }, { taken: 0, now })).toMatchObject({ times: { closesAt: null } })
})

test.for<[string, Partial<EventInput>, object]>([
  ['a time zone that does not exist', { timeZone: 'Europe/Roma' }, { field: 'timeZone' }],
  ['a beginning that has passed', { startsAt: '2026-12-31T10:00' }, { field: 'startsAt' }],
  ['a beginning on a day that does not exist', { startsAt: '2027-02-30T10:00' }, { field: 'startsAt' }],
  ['an end at its beginning', { endsAt: '2027-03-12T18:00' }, { field: 'endsAt' }],
  ['a sign-up that closes after its beginning', { closesAt: '2027-03-12T18:01' }, { field: 'closesAt' }],
  ['fewer places than are taken', { capacity: 9 }, { reason: 'capacity_taken' }],
])('an event with %s is refused', ([, change, expected]) => {
  expect(planEvent({ ...input, ...change }, { taken: 10, now })).toMatchObject({ ok: false, ...expected })
})

test.for([
  [0, null, null, 'open'],
  [5, 5, null, 'closed'],
  [10, null, null, 'closed'],
  [20, null, null, 'past'],
  [0, null, 3, 'cancelled'],
] as const)('at %i an event that closes at %s and was cancelled at %s is %s', ([at, closesAt, cancelledAt, state]) => {
  expect(findEventState({ startsAt: 10, endsAt: 20, closesAt, cancelledAt }, at)).toBe(state)
})
