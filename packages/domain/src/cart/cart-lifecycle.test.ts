import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildFacts,
  buildLine,
  buildMethod,
  buildPromotion,
  buildVariant,
  now,
} from '../../testing/cart-builders.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { days } from '../time/durations.ts'
import { isCartExpired, planExpireCart } from './cart-expiry.ts'
import { findFlashMessages, findStockMessages } from './find-flash-messages.ts'
import { listPriceChanges, planAcceptPrices } from './list-price-changes.ts'
import { listShippingOffers } from './list-shipping-offers.ts'
import { planBonusItems } from './plan-bonus-items.ts'
import { planCartState, planRenewCart } from './plan-cart-state.ts'
import { planDefaultShipping } from './plan-default-shipping.ts'
import { countUnits, planMergeCarts } from './plan-merge-carts.ts'
import { planRecreateCart } from './plan-recreate-cart.ts'
import { startCart } from './start-cart.ts'

const start = { id: 'c', siteId: 'DE', locale: 'de-de', currency: 'EUR', now } as const

test.each([
  ['guest', 30],
  ['consumer', 90],
] as const)("a %s's cart expires %i days after its last change", (kind, count) => {
  const cart = startCart({ ...start, owner: { kind, id: 'x' } })
  expect(isCartExpired(cart, now + days(count) - 1)).toBe(false)
  expect(isCartExpired(cart, now + days(count))).toBe(true)
  expect(planExpireCart(cart, now + days(count) - 1)).toBe(cart)
  const expired = planExpireCart(cart, now + days(count))
  expect([expired.state, expired.version]).toEqual(['expired', 2])
  expect(planExpireCart(expired, now + days(count))).toBe(expired)
})

test('an ordered cart never expires', () => {
  expect(isCartExpired(buildCart({ state: 'ordered' }), now + days(999))).toBe(false)
})

const variants = ['a', 'b'].map((id) => buildVariant({ id, stock: 5 }))

test('a lost cart is recreated without withdrawn items and with quantities lowered to the stock [CART-21]', () => {
  const empty = startCart({ ...start, owner: { kind: 'guest', id: 'g' } })
  const items = [
    { lineId: '1', variantId: 'a', qty: 9 },
    { lineId: '2', variantId: 'gone' },
    { lineId: '3', variantId: 'b', qty: 2 },
  ]
  const { cart, dropped } = planRecreateCart(empty, items, buildFacts({ variants }))
  expect(cart.version).toBe(empty.version + 1)
  expect(cart.lines.map(({ id, qty }) => [id, qty])).toEqual([
    ['1', 5],
    ['3', 2],
  ])
  expect(dropped.map(({ item, reason }) => [item.lineId, reason])).toEqual([
    ['1', 'max_quantity'],
    ['2', 'unavailable'],
  ])
})

test('a lost cart whose items name one variant twice is lowered to the stock', () => {
  const empty = startCart({ ...start, owner: { kind: 'guest', id: 'g' } })
  const items = ['1', '2'].map((lineId) => ({ lineId, variantId: 'a', qty: 4 }))
  expect(planRecreateCart(empty, items, buildFacts({ variants })).cart.lines.map(({ qty }) => qty)).toEqual([5])
})

test('a merge sums both carts, removes nothing, and changes nothing the second time', () => {
  const qty = fc.integer({ min: 1, max: 99 })
  const lines = fc.uniqueArray(fc.record({ variantId: fc.constantFrom('v1', 'v2', 'v3', 'v4'), qty }), {
    selector: ({ variantId }) => variantId,
  })
  const facts = buildFacts({
    variants: ['v1', 'v2', 'v3', 'v4'].map((id) => buildVariant({ id, stock: 120, maxQty: 999 })),
  })
  fc.assert(
    fc.property(lines, lines, (ofGuest, ofConsumer) => {
      const guest = buildCart({ lines: ofGuest.map((line) => buildLine({ ...line, id: `g-${line.variantId}` })) })
      const consumer = buildCart({ id: 'cart-2', lines: ofConsumer.map((line) => buildLine(line)) })
      const merged = planMergeCarts(guest, consumer, facts)
      for (const variantId of ['v1', 'v2', 'v3', 'v4']) {
        const count = (some: readonly { variantId: string; qty: number }[]) =>
          some.filter((line) => line.variantId === variantId).reduce((sum, line) => sum + line.qty, 0)
        expect(count(merged.cart.lines)).toBe(Math.min(120, count(ofGuest) + count(ofConsumer)))
      }
      expect(merged.hasGrown).toBe(ofGuest.length > 0 && countUnits(merged.cart) > countUnits(consumer))
      expect(countUnits(consumer)).toBe(ofConsumer.reduce((sum, line) => sum + line.qty, 0))
      expect([merged.guest.state, merged.guest.version]).toEqual(['merged', guest.version + 1])
      expect(merged.cart.version).toBe(consumer.version + 1)
      expect(planMergeCarts(merged.guest, merged.cart, facts).cart).toBe(merged.cart)
    }),
  )
})

