import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildVariant } from '../../testing/cart-builders.ts'
import { findExcessLine } from './count-allowed-units.ts'
import { planAddItem } from './plan-add-item.ts'

const shoe = buildVariant()
const socks = buildVariant({ id: 'socks', maxQty: 24 })
const card = buildVariant({ id: 'card', taxClass: 'gift_card', isDigital: true })
const otherCard = buildVariant({ id: 'card-2', taxClass: 'gift_card', isDigital: true })
const facts = buildFacts({ variants: [shoe, socks, card, otherCard] })

const add = (lines: ReturnType<typeof buildLine>[], item: { variantId: string; qty: number; recipeId?: string }) =>
  planAddItem(buildCart({ lines }), { lineId: 'new', ...item }, facts)

test('an order holds ten units of one variant, on however many lines [CART-08]', () => {
  const lines = [buildLine({ qty: 6, recipeId: 'red' })]
  expect(add(lines, { variantId: 'shoe-42', qty: 4, recipeId: 'blue' }).ok).toBe(true)
  const refused = { ok: false, reason: 'max_quantity', maximum: 4 }
  expect(add(lines, { variantId: 'shoe-42', qty: 5, recipeId: 'blue' })).toMatchObject(refused)
  expect(add([], { variantId: 'socks', qty: 24 }).ok).toBe(true)
})

test('a refusal of a variant whose units are all on other lines names no maximum [CART-08]', () => {
  const refused = add([buildLine({ qty: 10, recipeId: 'red' })], { variantId: 'shoe-42', qty: 1, recipeId: 'blue' })
  expect(refused).toEqual({ ok: false, reason: 'max_quantity', lineId: 'new' })
})

test('an order buys ten gift cards, of however many kinds [CART-28]', () => {
  const lines = [buildLine({ variantId: 'card', qty: 7 })]
  expect(add(lines, { variantId: 'card-2', qty: 3 }).ok).toBe(true)
  const refused = { ok: false, reason: 'max_quantity', maximum: 10, field: 'giftCards' }
  expect(add(lines, { variantId: 'card-2', qty: 4 })).toMatchObject(refused)
})

test('a cart from before the bounds has a line in excess; gifts of promotions do not count [CART-08]', () => {
  const gift = buildLine({ id: 'gift', qty: 5, bonus: { promotionId: 'p' } })
  expect(findExcessLine(buildCart({ lines: [buildLine({ qty: 10 }), gift] }), facts.variants)).toBeNull()
  expect(findExcessLine(buildCart({ lines: [buildLine({ qty: 44 })] }), facts.variants)).toBe('line-shoe-42')
})
