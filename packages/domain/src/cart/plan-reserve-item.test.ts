import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildVariant, now, requireOk } from '../../testing/cart-builders.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { planSaveForLater } from '../saved-items/plan-save-for-later.ts'
import { findFlashMessages } from './find-flash-messages.ts'
import { planAcknowledge } from './plan-acknowledge.ts'
import { planRestoreItem } from './plan-remove-item.ts'
import { getReservationEnd, planReserveItem } from './plan-reserve-item.ts'
import { planUpdateItem } from './plan-update-item.ts'
import type { SellableVariant } from './sellable-variant.ts'

const reservation = { id: 'r', until: getReservationEnd(now, true) }
const input = { lineId: 'l', variantId: 'shoe-42', storeId: 's', reservation }
const reserve = (variant: Partial<SellableVariant>, qty = 1) =>
  planReserveItem(
    buildCart({ lines: [] }),
    { ...input, qty },
    buildFacts({ variants: [buildVariant({ isReservationOnly: true, storeStock: { s: 2 }, ...variant })] }),
  )

test('a reserved item waits at its store as a line of its own until the reservation ends [CART-19]', () => {
  const { line } = requireOk(reserve({}))
  expect(line).toMatchObject({ delivery: { kind: 'pickup', storeId: 's' }, reservation })
  expect(reservation.until - now).toBe(48 * 60 * 60 * 1000)
  const facts = buildFacts({ variants: [buildVariant({ isReservationOnly: true, storeStock: { s: 2 } })] })
  const held = buildCart({ lines: [buildLine({ delivery: { kind: 'pickup', storeId: 's' } })] })
  expect(requireOk(planReserveItem(held, input, facts)).cart.lines).toHaveLength(2)
})

test.each([
  ['can be shipped', { isReservationOnly: false }, 1, 'not_reservable'],
  ['the store has no record of', { storeStock: { other: 3 } }, 1, 'no_stock_record'],
  ['the store has sold', { storeStock: { s: 0 } }, 1, 'out_of_stock'],
  ['the store has too little of', {}, 3, 'max_quantity'],
  ['is withdrawn', { isWithdrawn: true }, 1, 'withdrawn'],
] as const)('an item that %s is not reserved [CART-19]', (_, variant, qty, reason) => {
  expect(reserve(variant, qty)).toMatchObject({ ok: false, reason })
})

const held = buildLine({ delivery: { kind: 'pickup', storeId: 's' }, reservation })
const factsWithStock = (stock: number) =>
  buildFacts({ variants: [buildVariant({ isReservationOnly: true, storeStock: { s: stock, t: 9 } })] })

test.each([
  ['another quantity', { qty: 2 }, 'max_quantity'],
  ['another variant', { variantId: 'other' }, 'no_longer_in_stock'],
  ['another store', { delivery: { kind: 'pickup', storeId: 't' } }, 'no_longer_in_stock'],
] as const)('a reserved line does not change to %s [CART-19]', (_, change, reason) => {
  const cart = buildCart({ lines: [held] })
  expect(planUpdateItem(cart, { lineId: held.id, ...change }, factsWithStock(9))).toMatchObject({ ok: false, reason })
  const after = { ...factsWithStock(9), now: reservation.until }
  const isUnknown = 'variantId' in change
  expect(planUpdateItem(cart, { lineId: held.id, ...change }, after)).toMatchObject(
    isUnknown ? { reason: 'unavailable' } : { ok: true },
  )
})

test('a reserved item may become a gift [CART-13] [CART-19]', () => {
  const giftOption = { to: 'Bo', email: 'bo@example.com', message: '' }
  const { line } = requireOk(
    planUpdateItem(buildCart({ lines: [held] }), { lineId: held.id, giftOption }, factsWithStock(0)),
  )
  expect(line).toMatchObject({ giftOption, reservation })
})

test("a second line of a reserved variant gets only the store's free stock [CART-16] [CART-19]", () => {
  const second = buildLine({ id: 'second', delivery: held.delivery, qty: 2 })
  const cart = buildCart({ lines: [held, second] })
  expect(findFlashMessages(cart, factsWithStock(2))).toEqual([])
  expect(findFlashMessages(cart, factsWithStock(1))).toMatchObject([
    { code: 'ProductLineItemInventoryMissing', details: { itemId: 'second', missingQty: 1, shipmentId: 'store:s' } },
  ])
})

test.each([
  [1, []],
  [0, [{ code: 'ProductLineItemFullInventoryMissing', details: { itemId: held.id } }]],
])('an ended reservation leaves a pickup with the store’s stock, %i [CART-19]', (stock, messages) => {
  const facts = { ...factsWithStock(stock), now: reservation.until }
  const cart = buildCart({ lines: [held] })
  expect(findFlashMessages(cart, facts)).toMatchObject(messages)
  const priced = priceCart(cart, facts)
  expect(planAcknowledge(cart, priced, facts.now).lines[0]?.reservation).toBeUndefined()
  expect(planAcknowledge(cart, priced, now)).toBe(cart)
})

test('undo restores a reservation until its end, and the saved item has none [CART-07] [CART-19] [CART-26]', () => {
  const plan = requireOk(planSaveForLater(buildCart({ lines: [held] }), held.id, { now }))
  expect(plan.item).not.toHaveProperty('reservation')
  expect(plan.removed.line.reservation).toEqual(reservation)
  expect(requireOk(planRestoreItem(plan.cart, plan.removed, factsWithStock(0))).line).toEqual(held)
  const late = { ...factsWithStock(1), now: reservation.until }
  expect(requireOk(planRestoreItem(plan.cart, plan.removed, late)).line.reservation).toBeUndefined()
  expect(planRestoreItem(plan.cart, plan.removed, { ...factsWithStock(0), now: reservation.until })).toMatchObject({
    reason: 'out_of_stock',
  })
})