test('a scarce size with two recipes merges as far as the stock suffices [AUTH-03] [T17]', () => {
  const facts = buildFacts({ variants: [buildVariant({ id: 'a', stock: 4 })] })
  const consumer = buildCart({ lines: [buildLine({ id: 'mine', variantId: 'a', qty: 3, recipeId: 'red' })] })
  const guest = buildCart({ lines: [buildLine({ id: 'theirs', variantId: 'a', qty: 3 })] })
  const { cart } = planMergeCarts(guest, consumer, facts)
  expect(cart.lines.map(({ id, qty }) => [id, qty])).toEqual([
    ['mine', 3],
    ['theirs', 1],
  ])
})

test('carts of two currencies are not merged', () => {
  const guest = buildCart({ currency: 'USD' })
  const consumer = buildCart({ lines: [] })
  expect(planMergeCarts(guest, consumer, buildFacts()).cart).toBe(consumer)
})

const bonus = { promotionId: 'p', variantId: 'b', qty: 1 }

test('a gift is added with its promotion, stays the same, and goes with it [CART-12]', () => {
  const facts = buildFacts({ variants })
  const cart = buildCart({ lines: [buildLine({ variantId: 'a' })] })
  const given = planBonusItems(cart, [bonus], facts)
  expect(given.lines.map(({ id, bonus: by }) => [id, by?.promotionId])).toEqual([
    ['line-a', undefined],
    ['bonus-p', 'p'],
  ])
  expect(planBonusItems(given, [bonus], facts)).toBe(given)
  expect(planBonusItems(given, [], facts).lines).toEqual(cart.lines)
  expect(planBonusItems(cart, [{ ...bonus, qty: 6 }], facts)).toBe(cart)
  expect(planBonusItems(cart, [{ ...bonus, variantId: 'none' }], facts)).toBe(cart)
  const withdrawn = buildFacts({ variants: [buildVariant({ id: 'b', isWithdrawn: true })] })
  expect(planBonusItems(cart, [bonus], withdrawn)).toBe(cart)
  expect(planBonusItems(given, [{ ...bonus, qty: 2 }], facts).lines.at(-1)?.qty).toBe(2)
})

test('a gift gets the stock that bought items and earlier gifts leave [CART-12]', () => {
  const facts = buildFacts({ variants: [buildVariant({ id: 'b', stock: 3 })] })
  const other = { ...bonus, promotionId: 'q', qty: 2 }
  const gifts = (qty: number, ...earned: (typeof bonus)[]) => {
    const cart = buildCart({ lines: qty > 0 ? [buildLine({ variantId: 'b', qty })] : [] })
    const given = planBonusItems(cart, earned, facts)
    expect(findStockMessages(given, facts)).toEqual([])
    return given.lines.flatMap((line) => line.bonus?.promotionId ?? [])
  }
  expect(gifts(0, bonus, other)).toEqual(['p', 'q'])
  expect(gifts(1, bonus, other)).toEqual(['p'])
  expect(gifts(1, other, bonus)).toEqual(['q'])
  expect(gifts(3, bonus, other)).toEqual([])
})

