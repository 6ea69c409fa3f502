import { describe, expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildVariant, now, requireOk } from '../../testing/cart-builders.ts'
import { days } from '../time/durations.ts'
import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { countAllowedUnits } from './count-allowed-units.ts'
import { countTaken, findLineRefusal, isSamePlace } from './find-line-refusal.ts'
import { isSendDay } from './gift-option.ts'
import { isSameLine } from './place-line.ts'
import { planAddItem } from './plan-add-item.ts'
import { planBonusItems } from './plan-bonus-items.ts'
import { planMergeCarts } from './plan-merge-carts.ts'
import { planRecreateCart } from './plan-recreate-cart.ts'
import { planRemoveItem, planRestoreItem } from './plan-remove-item.ts'
import { planReserveItem } from './plan-reserve-item.ts'
import { planUpdateItem, type UpdateItem } from './plan-update-item.ts'

const store = (storeId: string) => ({ kind: 'pickup' as const, storeId })
const facts = buildFacts({
  variants: [
    buildVariant({ slug: 'shoe-42', imageURL: '42.jpg', storeStock: { s: 5, t: 5 } }),
    buildVariant({ id: 'shoe-43', slug: 'shoe-43', price: 11_000 }),
    buildVariant({ id: 'card', taxClass: 'gift_card', isDigital: true }),
    buildVariant({ id: 'laces', isGiftOnly: true }),
  ],
})

describe('two lines', () => {
  test.each<[string, Partial<CartLine>, boolean]>([
    ['of the same item are one, whatever they were added with', { addedAt: 0, pdpUrl: '/x', seenUnitPrice: 1 }, true],
    ['of another variant are two', { variantId: 'shoe-43' }, false],
    ['of another recipe are two', { recipeId: 'r' }, false],
    ['of another preset are two', { precreatedCustomsCode: 'c' }, false],
    ['of gift cards of another value are two', { customAmount: 5000 }, false],
    ['with a gift option are two', { giftOption: { to: 'Ada', message: '' } }, false],
    ['of which one is a gift are two', { bonus: { promotionId: 'p' } }, false],
    ['of which a store holds one are two', { reservation: { id: 'r', until: now + 1 } }, false],
    ['at a store and to be shipped are two', { delivery: store('s') }, false],
  ])('%s: %j [CART-05]', (_, changes, isOne) => {
    const [plain, changed] = [buildLine(), buildLine(changes)]
    expect([isSameLine(plain, changed), isSameLine(changed, plain)]).toEqual([isOne, isOne])
  })

  test('with equal gift options, or held by a store, stay two', () => {
    const gift = buildLine({ giftOption: { to: 'Ada', message: '' } })
    const held = buildLine({ reservation: { id: 'r', until: now + 1 } })
    expect([isSameLine(gift, gift), isSameLine(held, held)]).toEqual([false, false])
  })

  test.each([
    ['the warehouse', { kind: 'ship' }, { kind: 'ship' }, true],
    ['one store', store('s'), store('s'), true],
    ['two stores', store('s'), store('t'), false],
    ['a store and the warehouse', store('s'), { kind: 'ship' }, false],
    ['the warehouse and a store', { kind: 'ship' }, store('s'), false],
  ] as const)('take goods from the same place: %s', (_, a, b, isSame) => {
    expect(isSamePlace({ delivery: a }, { delivery: b })).toBe(isSame)
  })
})

describe('the units beside a line', () => {
  const variants = [
    buildVariant({ id: 'a', stockItemId: 'one' }),
    buildVariant({ id: 'b', stockItemId: 'one' }),
    buildVariant({ id: 'c', stockItemId: 'two' }),
  ]
  const some = buildFacts({ variants })
  const line = buildLine({ variantId: 'a', qty: 3 })
  const other = buildLine({ variantId: 'b', qty: 4 })

  test.each<[string, CartLine[], number, number]>([
    ['are none without other lines', [line], 10, 0],
    ['are those of the same stock item', [line, other], 6, 4],
    ['are not those of another stock item', [line, buildLine({ variantId: 'c', qty: 4 })], 10, 0],
    [
      'count for an order, but not for the stock, where a store has them',
      [line, { ...other, delivery: store('s') }],
      6,
      0,
    ],
    [
      'count for an order, but not for the stock, while a store holds them',
      [line, { ...other, reservation: { id: 'r', until: now + 1 } }],
      6,
      0,
    ],
    [
      'count for the stock, but not for an order, where they are a gift',
      [line, { ...other, bonus: { promotionId: 'p' } }],
      10,
      4,
    ],
  ])('%s: an order may hold %d, and %d of the stock are taken [CART-08]', (_, lines, allowed, taken) => {
    const cart = buildCart({ lines })
    expect(countAllowedUnits(cart, line, some.variants)).toBe(allowed)
    expect(countTaken(cart, line, some)).toBe(taken)
  })
})

