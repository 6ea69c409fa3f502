import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildVariant, now, requireOk } from '../../testing/cart-builders.ts'
import { days } from '../time/durations.ts'
import type { Cart } from './cart.ts'
import { planAddItem } from './plan-add-item.ts'
import { planRemoveItem, planRestoreItem } from './plan-remove-item.ts'
import { planUpdateItem, type UpdateItem } from './plan-update-item.ts'
import type { SellableVariant } from './sellable-variant.ts'

const empty = buildCart({ lines: [] })
const facts = buildFacts()

test('an added item gets one unit, shipping, and the price that the shopper saw [CART-05] [CART-08]', () => {
  const later = { ...facts, now: now + 5 }
  const plan = planAddItem(empty, { lineId: 'l', variantId: 'shoe-42', recipeId: 'r', pdpUrl: '/p/shoe' }, later)
  expect(plan.ok && plan.line).toEqual({
    id: 'l',
    variantId: 'shoe-42',
    masterId: 'shoe',
    upc: 'upc-shoe-42',
    qty: 1,
    maxQty: 999_999,
    delivery: { kind: 'ship' },
    recipeId: 'r',
    pdpUrl: '/p/shoe',
    seenUnitPrice: 10_000,
    addedAt: now + 5,
  })
  expect(plan.ok && [plan.cart.version, plan.cart.updatedAt]).toEqual([empty.version + 1, now + 5])
  expect(plan.ok && plan.cart.expiresAt).toBe(now + 5 + days(30))
})

test('a line takes picture, link and seen price from the last addition', () => {
  const cart = buildCart({ lines: [buildLine({ productImageURL: 'old.jpg', pdpUrl: '/old', seenUnitPrice: 9000 })] })
  const again = requireOk(planAddItem(cart, { lineId: 'l', variantId: 'shoe-42', productImageURL: 'new.jpg' }, facts))
  expect(again.line).toMatchObject({ qty: 2, productImageURL: 'new.jpg', pdpUrl: '/old', seenUnitPrice: 10_000 })
})

test("the catalogue's ids override the caller's", () => {
  const plan = planAddItem(empty, { lineId: 'l', variantId: 'shoe-42', masterId: 'cheap', upc: 'other' }, facts)
  expect(plan.ok && [plan.line.masterId, plan.line.upc]).toEqual(['shoe', 'upc-shoe-42'])
})

test.each([
  ['the same item is one line with the sum', {}, [3]],
  ['another recipe is another line', { recipeId: 'r' }, [1, 2]],
  ['another delivery is another line', { delivery: { kind: 'pickup', storeId: 's' } }, [1, 2]],
  ['a gift is another line', { giftOption: { to: 'a', email: 'a@b.ch', message: '' } }, [1, 2]],
] as const)('%s [CART-05]', (_, changes, quantities) => {
  const some = buildFacts({ variants: [buildVariant({ storeStock: { s: 5 } })] })
  const plan = planAddItem(buildCart(), { lineId: 'l', variantId: 'shoe-42', qty: 2, ...changes }, some)
  expect(plan.ok && plan.cart.lines.map(({ qty }) => qty)).toEqual(quantities)
})

type AddCase = [string, Partial<SellableVariant>, object, string, number?]

test.each<AddCase>([
  ['a quantity of 0', {}, { qty: 0 }, 'invalid_quantity'],
  ['a negative quantity', {}, { qty: -1 }, 'invalid_quantity'],
  ['half a unit', {}, { qty: 1.5 }, 'invalid_quantity'],
  ['no number', {}, { qty: Number.NaN }, 'invalid_quantity'],
  ['a huge quantity', {}, { qty: 2 ** 60 }, 'invalid_quantity'],
  ['a million units', { stock: 1e7 }, { qty: 1_000_000 }, 'max_quantity', 10],
  ['more units than the product allows', { maxQty: 12 }, { qty: 13 }, 'max_quantity', 12],
  ['more than the caller allows', {}, { qty: 3, maxQty: 2 }, 'max_quantity', 2],
  ['more than the variant allows', { maxQty: 4 }, { qty: 5 }, 'max_quantity', 4],
  ['more than the stock', { stock: 3 }, { qty: 5 }, 'max_quantity', 3],
  ['a sold-out variant', { stock: 0 }, {}, 'out_of_stock'],
  ['a variant without inventory record', { stock: null }, {}, 'no_stock_record'],
  ['a variant without price', { prices: [] }, {}, 'no_price'],
  ['a variant priced in another currency', { currency: 'USD' }, {}, 'invalid_price'],
  ['a price made up by the caller', {}, { customAmount: 1 }, 'invalid_price'],
  ['a gift card of a negative value', { taxClass: 'gift_card' }, { customAmount: -5 }, 'invalid_price'],
  ['a withdrawn variant', { isWithdrawn: true }, {}, 'withdrawn'],
  ['a variant that is coming soon', { isComingSoon: true }, {}, 'unavailable'],
  ['a variant that is launched later', { targetPublishDate: now + 1 }, {}, 'unavailable'],
  ['a presale for a guest', { isPresale: true }, {}, 'sign_in_required'],
  ['a reservation to be shipped', { isReservationOnly: true }, {}, 'unavailable'],
  [
    'made-to-order goods at a store',
    { isCustoms: true },
    { delivery: { kind: 'pickup', storeId: 's' } },
    'not_at_store',
  ],
  ['digital goods at a store', { isDigital: true }, { delivery: { kind: 'pickup', storeId: 's' } }, 'not_at_store'],
  ['a gift option for a variant without one', { giftOption: 'none' }, { giftOption: { to: '' } }, 'no_gift_option'],
  [
    'a gift option for a variant that forbids it',
    { giftOption: 'forbidden' },
    { giftOption: { to: '' } },
    'gift_option_not_allowed',
  ],
  ['a pickup at a store without record', {}, { delivery: { kind: 'pickup', storeId: 's' } }, 'no_stock_record'],
  [
    'a pickup at a store without stock',
    { storeStock: { s: 0 } },
    { delivery: { kind: 'pickup', storeId: 's' } },
    'out_of_stock',
  ],
  ['an unknown variant', { id: 'other' }, {}, 'unavailable'],
])('%s is refused and changes nothing [CART-05] [CART-08]', (_, variant, input, reason, maximum) => {
  const some = buildFacts({ variants: [buildVariant(variant)] })
  const before = structuredClone(empty)
  const plan = planAddItem(empty, { lineId: 'l', variantId: 'shoe-42', ...input }, some)
  expect(plan.ok ? plan : [plan.reason, plan.maximum]).toEqual([reason, maximum])
  expect(empty).toEqual(before)
})

