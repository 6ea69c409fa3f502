import { describe, expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildFacts,
  buildLine,
  buildMethod,
  buildVariant,
  now,
} from '../../testing/cart-builders.ts'
import type { StoredCard } from '../payment/find-stored-card-refusal.ts'
import type { PickupPoint } from '../store/store.ts'
import { hours } from '../time/durations.ts'
import type { Cart } from './cart.ts'
import { findChoiceRefusal } from './find-choice-refusal.ts'
import { giftCardAmount, isGiftCardAmount } from './gift-card-amount.ts'
import { getSendTime, isSendDay } from './gift-option.ts'
import { planAddItem } from './plan-add-item.ts'
import { planRenewCart } from './plan-cart-state.ts'
import { planAddInstrument, planRemoveInstrument } from './plan-instruments.ts'
import { planAddPriceAdjustment, planChangePriceAdjustment } from './plan-price-adjustments.ts'
import { planRecreateCart } from './plan-recreate-cart.ts'
import { planRemoveItem, planRestoreItem } from './plan-remove-item.ts'
import { planReserveItem } from './plan-reserve-item.ts'
import { planApplyRewardCode } from './plan-rewards.ts'
import { planSetPickupPoint, planSetStoreContact } from './plan-set-pickup.ts'
import { planUpdateItem } from './plan-update-item.ts'
import { startCart } from './start-cart.ts'

const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const gift = buildVariant({ id: 'gift', stockItemId: 'gift', taxClass: 'gift_card', isDigital: true })
const facts = buildFacts({ variants: [buildVariant({ storeStock: { s: 4 } }), gift] })

describe('a pickup at a store', () => {
  const lines = [buildLine({ delivery: { kind: 'pickup', storeId: 's' } })]

  test('needs a line that is picked up [CHK-14]', () => {
    expect(planSetStoreContact(buildCart(), contact, facts)).toEqual({ ok: false, reason: 'incomplete_address' })
  })

  test('gives the address up when nothing is shipped, and keeps it beside a parcel [CHK-14]', () => {
    const alone = planSetStoreContact(buildCart({ lines }), contact, facts)
    expect(alone).toMatchObject({ ok: true, cart: { pickup: { kind: 'store', contact }, sameAsShipping: false } })
    if (alone.ok) expect(alone.cart.shippingAddress).toBeUndefined()
    const both = planSetStoreContact(buildCart({ lines: [...lines, buildLine({ id: 'sent' })] }), contact, facts)
    expect(both).toMatchObject({ ok: true, cart: { shippingAddress: berlin, sameAsShipping: true } })
  })
})

describe('a carrier’s pickup point [CHK-15]', () => {
  const point = (maxWeightGrams: number, province?: string): PickupPoint => ({
    id: 'p',
    carrier: 'c',
    name: 'Kiosk',
    address: {
      addressLine1: 'Am Markt 1',
      city: 'Berlin',
      postalCode: '10119',
      countryCode: 'DE',
      timeZone: 'Europe/Berlin',
      ...(province && { province }),
    },
    position: { latitude: 0, longitude: 0 },
    hours: {
      weekdays: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
      exceptions: [],
    },
    maxWeightGrams,
  })
  const set = (cart: Cart, grams: number, some = facts) =>
    planSetPickupPoint(cart, { point: point(grams), contact }, some)

  test('takes a parcel of its greatest weight, and no gram more', () => {
    const cart = buildCart({ lines: [buildLine({ qty: 2 })] })
    expect(set(cart, 1800).ok).toBe(true)
    expect(set(cart, 1799)).toEqual({ ok: false, reason: 'method_not_applicable' })
  })

  test('takes no cart that ships nothing', () => {
    expect(set(buildCart({ lines: [buildLine({ variantId: 'gift' })] }), 9999)).toEqual({
      ok: false,
      reason: 'method_not_applicable',
    })
  })

  test('is refused where no method goes', () => {
    const site = { shippingMethods: [buildMethod({ restrictions: { countries: ['CA'] } })] }
    expect(set(buildCart(), 9999, buildFacts({ site }))).toEqual({ ok: false, reason: 'not_deliverable' })
  })

  test('becomes the address with the contact’s name, and says once that it took the place of another', () => {
    const first = set(buildCart(), 9999)
    const second = first.ok ? set(first.cart, 9999) : first
    expect(second).toMatchObject({
      ok: true,
      cart: {
        shippingAddress: { ...contact, addressLine1: 'Am Markt 1', addressLine2: 'Kiosk', postalCode: '10119' },
        pickup: { kind: 'point', pointId: 'p' },
        sameAsShipping: false,
        notifications: [{ kind: 'shipping_became_pickup', at: now }],
      },
    })
    const { shippingAddress: _, ...bare } = buildCart()
    expect(set(bare, 9999)).toMatchObject({ ok: true, cart: { notifications: [] } })
  })
})