test('a shortage is reported with the missing quantity, for lines of one stock item together [CART-16]', () => {
  const twins = [
    buildVariant({ id: 'a', stockItemId: 'one', stock: 5 }),
    buildVariant({ id: 'b', stockItemId: 'one', stock: 5 }),
    buildVariant({ id: 'c', stock: 0 }),
    buildVariant({ id: 'd', isWithdrawn: true }),
  ]
  const lines = ['a', 'b', 'c', 'd', 'e'].map((variantId) => buildLine({ variantId, qty: 3 }))
  const messages = findFlashMessages(buildCart({ lines }), buildFacts({ variants: twins }))
  expect(messages.map(({ code, details }) => [details.productId, code, details.missingQty])).toEqual([
    ['b', 'ProductLineItemInventoryMissing', 1],
    ['c', 'ProductLineItemFullInventoryMissing', 3],
    ['d', 'ProductItemNotAvailable', undefined],
    ['e', 'ProductItemNotAvailable', undefined],
  ])
})

test('two stores and the warehouse have separate stock', () => {
  const some = [buildVariant({ id: 'a', stock: 3, storeStock: { s: 3, t: 3 } })]
  const lines = [
    buildLine({ variantId: 'a', qty: 3 }),
    buildLine({ id: 'k', variantId: 'a', qty: 3, delivery: { kind: 'pickup', storeId: 't' } }),
    buildLine({ id: 'l', variantId: 'a', qty: 3, delivery: { kind: 'pickup', storeId: 's' } }),
  ]
  expect(findFlashMessages(buildCart({ lines }), buildFacts({ variants: some }))).toEqual([])
})

test('an address that no method ships to is reported [CART-16]', () => {
  const cart = buildCart({ shippingAddress: { ...berlin, countryCode: 'BR' } })
  expect(findFlashMessages(cart, buildFacts())).toEqual([
    { code: 'InvalidShippingAddress', details: { shipmentId: 'me' } },
  ])
})

test('among two lines of one variant the short one is reported, shipped or picked up, gift or not [CART-16]', () => {
  const lines = [
    buildLine({ id: 'plain', qty: 2 }),
    buildLine({ id: 'gift', qty: 2, giftOption: { to: 'Bo', email: 'bo@example.com', message: '' } }),
    buildLine({ id: 'store', qty: 2, delivery: { kind: 'pickup', storeId: 's' } }),
  ]
  const facts = buildFacts({ variants: [buildVariant({ stock: 3, storeStock: { s: 0 } })] })
  const reported = findFlashMessages(buildCart({ lines }), facts).map(({ details }) => details)
  expect(reported).toMatchObject([
    { itemId: 'gift', productId: 'shoe-42', missingQty: 1, shipmentId: 'me' },
    { itemId: 'store', productId: 'shoe-42', missingQty: 2, shipmentId: 'store:s' },
  ])
})

test('an address that only made-to-order goods cannot reach is reported with their shipment [CART-16]', () => {
  const lines = [buildLine(), buildLine({ variantId: 'made' })]
  const variants = [buildVariant(), buildVariant({ id: 'made', isCustoms: true })]
  const shippingMethods = [
    buildMethod(),
    buildMethod({ code: 'made', groups: ['customs'], restrictions: { countries: ['US'] } }),
  ]
  expect(findFlashMessages(buildCart({ lines }), buildFacts({ variants, site: { shippingMethods } }))).toEqual([
    { code: 'InvalidShippingAddress', details: { shipmentId: 'customs' } },
  ])
})

test('a changed price is listed until it is accepted', () => {
  const facts = buildFacts()
  const cart = buildCart({ lines: [buildLine({ seenUnitPrice: 9000 })] })
  const priced = priceCart(cart, facts)
  expect(listPriceChanges(cart, priced)).toEqual([{ lineId: 'line-shoe-42', seen: 9000, current: 10_000 }])
  const accepted = planAcceptPrices(cart, priced)
  expect(listPriceChanges(accepted, priced)).toEqual([])
  expect(planAcceptPrices(accepted, priced)).toBe(accepted)
  expect(listPriceChanges(cart, priceCart(cart, buildFacts({ variants: [] })))).toEqual([])
})

test.each([
  ['open', 'ordering', true],
  ['ordering', 'open', true],
  ['ordering', 'ordered', true],
  ['open', 'ordered', false],
  ['ordered', 'open', false],
  ['merged', 'open', false],
  ['expired', 'ordering', false],
] as const)('a cart may change from %s to %s: %s', (from, to, can) => {
  const cart = buildCart({ state: from })
  const moved = planCartState(cart, to, now + 1)
  expect(moved && [moved.state, moved.version]).toEqual(can ? [to, cart.version + 1] : null)
  expect(planCartState(cart, from, now + 1)).toBe(cart)
})

