import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, requireOk } from '../../testing/cart-builders.ts'
import { planAddItem } from '../cart/plan-add-item.ts'
import { planRestoreItem } from '../cart/plan-remove-item.ts'
import { planSaveForLater } from './plan-save-for-later.ts'
import { getSavedItemKey, toCartInput, toSavedItem } from './saved-item.ts'

const facts = buildFacts()
const giftOption = { to: 'Ada', email: 'ada@example.com', message: '' }
const line = buildLine({ id: 'a', qty: 3, recipeId: 'r', giftOption, pdpUrl: '/p/shoe' })

test('a saved item returns to a cart unchanged [CART-26]', () => {
  const plan = requireOk(planSaveForLater(buildCart({ lines: [line] }), 'a', facts))
  expect(plan.cart.lines).toEqual([])
  const { addedAt: _, id: __, ...added } = requireOk(planAddItem(plan.cart, toCartInput(plan.item, 'b'), facts)).line
  const { addedAt: ___, id: ____, ...before } = line
  expect(added).toEqual({ ...before, seenUnitPrice: 10_000 })
})

test('a gift of a promotion and an unknown line cannot be saved [CART-26]', () => {
  const cart = buildCart({ lines: [{ ...line, bonus: { promotionId: 'p' } }] })
  expect(planSaveForLater(cart, 'a', facts)).toMatchObject({ reason: 'gift_only' })
  expect(planSaveForLater(cart, 'z', facts)).toMatchObject({ reason: 'unknown_line' })
})

test('equal items have one key whatever their quantity; recipe, value and gift option distinguish them [CART-26]', () => {
  const { recipeId: _, giftOption: __, ...plain } = toSavedItem(line)
  expect(getSavedItemKey(plain)).toBe(plain.variantId)
  const keys = [plain, { ...plain, recipeId: 'r' }, { ...plain, customAmount: 5 }, { ...plain, giftOption }]
  expect(new Set(keys.map(getSavedItemKey)).size).toBe(4)
  expect(getSavedItemKey({ ...plain, qty: 9 })).toBe(getSavedItemKey(plain))
})

test('a restored line has its position, its seen price and its adjustments [CART-07]', () => {
  const adjustment = { id: 'x', lineId: 'a', amount: 5, reason: 'Scuffed', by: 'AGENT:1' }
  const seen = { ...line, seenUnitPrice: 9000 }
  const cart = buildCart({ lines: [seen, buildLine({ id: 'b' })], priceAdjustments: [adjustment] })
  const { cart: without } = requireOk(planSaveForLater(cart, 'a', facts))
  expect(without.priceAdjustments).toEqual([])
  const [removed] = without.removed ?? []
  if (!removed) throw new Error('nothing to put back')
  const back = requireOk(planRestoreItem(without, removed, facts)).cart
  expect(back).toMatchObject({ lines: cart.lines, priceAdjustments: [adjustment], removed: [] })
})

test('gift cards for two days are two saved items, and one without a day is a third [CART-26]', () => {
  const plain = toSavedItem(line)
  const keys = [undefined, '2026-12-24', '2026-12-25'].map((sendOn) =>
    getSavedItemKey({ ...plain, giftOption: { ...giftOption, ...(sendOn && { sendOn }) } }),
  )
  expect(new Set(keys).size).toBe(3)
  expect(getSavedItemKey({ ...plain, giftOption: { ...giftOption, sendOn: undefined } })).toBe(keys[0])
})