describe('a cart in place of one whose order failed', () => {
  const adjustments = [
    { id: 'a', lineId: 'line-shoe-42', amount: 100, reason: 'scratch', by: 'staff' },
    { id: 'b', amount: 200, reason: 'late', by: 'staff' },
  ]

  test('keeps what staff took off the order and its lines, notifications and removed lines [CHK-09] [CART-18]', () => {
    const notifications = [{ kind: 'price_changed', lineId: 'line-shoe-42', amount: 1, at: now } as const]
    const old = buildCart({ state: 'ordering', version: 7, priceAdjustments: adjustments, notifications })
    const renewed = planRenewCart(old, 'cart-2', now + 1)
    expect(renewed?.cart).toEqual({
      ...old,
      id: 'cart-2',
      version: 1,
      state: 'open',
      createdAt: now + 1,
      updatedAt: now + 1,
      expiresAt: renewed?.cart.expiresAt,
    })
    expect(renewed?.replaced).toEqual({ ...old, state: 'merged', version: 8, updatedAt: now + 1 })
  })

  test.each(['ordered', 'merged', 'expired'] as const)('is not made of one in state %s', (state) => {
    expect(planRenewCart(buildCart({ state }), 'cart-2', now)).toBeNull()
  })
})

describe('a recreated cart', () => {
  const recreate = (cart: Cart, qty: number, stock = 9) =>
    planRecreateCart(
      cart,
      [{ lineId: 'new', variantId: 'shoe-42', qty }],
      buildFacts({ variants: [buildVariant({ stock })] }),
    )
  const empty = startCart({
    id: 'c',
    siteId: 'DE',
    locale: 'de-de',
    currency: 'EUR',
    owner: { kind: 'guest', id: 'g' },
    now,
  })

  test('takes what it can of an item, and says how many there are then [CART-17] [CART-21]', () => {
    expect(recreate(empty, 9).cart.notifications).toEqual([])
    expect(recreate(empty, 10)).toMatchObject({
      cart: { lines: [{ id: 'new', qty: 9 }], notifications: [{ kind: 'quantity_lowered', lineId: 'new', qty: 9 }] },
      dropped: [{ reason: 'max_quantity' }],
    })
    expect(recreate(empty, 1, 0)).toMatchObject({ cart: { lines: [], notifications: [{ kind: 'item_removed' }] } })
  })

  test('does not say of an item that it is gone while the cart has as many units as it may [CART-17]', () => {
    const full = buildCart({ lines: [buildLine({ qty: 9 })] })
    const { cart } = recreate(full, 2)
    expect(cart.lines.map(({ qty }) => qty)).toEqual([9])
    expect(cart.notifications).toEqual([{ kind: 'quantity_lowered', lineId: 'line-shoe-42', qty: 9, at: now }])
  })
})

describe('undo [CART-07]', () => {
  test('remembers the last three removed lines, the latest first', () => {
    const ids = ['a', 'b', 'c', 'd']
    const variants = ids.map((id) => buildVariant({ id }))
    const cart = buildCart({ lines: ids.map((variantId) => buildLine({ id: variantId, variantId })) })
    const emptied = ids.reduce((left, id) => {
      const plan = planRemoveItem(left, id, buildFacts({ variants }))
      return plan.ok ? plan.cart : left
    }, cart)
    expect(emptied.removed?.map(({ line }) => line.id)).toEqual(['d', 'c', 'b'])
  })

  test('restores a line wherever it stood, with what staff took off it', () => {
    const ids = ['a', 'b', 'c']
    const some = buildFacts({ variants: ids.map((id) => buildVariant({ id })) })
    const priceAdjustments = [{ id: 'x', lineId: 'b', amount: 5, reason: '', by: 's' }]
    const cart = buildCart({ lines: ids.map((variantId) => buildLine({ id: variantId, variantId })), priceAdjustments })
    for (const id of ids) {
      const removed = planRemoveItem(cart, id, some)
      if (!removed.ok) throw new Error(removed.reason)
      expect(removed.cart.priceAdjustments).toHaveLength(id === 'b' ? 0 : 1)
      const back = planRestoreItem(removed.cart, removed.removed, some)
      expect(back).toMatchObject({ ok: true, cart: { lines: cart.lines, priceAdjustments, removed: [] } })
    }
  })
})

