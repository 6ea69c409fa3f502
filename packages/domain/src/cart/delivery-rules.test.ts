import { describe, expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildFacts,
  buildLine,
  buildMethod,
  buildVariant,
  montreal,
  now,
  requireOk,
} from '../../testing/cart-builders.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { PickupPoint } from '../store/store.ts'
import type { Cart, CartNotification } from './cart.ts'
import { findStockMessages } from './find-flash-messages.ts'
import { isFaster, listShippingOffers } from './list-shipping-offers.ts'
import { planDefaultShipping } from './plan-default-shipping.ts'
import { planSetGiftWrapping } from './plan-set-gift-wrapping.ts'
import { planSetPickupPoint, planSetStoreContact } from './plan-set-pickup.ts'
import { reconcileDelivery } from './reconcile-delivery.ts'
import { reconcilePickup } from './reconcile-pickup.ts'
import { reconcileShipping } from './reconcile-shipping.ts'

const store = (storeId: string) => ({ kind: 'pickup' as const, storeId })
const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '+493012345678' }
const downgraded: CartNotification = { kind: 'shipping_method_downgraded', at: now - 1 }
const customs = buildVariant({ id: 'made', isCustoms: true })

describe('delivery by parcel', () => {
  const express = { me: { code: 'express', chosenByShopper: true } }
  const toCanada = { shippingAddress: { ...montreal, countryCode: 'CA' as const } }

  test('is by the default method, with one notification, where the chosen one does not apply [CART-15]', () => {
    const other: CartNotification = { kind: 'item_removed', variantId: 'v', at: now - 1 }
    const moved = buildCart({ shippingMethods: express, notifications: [downgraded, other], ...toCanada })
    const cart = reconcileShipping(moved, buildFacts())
    expect(cart.shippingMethods.me).toEqual({ code: 'standard', chosenByShopper: false })
    expect(cart.notifications).toEqual([other, { kind: 'shipping_method_downgraded', at: now }])
  })

  test('keeps the chosen method and earlier notifications where it applies', () => {
    const cart = reconcileShipping(buildCart({ shippingMethods: express, notifications: [downgraded] }), buildFacts())
    expect([cart.shippingMethods, cart.notifications]).toEqual([express, [downgraded]])
  })

  test('leaves a cart whose methods stay as they are the same, so that nothing is stored for it', () => {
    const reconciled = reconcileShipping(buildCart(), buildFacts())
    expect(reconcileShipping(reconciled, buildFacts())).toBe(reconciled)
    const removed = reconcileShipping({ ...reconciled, lines: [] }, buildFacts())
    expect([removed.shippingMethods, reconcileShipping(removed, buildFacts()) === removed]).toEqual([{}, true])
  })

  test('has no method where none reaches the address, and none for goods at a store', () => {
    const pickup = buildLine({ id: 'p', delivery: store('s') })
    const facts = buildFacts({ site: { shippingMethods: [] } })
    expect(reconcileShipping(buildCart({ lines: [buildLine(), pickup] }), facts).shippingMethods).toEqual({})
  })

  const days = (minBusinessDays: number, maxBusinessDays: number) => ({
    minBusinessDays,
    maxBusinessDays,
    cutOffHourUtc: 14,
  })
  test.each([
    ['with an earlier last day', days(3, 4), days(1, 5), true],
    ['with a later last day', days(1, 5), days(3, 4), false],
    ['with the same last day and an earlier first one', days(1, 4), days(2, 4), true],
    ['with the same days', days(2, 4), days(2, 4), false],
  ])('is faster %s', (_, one, other, is) => {
    expect(isFaster(one, other)).toBe(is)
  })

  // Standard takes 4 days for 4.95 €.
  const offers = (expressPrice: number, changes: Partial<Cart> = {}, code = 'express') => {
    const express = buildMethod({ code, price: expressPrice, delivery: days(1, 2), order: 2 })
    const facts = buildFacts({ site: { shippingMethods: [buildMethod(), express] } })
    const cart = buildCart(changes)
    const billed = { facts, priced: priceCart(cart, facts) }
    return { offers: listShippingOffers(cart, 'me', billed), cart: planDefaultShipping(cart, billed) }
  }

  test.each<[string, number, Partial<Cart>, [string, number][]]>([
    [
      'a dearer faster one',
      496,
      {},
      [
        ['standard', 495],
        ['express', 496],
      ],
    ],
    ['only the faster one of two at one price', 495, {}, [['express', 495]]],
    [
      'the slower one too, where the shopper chose it',
      495,
      { shippingMethods: { me: { code: 'standard', chosenByShopper: true } } },
      [
        ['standard', 495],
        ['express', 495],
      ],
    ],
    [
      'not the slower one that was the default',
      495,
      { shippingMethods: { me: { code: 'standard', chosenByShopper: false } } },
      [['express', 495]],
    ],
  ])('offers %s [CART-14]', (_, price, changes, expected) => {
    expect(offers(price, changes).offers.map(({ code, price }) => [code, price])).toEqual(expected)
  })

  test('by default costs no more: paid standard delivery stays, whatever express costs [CART-14]', () => {
    expect(offers(495).cart.shippingMethods).toEqual({})
  })
})