test('a failed payment leaves a new cart with goods, addresses and gift cards, and closes the old one [CHK-09]', () => {
  const giftCard = { id: 'g', method: 'GIFT_CARD', upTo: 500 } as const
  const card = { id: 'c', method: 'CREDIT_CARD', upTo: null } as const
  const cart = buildCart({ state: 'ordering', instruments: [giftCard, card], couponCodes: ['SAVE'] })
  const renewed = planRenewCart(cart, 'cart-2', now + 1)
  expect(renewed?.cart).toMatchObject({
    id: 'cart-2',
    version: 1,
    state: 'open',
    lines: [{ id: 'line-shoe-42', variantId: 'shoe-42' }],
    instruments: [giftCard],
    couponCodes: ['SAVE'],
    shippingAddress: berlin,
  })
  expect(renewed?.replaced).toMatchObject({ id: 'cart-1', state: 'merged' })
  expect(renewed && planRenewCart(renewed.replaced, 'cart-3', now)).toBeNull()
  expect(planRenewCart(buildCart({ state: 'ordered' }), 'cart-3', now)).toBeNull()
})

test('shipping offers show the cost of each method for this cart, promotions included [CART-14]', () => {
  const effect = { type: 'freeShipping', methodCodes: ['standard'] } as const
  const facts = buildFacts({ promotions: [buildPromotion({ level: 'SHIPPING', effect })] })
  const cart = buildCart({ shippingMethods: { me: { code: 'express', chosenByShopper: true } } })
  const billed = { facts, priced: priceCart(cart, facts) }
  expect(listShippingOffers(cart, 'me', billed)).toEqual([
    { code: 'standard', price: 0, originalPrice: 495 },
    { code: 'express', price: 995, originalPrice: 995 },
  ])
  expect(listShippingOffers(cart, 'customs', billed)).toEqual([])
})

test('a shipping offer costs what the cart costs with that method', () => {
  const effect = { type: 'freeShipping', methodCodes: ['standard'] } as const
  const facts = buildFacts({ promotions: [buildPromotion({ level: 'SHIPPING', effect })] })
  for (const chosen of ['standard', 'express']) {
    const cart = buildCart({ shippingMethods: { me: { code: chosen, chosenByShopper: false } } })
    for (const { code, price } of listShippingOffers(cart, 'me', { facts, priced: priceCart(cart, facts) })) {
      const bill = priceCart({ ...cart, shippingMethods: { me: { code, chosenByShopper: true } } }, facts)
      expect(price).toBe(bill.shipments.find(({ groupId }) => groupId === 'me')?.price)
    }
  }
})

test('free delivery by a faster method replaces the default, which is then left out [CART-14]', () => {
  const effect = { type: 'freeShipping' } as const
  const free = buildFacts({ promotions: [buildPromotion({ level: 'SHIPPING', effect })] })
  const plan = (facts: typeof free, cart = buildCart()) =>
    planDefaultShipping(cart, { facts, priced: priceCart(cart, facts) })
  const planned = plan(free)
  expect(planned.shippingMethods.me).toEqual({ code: 'express', chosenByShopper: false })
  const billed = { facts: free, priced: priceCart(planned, free) }
  expect(listShippingOffers(planned, 'me', billed).map(({ code }) => code)).toEqual(['express'])
  // Without the promotion the default comes back, so that no shopper pays for a method that was not chosen.
  expect(plan(buildFacts(), planned).shippingMethods.me?.code).toBe('standard')
})

test('a method that the shopper chose stays, and is offered beside a faster one of the same price [CART-14]', () => {
  const effect = { type: 'freeShipping' } as const
  const facts = buildFacts({ promotions: [buildPromotion({ level: 'SHIPPING', effect })] })
  const cart = buildCart({ shippingMethods: { me: { code: 'standard', chosenByShopper: true } } })
  const billed = { facts, priced: priceCart(cart, facts) }
  expect(planDefaultShipping(cart, billed)).toBe(cart)
  expect(listShippingOffers(cart, 'me', billed).map(({ code }) => code)).toEqual(['standard', 'express'])
})