test.each([
  ['digital goods', { isDigital: true, stock: null }, {}],
  ['made-to-order goods', { isCustoms: true, stock: 0 }, {}],
  [
    'goods that a store holds',
    { isReservationOnly: true },
    { delivery: { kind: 'pickup', storeId: 's' }, reservation: { id: 'r', until: now + 1 } },
  ],
] as const)('%s count as in stock [CAT-08]', (_, variant, input) => {
  const some = buildFacts({ variants: [buildVariant(variant)] })
  expect(planAddItem(empty, { lineId: 'l', variantId: 'shoe-42', ...input }, some).ok).toBe(true)
})

test('a presale product can be bought after signing in [CAT-08]', () => {
  const some = { ...buildFacts({ variants: [buildVariant({ isPresale: true })] }), isSignedIn: true }
  expect(planAddItem(empty, { lineId: 'l', variantId: 'shoe-42' }, some).ok).toBe(true)
})

test('the maximum limits the whole line and all lines of one stock item together [CART-08]', () => {
  const twins = ['a', 'b'].map((id) => buildVariant({ id, stockItemId: 'one', stock: 5 }))
  const some = buildFacts({ variants: twins })
  const cart = buildCart({ lines: [buildLine({ variantId: 'a', qty: 3 })] })
  const add = (variantId: string, qty: number) => planAddItem(cart, { lineId: 'l', variantId, qty }, some)
  expect(add('a', 3)).toMatchObject({ reason: 'max_quantity', maximum: 5 })
  expect(add('b', 3)).toMatchObject({ reason: 'max_quantity', maximum: 2 })
  expect(add('b', 2).ok).toBe(true)
})

test('a cart holds a hundred lines, and one more is refused with the maximum [CART-08]', () => {
  const lines = Array.from({ length: 100 }, (_, index) => buildLine({ id: `l${index}`, recipeId: `${index}` }))
  const facts = buildFacts({ variants: [buildVariant({ maxQty: 999 })] })
  expect(planAddItem(buildCart({ lines }), { lineId: 'new', variantId: 'shoe-42' }, facts)).toEqual({
    ok: false,
    reason: 'max_quantity',
    maximum: 100,
    field: 'lines',
  })
  expect(planAddItem(buildCart({ lines }), { lineId: 'new', variantId: 'shoe-42', recipeId: '7' }, facts).ok).toBe(true)
})

test.each([
  ['ordering', 'being_ordered'],
  ['ordered', 'cart_gone'],
  ['merged', 'cart_gone'],
  ['expired', 'cart_gone'],
] as const)('a cart in state %s refuses changes with %s', (state, reason) => {
  const cart = buildCart({ state })
  const plans = [
    planAddItem(cart, { lineId: 'l', variantId: 'shoe-42' }, facts),
    planUpdateItem(cart, { lineId: 'line-shoe-42', qty: 2 }, facts),
    planRemoveItem(cart, 'line-shoe-42', facts),
    planRestoreItem(cart, { line: buildLine({ id: 'l' }), position: 0 }, facts),
  ]
  expect(plans.map((plan) => (plan.ok ? 'ok' : plan.reason))).toEqual([reason, reason, reason, reason])
})

const shoes = [
  buildVariant({ storeStock: { s: 5 }, stock: 50 }),
  buildVariant({ id: 'shoe-43', masterId: 'shoe', slug: 'shoe-43', imageURL: '43.jpg', price: 11_000 }),
]