describe('an added item', () => {
  test.each([0, -1, 0.5, Number.NaN])(
    'of quantity %d is refused, though the line that it joins has enough [CART-05]',
    (qty) => {
      const cart = buildCart({ lines: [buildLine({ qty: 3 })] })
      expect(planAddItem(cart, { lineId: 'l', variantId: 'shoe-42', qty }, facts)).toMatchObject({
        ok: false,
        reason: 'invalid_quantity',
      })
    },
  )

  test('brings its link and its name to the line that it joins', () => {
    const plan = requireOk(
      planAddItem(buildCart(), { lineId: 'l', variantId: 'shoe-42', pdpUrl: '/p', slug: 's' }, facts),
    )
    expect(plan.line).toMatchObject({ id: 'line-shoe-42', qty: 2, pdpUrl: '/p', slug: 's', seenUnitPrice: 10_000 })
  })

  test('that is only given by promotions is refused with the units that the cart was given [CART-12]', () => {
    const given = buildLine({ variantId: 'laces', qty: 2, bonus: { promotionId: 'p' } })
    const socks = buildLine({ variantId: 'socks', qty: 7, bonus: { promotionId: 'q' } })
    const add = (...lines: CartLine[]) => planAddItem(buildCart({ lines }), { lineId: 'l', variantId: 'laces' }, facts)
    expect(add(buildLine(), socks, given)).toMatchObject({ reason: 'gift_only', maximum: 2 })
    expect(add(buildLine(), socks)).not.toHaveProperty('maximum')
  })

  test.each([
    ['without a mailbox is refused', { to: 'Ada', message: '' }, false],
    ['with a mailbox is added', { to: 'Ada', email: 'ada@example.com', message: '' }, true],
  ])('that is sent by email to a recipient %s [CART-13]', (_, giftOption, isOk) => {
    const plan = planAddItem(buildCart(), { lineId: 'l', variantId: 'card', customAmount: 5000, giftOption }, facts)
    expect(plan).toMatchObject(isOk ? { ok: true } : { ok: false, reason: 'missing_gift_email' })
  })
})

describe('a changed line', () => {
  const change = (input: Omit<UpdateItem, 'lineId'>, changes: Partial<Cart> = {}) =>
    planUpdateItem(buildCart(changes), { lineId: 'line-shoe-42', ...input }, facts)

  test.each([0, -1, 0.5])('of quantity %d is refused, though it would join another line [CART-06]', (qty) => {
    const lines = [buildLine(), buildLine({ variantId: 'shoe-43', qty: 3 })]
    expect(change({ variantId: 'shoe-43', qty }, { lines })).toMatchObject({ ok: false, reason: 'invalid_quantity' })
  })

  test('keeps what the change does not name, even where it names it as nothing', () => {
    const giftOption = { to: 'Ada', message: 'x' }
    const lines = [buildLine({ recipeId: 'r', giftOption, delivery: store('s') })]
    const plan = requireOk(
      change({ qty: 2, recipeId: undefined, delivery: undefined, giftOption: undefined }, { lines }),
    )
    expect(plan.line).toMatchObject({ qty: 2, recipeId: 'r', giftOption, delivery: store('s') })
  })

  test('keeps its picture and name with its variant, and takes those of another one', () => {
    const lines = [buildLine({ slug: 'mine', productImageURL: 'mine.jpg' })]
    expect(requireOk(change({ qty: 2 }, { lines })).line).toMatchObject({ slug: 'mine', productImageURL: 'mine.jpg' })
    expect(requireOk(change({ variantId: 'shoe-43' }, { lines })).line.slug).toBe('shoe-43')
  })

  test.each([
    ['the quantity changes', { qty: 2 }, 'code'],
    ['the recipe stays', { recipeId: 'r' }, 'code'],
    ['the recipe changes', { recipeId: 'other' }, undefined],
  ])('has the code of its preset where %s', (_, input, code) => {
    const lines = [buildLine({ recipeId: 'r', precreatedCustomsCode: 'code' })]
    expect(requireOk(change(input, { lines })).line.precreatedCustomsCode).toBe(code)
  })

  test('of which the quantity changes has no notification, and a change of delivery replaces only its own earlier one [CART-15]', () => {
    const at = now - 1
    const notifications: Cart['notifications'] = [
      { kind: 'pickup_became_shipping', lineId: 'line-shoe-42', at },
      { kind: 'price_changed', lineId: 'line-shoe-42', amount: 1, at },
      { kind: 'shipping_became_pickup', lineId: 'another', at },
      { kind: 'shipping_method_downgraded', at },
    ]
    const remaining = notifications.slice(1)
    expect(requireOk(change({ qty: 2 })).cart.notifications).toEqual([])
    expect(requireOk(change({ delivery: store('s') }, { notifications })).cart.notifications).toEqual([
      ...remaining,
      { kind: 'shipping_became_pickup', lineId: 'line-shoe-42', at: now },
    ])
  })

  test('moves between two stores without a notification', () => {
    const lines = [buildLine({ delivery: store('s') })]
    expect(requireOk(change({ delivery: store('t') }, { lines })).cart.notifications).toEqual([])
  })
})

