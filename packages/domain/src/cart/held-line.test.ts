import { describe, expect, test } from 'vitest'
import { buildLine, now } from '../../testing/cart-builders.ts'
import { minutes } from '../time/durations.ts'
import type { CartLine } from './cart-line.ts'
import { findHeldRefusal } from './find-held-refusal.ts'
import { isHeld, withHoldStates, withoutEndedHold } from './held-line.ts'
import { getReservationEnd } from './plan-reserve-item.ts'

/** The line of a cart that has no other. */
const withHoldState = (line: CartLine, states: Parameters<typeof withHoldStates>[1], at: number): CartLine =>
  withHoldStates({ lines: [line] }, states, at).lines[0] ?? line

const until = now + minutes(15)
const held = buildLine({ qty: 2, delivery: { kind: 'pickup', storeId: 's' }, reservation: { id: 'r', until } })

test.each([
  ['before its end', until - 1, true],
  ['at its end', until, false],
  ['after its end', until + 1, false],
])('a store holds a line %s: %s %s [CART-19]', (_, at, is) => {
  expect(isHeld(held, at)).toBe(is)
  expect(withoutEndedHold(held, at).reservation !== undefined).toBe(is)
})

test('a line without a reservation is not held and stays the same', () => {
  const line = buildLine()
  expect(isHeld(line, now)).toBe(false)
  expect(withoutEndedHold(line, now)).toBe(line)
  expect(withHoldState(line, { r: { isHeld: true, until, isConfirmed: true } }, now)).toBe(line)
})

describe('the state of a reservation', () => {
  const reservationAfter = (states: Parameters<typeof withHoldState>[1], at: number, line: CartLine = held) =>
    withHoldState(line, states, at).reservation

  test('moves its end when the mailbox confirms it', () => {
    const later = getReservationEnd(now, true)
    expect(later).toBeGreaterThan(getReservationEnd(now, false))
    const state = { isHeld: true, until: later, isConfirmed: true }
    expect(reservationAfter({ r: state }, now)).toEqual({ id: 'r', until: later, isConfirmed: true })
  })

  test('is confirmed where nothing says that it is not, for reservations of before there were confirmations', () => {
    expect(reservationAfter({}, until)).toEqual({ id: 'r', until, isConfirmed: true })
    const open = { ...held, reservation: { id: 'r', until, isConfirmed: false } }
    expect(reservationAfter({}, until, open)).toEqual({ id: 'r', until, isConfirmed: false })
  })

  test('ends at once, and early, when the store no longer holds the units', () => {
    const state = { isHeld: false, until, isConfirmed: false }
    expect(reservationAfter({ r: state }, now)).toEqual({
      id: 'r',
      until: now,
      isConfirmed: false,
      hasEndedEarly: true,
    })
    expect(reservationAfter({}, now)).toMatchObject({ until: now, hasEndedEarly: true })
  })

  test('does not end early when its time is over, and stays ended early once it is', () => {
    expect(reservationAfter({}, until)).not.toHaveProperty('hasEndedEarly')
    const early = withHoldState(held, {}, now)
    expect(reservationAfter({}, until + 1, early)).toEqual(early.reservation)
  })
})

test.each<[string, Parameters<typeof findHeldRefusal>[1], object | null]>([
  ['nothing', {}, null],
  ['the same quantity', { qty: 2 }, null],
  ['the same store', { delivery: { kind: 'pickup', storeId: 's' } }, null],
  ['one unit less', { qty: 1 }, { reason: 'max_quantity', maximum: 2 }],
  ['one unit more', { qty: 3 }, { reason: 'max_quantity', maximum: 2 }],
  ['another variant', { variantId: 'other' }, { reason: 'no_longer_in_stock' }],
  ['a design', { recipeId: 'r' }, { reason: 'no_longer_in_stock' }],
  ['another store', { delivery: { kind: 'pickup', storeId: 't' } }, { reason: 'no_longer_in_stock' }],
  ['shipping', { delivery: { kind: 'ship' } }, { reason: 'no_longer_in_stock' }],
])(
  'a reserved line that is asked for %s is refused while it is held, and free afterwards [CART-19]',
  (_, input, refusal) => {
    const refused = findHeldRefusal(held, input, until - 1)
    if (refusal) expect(refused).toEqual({ ok: false, lineId: held.id, ...refusal })
    else expect(refused).toBeNull()
    expect(findHeldRefusal(held, input, until)).toBeNull()
  },
)