describe('the value of a gift card', () => {
  test.each([
    ['EUR', 499, false],
    ['EUR', 500, true],
    ['EUR', 50_000, true],
    ['EUR', 50_001, false],
    ['JPY', 5, true],
    ['JPY', 4, false],
    ['KWD', 5000, true],
    ['KWD', 4999, false],
    ['EUR', 1000.5, false],
  ] as const)('in %s may be %d minor units: %s', (currency, amount, may) => {
    expect(isGiftCardAmount(amount, currency)).toBe(may)
    expect(giftCardAmount).toEqual({ minimum: 5, maximum: 500 })
  })

  test.each([
    ['ten at once', 10, true],
    ['eleven at once', 11, false],
  ])('may be bought %s: %d, %s', (_, qty, may) => {
    const plan = planAddItem(
      buildCart({ lines: [] }),
      { lineId: 'g', variantId: 'gift', qty, customAmount: 900 },
      facts,
    )
    expect(plan.ok).toBe(may)
    if (!plan.ok) expect(plan).toMatchObject({ reason: 'max_quantity', maximum: 10, field: 'giftCards' })
  })
})

describe('the day on which a gift card is sent', () => {
  const noon = Date.UTC(2026, 10, 22, 12)

  test.each([
    ['2026-11-22', true],
    ['2026-11-20', false],
    ['2027-11-22', true],
    ['2027-11-23', false],
    ['2026-11-31', false],
    ['2026-11-2', false],
    ['tomorrow', false],
  ])('may be %s: %s', (day, may) => {
    expect(isSendDay(day, noon)).toBe(may)
  })

  test('begins everywhere before it is sent', () => {
    expect(getSendTime('2026-11-22') - Date.UTC(2026, 10, 22)).toBeGreaterThanOrEqual(hours(12))
  })
})

describe('an instrument or a code', () => {
  const variants = facts.variants
  const giftLines = [buildLine({ variantId: 'gift', customAmount: 900 })]
  const add = (cart: Cart, method: 'GIFT_CARD' | 'LOYALTY_POINTS' | 'KLARNA', allowed = true) =>
    planAddInstrument(
      cart,
      { id: 'i', method, upTo: 5, fingerprint: 'f' },
      { now, variants, allowedMethods: allowed ? [method] : [] },
    )
  const code: StoredCard = { id: 'r', last4: '1', currency: 'EUR', balance: 5, isBlocked: false, expiresAt: now + 1 }

  test.each([
    ['GIFT_CARD', 'gift_card_not_allowed'],
    ['LOYALTY_POINTS', 'balance_not_for_gift_cards'],
  ] as const)('%s does not pay for gift cards: %s', (method, reason) => {
    expect(add(buildCart({ lines: giftLines }), method)).toEqual({ ok: false, reason })
    expect(add(buildCart(), method).ok).toBe(true)
    expect(add(buildCart(), method, false)).toEqual({ ok: false, reason: 'method_not_allowed' })
  })

  test('that is removed was there, be it a reward code [PAY-05]', () => {
    const cart = buildCart({ rewardCodes: [{ id: 'r', last4: '1', amount: 5 }] })
    expect(planRemoveInstrument(cart, 'r', { now })).toMatchObject({ ok: true, cart: { rewardCodes: [] } })
    expect(planRemoveInstrument(cart, 'x', { now })).toEqual({ ok: false, reason: 'unknown_instrument' })
  })

  test('of a reward programme takes nothing off gift cards alone, and something off a mixed cart [PAY-05]', () => {
    expect(planApplyRewardCode(buildCart({ lines: giftLines }), code, { now, variants })).toEqual({
      ok: false,
      reason: 'balance_not_for_gift_cards',
    })
    expect(planApplyRewardCode(buildCart({ lines: [...giftLines, buildLine()] }), code, { now, variants }).ok).toBe(
      true,
    )
    expect(planApplyRewardCode(buildCart({ lines: [] }), code, { now, variants }).ok).toBe(true)
  })
})

