import { expect, test } from 'vitest'
import { findReservationRefusal, getUnconfirmedShare, type OpenReservations } from './find-reservation-refusal.ts'

const none: OpenReservations = { ofMailbox: 0, ofShopper: 0, ofNetwork: 0, onHand: 10, unconfirmedUnits: 0 }
const unconfirmed = { qty: 1, isConfirmed: false }

test.each<[string, Partial<OpenReservations>, object, object | null]>([
  ['a first reservation', {}, {}, null],
  ['three units at once', {}, { qty: 3 }, { reason: 'max_quantity', maximum: 2 }],
  ['a fourth of one mailbox', { ofMailbox: 3 }, {}, { reason: 'max_quantity', field: 'reservations', maximum: 3 }],
  ['a fourth of one shopper', { ofShopper: 3 }, {}, { reason: 'max_quantity', field: 'reservations', maximum: 3 }],
  ['one more of a network', { ofNetwork: 20 }, {}, { field: 'networkReservations', maximum: 20 }],
  ['the last unit of the share', { unconfirmedUnits: 4 }, {}, null],
  ['a unit beyond the share', { unconfirmedUnits: 5 }, {}, { reason: 'out_of_stock' }],
  ['a unit beyond the share with a confirmed mailbox', { unconfirmedUnits: 5 }, { isConfirmed: true }, null],
])('a store decides about %s [CART-19]', (_, open, asked, refusal) => {
  const found = findReservationRefusal({ ...none, ...open }, { ...unconfirmed, ...asked })
  if (refusal === null) expect(found).toBeNull()
  else expect(found).toMatchObject({ ok: false, ...refusal })
})

test('unconfirmed reservations hold at most half of a variant, and a single unit may be held [CART-19]', () => {
  expect([0, 1, 2, 3, 9].map(getUnconfirmedShare)).toEqual([1, 1, 1, 1, 4])
})
