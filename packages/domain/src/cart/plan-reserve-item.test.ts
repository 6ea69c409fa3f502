import { expect, test } from 'vitest'
import { getReservationEnd, planReserveItem } from './plan-reserve-item.ts'
import type { SellableVariant } from './sellable-variant.ts'
import { buildCart, buildFacts, buildLine, buildVariant, now, requireOk } from './till-builders.ts'

const reservation = { id: 'r', until: getReservationEnd(now) }
const wish = { lineId: 'l', variantId: 'shoe-42', storeId: 's', reservation }
const reserve = (variant: Partial<SellableVariant>, qty = 1) =>
  planReserveItem(
    buildCart({ lines: [] }),
    { ...wish, qty },
    buildFacts({ variants: [buildVariant({ isReservationOnly: true, storeStock: { s: 2 }, ...variant })] }),
  )

test('what is reserved waits at its store as a line of its own until the reservation ends [CART-19]', () => {
  const { line } = requireOk(reserve({}))
  expect(line).toMatchObject({ delivery: { kind: 'pickup', storeId: 's' }, reservation })
  expect(reservation.until - now).toBe(48 * 60 * 60 * 1000)
  const facts = buildFacts({ variants: [buildVariant({ isReservationOnly: true, storeStock: { s: 2 } })] })
  const held = buildCart({ lines: [buildLine({ delivery: { kind: 'pickup', storeId: 's' } })] })
  expect(requireOk(planReserveItem(held, wish, facts)).cart.lines).toHaveLength(2)
})

test.each([
  ['is sold otherwise too', { isReservationOnly: false }, 1, 'ORD404'],
  ['the store does not keep', { storeStock: { other: 3 } }, 1, 'INV701'],
  ['the store has sold', { storeStock: { s: 0 } }, 1, 'INV700'],
  ['the store has too little of', {}, 3, 'INV408'],
  ['is withdrawn', { isWithdrawn: true }, 1, 'INV405'],
] as const)('what %s is not reserved [CART-19]', (_, variant, qty, reason) => {
  expect(reserve(variant, qty)).toMatchObject({ ok: false, reason })
})