describe('what staff take off', () => {
  const adjust = (amount: number, lineId?: string) =>
    planAddPriceAdjustment(buildCart(), { id: 'a', amount, reason: '', by: 's', ...(lineId && { lineId }) }, facts)

  test.each([
    [0, 'invalid_amount'],
    [1, null],
    [10_000, null],
    [10_001, 'invalid_amount'],
    [0.5, 'invalid_amount'],
  ])('of a line or the order may be %d cents: %s [CART-18]', (amount, reason) => {
    for (const lineId of [undefined, 'line-shoe-42']) {
      const plan = adjust(amount, lineId)
      expect(plan.ok ? null : plan.reason).toBe(reason)
    }
  })

  test('may be changed up to the price without the former amount, and not of a line that is not there [CART-18]', () => {
    const plan = adjust(9000)
    const cart = plan.ok ? plan.cart : buildCart()
    expect(planChangePriceAdjustment(cart, { id: 'a', by: 't', amount: 10_000 }, facts)).toMatchObject({
      ok: true,
      cart: { priceAdjustments: [{ amount: 10_000, by: 't' }] },
    })
    expect(planChangePriceAdjustment(cart, { id: 'a', by: 't', amount: 10_001 }, facts)).toEqual({
      ok: false,
      reason: 'invalid_amount',
    })
    expect(adjust(1, 'none')).toEqual({ ok: false, reason: 'unknown_line', lineId: 'none' })
  })
})

test.each<[string, Record<string, string>, string | null]>([
  ['no attribute', {}, null],
  ['its attributes', { color: 'red', size: '9' }, null],
  ['an attribute that the product lacks', { width: 'wide' }, 'unknown_attribute'],
  ['a value that the product lacks', { color: 'blue' }, 'unknown_value'],
  ['the attributes of another variant', { color: 'sand' }, 'no_such_combination'],
])('a choice of %s describes the variant or not: %j, %s [CART-27]', (_, choice, reason) => {
  const offered = [
    { id: 'a', attributes: { color: 'red', size: '9' } },
    { id: 'b', attributes: { color: 'sand', size: '10' } },
  ]
  expect(findChoiceRefusal(choice, 'a', offered)).toBe(reason)
})

test.each<[string, number | undefined, number, object | null]>([
  ['as many as there are', 4, 4, null],
  ['one more than there are', 4, 5, { reason: 'max_quantity', maximum: 4 }],
  ['of none', 0, 1, { reason: 'out_of_stock' }],
  ['without a record', undefined, 1, { reason: 'no_stock_record' }],
])('a reservation of %s (%s in the store, %d asked for) is planned or refused [CART-19]', (_, stock, qty, refusal) => {
  const variants = [buildVariant({ isReservationOnly: true, storeStock: stock === undefined ? {} : { s: stock } })]
  const reservation = { id: 'r', until: now + 1 }
  const plan = planReserveItem(
    buildCart({ lines: [] }),
    { lineId: 'l', variantId: 'shoe-42', qty, storeId: 's', reservation },
    buildFacts({ variants }),
  )
  if (refusal) expect(plan).toEqual({ ok: false, ...refusal })
  else expect(plan).toMatchObject({ ok: true, line: { qty, delivery: { kind: 'pickup', storeId: 's' }, reservation } })
})

test('a promotion’s gift cannot be bought, and the refusal names how many the cart has [CART-12]', () => {
  const some = buildFacts({ variants: [buildVariant({ id: 'free', isGiftOnly: true })] })
  const bonus = buildLine({ id: 'b', variantId: 'free', qty: 2, bonus: { promotionId: 'p' } })
  const add = (cart: Cart) => planAddItem(cart, { lineId: 'l', variantId: 'free' }, some)
  expect(add(buildCart({ lines: [] }))).toEqual({ ok: false, reason: 'gift_only', lineId: 'l' })
  expect(add(buildCart({ lines: [bonus] }))).toEqual({ ok: false, reason: 'gift_only', lineId: 'l', maximum: 2 })
  expect(planUpdateItem(buildCart({ lines: [bonus] }), { lineId: 'b', qty: 3 }, some)).toMatchObject({
    reason: 'gift_only',
    maximum: 2,
  })
})