describe('a removed line [CART-07]', () => {
  test('comes back once: other removed lines can still be restored', () => {
    const lines = [buildLine({ id: 'a' }), buildLine({ id: 'b', variantId: 'shoe-43' })]
    const first = requireOk(planRemoveItem(buildCart({ lines }), 'a', facts))
    const second = requireOk(planRemoveItem(first.cart, 'b', facts))
    const back = requireOk(planRestoreItem(second.cart, second.removed, facts))
    expect(back.cart.removed?.map(({ line }) => line.id)).toEqual(['a'])
    expect(requireOk(planRestoreItem(back.cart, first.removed, facts)).cart.lines.map(({ id }) => id)).toEqual([
      'a',
      'b',
    ])
  })

  test('of which another line has the id since is not restored', () => {
    const removed = { line: buildLine({ id: 'a' }), position: 0 }
    const cart = buildCart({ lines: [buildLine({ id: 'a', variantId: 'shoe-43' })] })
    expect(planRestoreItem(cart, removed, facts)).toEqual({ ok: false, reason: 'unknown_line', lineId: 'a' })
  })

  test('without price adjustments brings none', () => {
    const plan = planRestoreItem(buildCart({ lines: [] }), { line: buildLine(), position: 0 }, facts)
    expect(requireOk(plan).cart.priceAdjustments).toEqual([])
  })

  test('makes room in the list of three: the oldest one goes', () => {
    const lines = ['a', 'b', 'c', 'd'].map((id) => buildLine({ id, recipeId: id }))
    const cart = ['a', 'b', 'c', 'd'].reduce(
      (left, id) => requireOk(planRemoveItem(left, id, facts)).cart,
      buildCart({ lines }),
    )
    expect(cart.removed?.map(({ line }) => line.id)).toEqual(['d', 'c', 'b'])
  })
})

test.each([
  ['that is gone from the catalogue is dropped', { variantId: 'gone' }, [['item_removed', undefined]], []],
  ['of more units than an order holds is lowered', { variantId: 'shoe-42', qty: 99 }, [['quantity_lowered', 10]], [10]],
  [
    'whose quantity is none is dropped and not lowered',
    { variantId: 'shoe-42', qty: 0 },
    [['item_removed', undefined]],
    [],
  ],
])('a recreated item %s [CART-21]', (_, item, expected, quantities) => {
  const { cart, dropped } = planRecreateCart(buildCart({ lines: [] }), [{ lineId: 'l', ...item }], facts)
  const notes = cart.notifications.map((note) => [note.kind, 'qty' in note ? note.qty : undefined])
  expect([notes, cart.lines.map(({ qty }) => qty), dropped.length]).toEqual([expected, quantities, 1])
})