describe('a change of stock before the order [CART-15]', () => {
  const at = (storeId: string, stock: number) => buildVariant({ stock: 0, storeStock: { [storeId]: stock } })

  test.each<[string, Parameters<typeof buildVariant>[0], Cart['lines'], string | null, string[]]>([
    [
      'a line that its store lacks is shipped',
      { storeStock: { s: 0 } },
      [buildLine({ delivery: store('s') })],
      'pickup_became_shipping',
      ['ship'],
    ],
    [
      'a line that the warehouse lacks moves to a store of the cart',
      { stock: 0, storeStock: { s: 5 } },
      [buildLine(), buildLine({ id: 'b', recipeId: 'r', delivery: store('s') })],
      'shipping_became_pickup',
      ['s', 's'],
    ],
    ['and to no store without a pickup of the cart', { stock: 0, storeStock: { s: 5 } }, [buildLine()], null, ['ship']],
    [
      'a gift stays where it is',
      { stock: 0, storeStock: { s: 5 } },
      [buildLine({ bonus: { promotionId: 'p' } }), buildLine({ id: 'b', delivery: store('s') })],
      null,
      ['ship', 's'],
    ],
    [
      'a line that neither has stays',
      { stock: 0, storeStock: { s: 0 } },
      [buildLine({ delivery: store('s') })],
      null,
      ['s'],
    ],
  ])('%s', (_, variant, lines, change, places) => {
    const result = reconcileDelivery(buildCart({ lines }), buildFacts({ variants: [buildVariant(variant)] }))
    expect(result.change).toBe(change)
    expect(result.cart.lines.map(({ delivery }) => (delivery.kind === 'ship' ? 'ship' : delivery.storeId))).toEqual(
      places,
    )
  })

  test('is missing once for lines of one stock item at one place, and for each place apart [CART-16]', () => {
    const variants = [at('s', 3)]
    const line = (id: string, qty: number) => buildLine({ id, qty, delivery: store('s') })
    const messages = (...lines: Cart['lines']) =>
      findStockMessages(buildCart({ lines }), buildFacts({ variants })).map(({ details }) => [
        details.itemId,
        details.missingQty,
      ])
    expect(messages(line('a', 2), line('b', 1))).toEqual([])
    expect(messages(line('a', 2), line('b', 2))).toEqual([['b', 1]])
    expect(messages(line('a', 3), buildLine({ id: 'c', qty: 2 }))).toEqual([['c', 2]])
    expect(messages(line('a', 3), { ...line('d', 1), delivery: store('t') })).toEqual([['d', 1]])
  })
})