const update = (changes: Omit<UpdateItem, 'lineId'>, cart: Cart = buildCart()) =>
  planUpdateItem(cart, { lineId: 'line-shoe-42', ...changes }, buildFacts({ variants: shoes }))

test('a line changes its quantity, variant, recipe, delivery and gift option [CART-06]', () => {
  expect(update({ qty: 7 })).toMatchObject({ ok: true, line: { qty: 7 } })
  expect(update({ variantId: 'shoe-43' })).toMatchObject({
    line: {
      variantId: 'shoe-43',
      upc: 'upc-shoe-43',
      slug: 'shoe-43',
      productImageURL: '43.jpg',
      seenUnitPrice: 11_000,
    },
  })
  expect(update({ recipeId: 'r' })).toMatchObject({ line: { recipeId: 'r' } })
  const giftOption = { to: 'Ada', email: 'ada@example.com', message: '' }
  const gift = requireOk(update({ giftOption }))
  expect(gift.line.giftOption).toEqual(giftOption)
  expect(requireOk(update({ giftOption: null }, gift.cart)).line).not.toHaveProperty('giftOption')
})

test('a change between shipping and pickup adds a notification [CART-06] [CART-15]', () => {
  const pickup = requireOk(update({ delivery: { kind: 'pickup', storeId: 's' } }))
  expect(pickup.cart.notifications).toEqual([{ kind: 'shipping_became_pickup', lineId: 'line-shoe-42', at: now }])
  const home = requireOk(update({ delivery: { kind: 'ship' } }, pickup.cart))
  expect(home.cart.notifications.map(({ kind }) => kind)).toEqual(['pickup_became_shipping'])
})

test('a line that becomes equal to another absorbs it and keeps its place [CART-06]', () => {
  const lines = [buildLine({ variantId: 'shoe-43', qty: 2 }), buildLine({ qty: 3 })]
  const plan = update({ variantId: 'shoe-43' }, buildCart({ lines }))
  expect(plan.ok && plan.cart.lines.map(({ id, qty }) => [id, qty])).toEqual([['line-shoe-42', 5]])
})

test.each([
  ['a quantity of 0', { qty: 0 }, 'invalid_quantity'],
  ['more than the stock', { qty: 51 }, 'max_quantity'],
  ['an unknown variant', { variantId: 'none' }, 'unavailable'],
  ['a store without it', { delivery: { kind: 'pickup', storeId: 'x' } }, 'no_stock_record'],
  ['another line', { lineId: 'none' }, 'unknown_line'],
] as const)('an update to %s is refused [CART-06]', (_, changes, reason) => {
  const plan = planUpdateItem(buildCart(), { lineId: 'line-shoe-42', ...changes }, buildFacts({ variants: shoes }))
  expect(plan).toMatchObject({ ok: false, reason })
})

test('an update of a sold-out item and of a gift are refused with reasons of their own [CART-12]', () => {
  const sold = buildFacts({ variants: [buildVariant({ stock: 0 })] })
  expect(planUpdateItem(buildCart(), { lineId: 'line-shoe-42', qty: 2 }, sold)).toMatchObject({
    reason: 'no_longer_in_stock',
  })
  const gift = buildCart({ lines: [buildLine({ bonus: { promotionId: 'p' } })] })
  expect(update({ qty: 2 }, gift)).toMatchObject({ reason: 'gift_only' })
  expect(planRemoveItem(gift, 'line-shoe-42', facts)).toMatchObject({ reason: 'gift_only' })
})

test('undo restores a removed line with its content and position, but not twice [CART-07]', () => {
  const lines = ['a', 'shoe-42', 'c'].map((variantId) =>
    buildLine({ variantId, recipeId: 'r', qty: 2, seenUnitPrice: 10_000 }),
  )
  const some = buildFacts({ variants: ['a', 'shoe-42', 'c'].map((id) => buildVariant({ id })) })
  const removed = requireOk(planRemoveItem(buildCart({ lines }), 'line-shoe-42', some))
  expect(removed.cart.lines.map(({ id }) => id)).toEqual(['line-a', 'line-c'])
  const restored = requireOk(planRestoreItem(removed.cart, removed.removed, some))
  expect(restored.cart.lines).toEqual(lines)
  expect(planRestoreItem(restored.cart, removed.removed, some)).toMatchObject({ reason: 'unknown_line' })
})

test('undo adds to an equal line that was added since, within the present stock [CART-07]', () => {
  const removed = { line: buildLine({ id: 'old', qty: 2 }), position: 0 }
  const plan = planRestoreItem(buildCart(), removed, facts)
  expect(plan.ok && plan.cart.lines.map(({ id, qty }) => [id, qty])).toEqual([['line-shoe-42', 3]])
  const sold = buildFacts({ variants: [buildVariant({ stock: 1 })] })
  expect(planRestoreItem(buildCart({ lines: [] }), removed, sold)).toMatchObject({ reason: 'max_quantity', maximum: 1 })
})

test('removing an unknown line is refused', () => {
  expect(planRemoveItem(buildCart(), 'none', facts)).toEqual({ ok: false, reason: 'unknown_line', lineId: 'none' })
})