describe('at sign-in [T17]', () => {
  const merge = (guest: Partial<Cart>, consumer: Partial<Cart> = {}) =>
    planMergeCarts(buildCart(guest), buildCart({ id: 'mine', lines: [], ...consumer }), facts)

  test.each<[string, Partial<Cart>]>([
    ['another site', { siteId: 'US' }],
    ['another currency', { currency: 'USD' }],
    ['a cart that was ordered', { state: 'ordered' }],
  ])("the guest's cart of %s stays apart", (_, guest) => {
    const { cart, guest: left, hasGrown } = merge(guest)
    expect([cart.lines, left.state, hasGrown]).toEqual([[], guest.state ?? 'open', false])
  })

  test('gifts of the guest are not bought, and wrapping of the consumer stands', () => {
    const gift = buildLine({ id: 'gift', bonus: { promotionId: 'p' } })
    const mine = { giftWrapping: { wrap: true, receipt: false } }
    const { cart, hasGrown } = merge({ lines: [gift], giftWrapping: { wrap: false, receipt: true } }, mine)
    expect([cart.lines, cart.giftWrapping, hasGrown]).toEqual([[], mine.giftWrapping, false])
  })

  test('the coupons of the guest follow, each once and five in all', () => {
    const { cart } = merge({ couponCodes: ['C', 'A', 'D', 'E', 'F', 'G'] }, { couponCodes: ['A', 'B'] })
    expect(cart.couponCodes).toEqual(['A', 'B', 'C', 'D', 'E'])
  })
})

test.each([
  ['today', 0, true],
  ['tomorrow', 1, true],
  ['yesterday, which is today elsewhere', -1, true],
  ['the day before yesterday', -2, false],
  ['a year ahead', 365, true],
  ['a day more than a year ahead', 366, false],
])('a gift card can be sent on a day: %s', (_, ahead, can) => {
  const midnight = Date.UTC(2026, 10, 18)
  const day = new Date(midnight + days(ahead)).toISOString().slice(0, 10)
  expect(isSendDay(day, midnight)).toBe(can)
})

test.each(['2026-11-31', '2026-11-18T00:00', '18.11.2026', '+002026-11-18', '2026-11-1', ''])(
  '%j is no day to send on',
  (text) => {
    expect(isSendDay(text, now)).toBe(false)
  },
)

test.each([0, -1, 1.5, Number.NaN])('a cart may not hold a line of %d units', (qty) => {
  const refusal = findLineRefusal(buildCart({ lines: [] }), buildLine({ qty }), { facts, outOfStock: 'out_of_stock' })
  expect(refusal).toEqual({ ok: false, reason: 'invalid_quantity', lineId: 'line-shoe-42' })
})

describe('a gift of a promotion [CART-12]', () => {
  const earned = (variantId: string) => [{ promotionId: 'p', variantId, qty: 1 }]

  test('has the picture of its variant, and the same line as long as it is the same gift', () => {
    const given = planBonusItems(buildCart(), earned('shoe-42'), facts)
    expect(given.lines[1]).toMatchObject({ id: 'bonus-p', slug: 'shoe-42', productImageURL: '42.jpg' })
    expect(planBonusItems(given, earned('shoe-42'), { ...facts, now: now + 1 })).toBe(given)
    expect(planBonusItems(buildCart(), earned('shoe-43'), facts).lines[1]).not.toHaveProperty('productImageURL')
  })

  test('gives way to another one that its promotion gives now, and goes with its promotion', () => {
    const given = planBonusItems(buildCart(), earned('shoe-42'), facts)
    expect(planBonusItems(given, earned('shoe-43'), facts).lines.map(({ variantId }) => variantId)).toEqual([
      ...['shoe-42', 'shoe-43'],
    ])
    expect(planBonusItems(given, [], facts).lines).toEqual([buildLine()])
  })
})

test.each([
  [1, 1, undefined],
  [0, 1, 'out_of_stock'],
  [1, 2, 'max_quantity'],
  [undefined, 1, 'no_stock_record'],
])('with %s units at a store, %d can be reserved there: refused by %s [CART-19]', (stock, qty, reason) => {
  const variants = [buildVariant({ isReservationOnly: true, storeStock: stock === undefined ? {} : { s: stock } })]
  const item = { lineId: 'l', variantId: 'shoe-42', qty, storeId: 's', reservation: { id: 'r', until: now + 1 } }
  const plan = planReserveItem(buildCart({ lines: [] }), item, buildFacts({ variants }))
  expect(plan.ok ? undefined : plan.reason).toBe(reason)
})