describe('a pickup', () => {
  const point = {
    ...{ id: 'p', name: 'Kiosk', maxWeightGrams: 1800 },
    address: { addressLine1: 'Weg 1', city: 'Berlin', postalCode: '10115', countryCode: 'DE' },
  } as Parameters<typeof planSetPickupPoint>[1]['point']
  const facts = buildFacts({ variants: [buildVariant(), customs], pickupPoints: [point] })
  const set = (cart: Cart, changes: object = {}) =>
    planSetPickupPoint(cart, { point: { ...point, ...changes }, contact }, facts)
  const two = [buildLine({ qty: 2 })]

  test.each<[string, Cart['lines'], object, boolean]>([
    ['takes a parcel of just its weight', two, {}, true],
    ['takes none that is a gram heavier', two, { maxWeightGrams: 1799 }, false],
    ['takes no made-to-order goods', [buildLine({ variantId: 'made' })], {}, false],
    ['takes nothing where nothing is shipped', [buildLine({ delivery: store('s') })], {}, false],
  ])('at a point %s', (_, lines, changes, isOk) => {
    expect(set(buildCart({ lines }), changes).ok).toBe(isOk)
  })

  test('at a point has its address with the province, where it has one', () => {
    const address = { ...point.address, province: 'BE' }
    expect(requireOk(set(buildCart(), { address })).cart.shippingAddress).toMatchObject({
      addressLine2: 'Kiosk',
      province: 'BE',
    })
    expect(requireOk(set(buildCart())).cart.shippingAddress).not.toHaveProperty('province')
  })

  test('at another point replaces no address of home, so that no notification says it', () => {
    const kinds = (cart: Cart) => requireOk(set(cart)).cart.notifications.map(({ kind }) => kind)
    expect(kinds(buildCart())).toEqual(['shipping_became_pickup'])
    expect(kinds(buildCart({ pickup: { kind: 'point', contact, pointId: 'other' } }))).toEqual([])
    expect(kinds(buildCart({ shippingAddress: undefined }))).toEqual([])
  })

  test('at a point replaces its own earlier notification, and none of a line', () => {
    const notifications: CartNotification[] = [
      { kind: 'pickup_became_shipping', at: now - 1 },
      { kind: 'pickup_became_shipping', lineId: 'l', at: now - 1 },
      downgraded,
    ]
    expect(requireOk(set(buildCart({ notifications }))).cart.notifications).toEqual([
      ...notifications.slice(1),
      { kind: 'shipping_became_pickup', at: now },
    ])
  })

  test.each<[string, Cart['lines'], string | undefined, string[]]>([
    ['stays for a parcel of just its weight', two, 'point', []],
    ['ends for a heavier one, which needs an address', [buildLine({ qty: 3 })], undefined, ['pickup_became_shipping']],
    ['ends without a word where nothing is shipped any more', [buildLine({ delivery: store('s') })], undefined, []],
    ['stays while the cart is empty', [], 'point', []],
  ])('at a point %s [CART-15]', (_, lines, kind, notes) => {
    const cart = reconcilePickup(buildCart({ lines, pickup: { kind: 'point', contact, pointId: 'p' } }), facts)
    expect([cart.pickup?.kind, cart.notifications.map((note) => note.kind)]).toEqual([kind, notes])
  })

  test('at a point that closed ends, though another one is near', () => {
    const cart = buildCart({ pickup: { kind: 'point', contact, pointId: 'closed' } })
    expect(reconcilePickup(cart, facts)).toMatchObject({ pickup: undefined, shippingAddress: undefined })
    expect(reconcilePickup(cart, { ...facts, pickupPoints: undefined }).pickup).toBeUndefined()
  })

  test.each<[string, Cart['lines'], boolean]>([
    ['goods at a store alone', [], false],
    ['a parcel beside', [buildLine()], true],
    ['a made-to-order parcel beside', [buildLine({ variantId: 'made' })], true],
  ])('at a store keeps the address for a parcel: with %s', (_, others, isKept) => {
    const cart = buildCart({ lines: [buildLine({ id: 's', delivery: store('s') }), ...others] })
    const { shippingAddress, sameAsShipping } = requireOk(planSetStoreContact(cart, contact, facts)).cart
    expect([shippingAddress, sameAsShipping]).toEqual(isKept ? [berlin, cart.sameAsShipping] : [undefined, false])
  })

  test('at a store keeps its contact while any line is picked up', () => {
    const pickup = { kind: 'store' as const, contact }
    const lines = [buildLine(), buildLine({ id: 's', delivery: store('s') })]
    expect(reconcilePickup(buildCart({ lines, pickup }), facts).pickup).toEqual(pickup)
    expect(reconcilePickup(buildCart({ pickup }), facts).pickup).toBeUndefined()
  })
})

test.each([
  [
    { wrap: true, receipt: false },
    { wrap: true, receipt: false },
  ],
  [
    { wrap: false, receipt: true },
    { wrap: false, receipt: true },
  ],
  [{ wrap: false, receipt: false }, undefined],
])('the choice %j for gift wrapping is stored as %j', (wanted, stored) => {
  const cart = buildCart({ giftWrapping: { wrap: true, receipt: true } })
  const plan = planSetGiftWrapping(cart, wanted, buildFacts({ site: { giftWrapPrice: 500 } }))
  expect(requireOk(plan).cart.giftWrapping).toEqual(stored)
})

test('a cart that is being ordered takes no pickup', () => {
  const point = { id: 'p', name: 'Kiosk', maxWeightGrams: 9000, address: berlin } as unknown as PickupPoint
  const lines = [buildLine(), buildLine({ id: 's', delivery: store('s') })]
  const cart = buildCart({ state: 'ordering', lines })
  expect(planSetStoreContact(cart, contact, buildFacts())).toEqual({ ok: false, reason: 'being_ordered' })
  expect(planSetPickupPoint(cart, { point, contact }, buildFacts())).toEqual({ ok: false, reason: 'being_ordered' })
})

test('two parcels have offers of their own, at their own prices [CART-14]', () => {
  const facts = buildFacts({ variants: [buildVariant(), customs] })
  const cart = buildCart({ lines: [buildLine(), buildLine({ variantId: 'made' })] })
  const billed = { facts, priced: priceCart(cart, facts) }
  const offersOf = (group: 'me' | 'customs') =>
    listShippingOffers(cart, group, billed).map(({ code, price }) => [code, price])
  expect(offersOf('me')).toEqual([
    ['standard', 495],
    ['express', 995],
  ])
  expect(offersOf('customs')).toEqual([['made-to-order', 795]])
})
