import { describe, expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildCoupon,
  buildFacts,
  buildLine,
  buildPromotion,
  buildSite,
  buildVariant,
  now,
  requireOk,
} from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import { isPreOrderLine } from '../pre-order/pre-order.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { ShippingMethod } from '../shipping/shipping-method.ts'
import { toStockDemands } from '../stock/to-stock-demands.ts'
import { isPreOrdered } from './order.ts'
import { findOrderEmail, type PlaceOrder, planOrder } from './plan-order.ts'

const card: PaymentInstrument = { id: 'card', method: 'CREDIT_CARD', upTo: null }
const site = { giftWrapPrice: 500 }
const variants = [
  buildVariant({ imageURL: '42.jpg' }),
  buildVariant({ id: 'ahead', stock: 0, preOrder: { from: '2027-03-12' } }),
  buildVariant({ id: 'later', stock: 0, preOrder: { from: '2027-04-01' } }),
  buildVariant({ id: 'card', taxClass: 'gift_card', isDigital: true }),
  buildVariant({ id: 'made', isCustoms: true }),
  buildVariant({ id: 'gone', isWithdrawn: true }),
  buildVariant({ id: 'unpriced', prices: [] }),
]
const facts = buildFacts({ variants, site })

const place = (changes: Partial<Cart>, input: Partial<PlaceOrder> = {}, some = facts) => {
  const cart = buildCart({ instruments: [card], ...changes })
  return planOrder({ cart, priced: priceCart(cart, some), facts: some }, { orderNumber: 'N', ...input })
}
const draft = (...args: Parameters<typeof place>) => requireOk(place(...args)).order
const line = (variantId: string, changes: object = {}) => buildLine({ variantId, ...changes })
const store = { kind: 'pickup' as const, storeId: 's' }
const march = { expectedPreOrder: '2027-03-12' }

describe('an order is refused', () => {
  test.each<[string, Partial<Cart>, Partial<PlaceOrder>, object]>([
    [
      'with several goods that are gone',
      { lines: [line('gone'), line('none')] },
      {},
      { reason: 'several_unavailable' },
    ],
    [
      'with one that is gone and one without a price by the first',
      { lines: [line('unpriced'), line('gone')] },
      {},
      { reason: 'no_price', lineId: 'line-unpriced' },
    ],
    [
      'with pre-ordered goods beside others',
      { lines: [line('ahead'), line('shoe-42')] },
      march,
      { reason: 'pre_order_alone' },
    ],
    [
      'with pre-ordered goods that a wallet pays now',
      { lines: [line('ahead')], instruments: [{ ...card, method: 'PAYPAL' }] },
      march,
      { reason: 'pre_order_payment' },
    ],
    [
      'with pre-ordered goods of which a wallet pays the rest',
      {
        lines: [line('ahead')],
        instruments: [
          { id: 'g', method: 'GIFT_CARD', upTo: 1 },
          { ...card, method: 'KLARNA' },
        ],
      },
      march,
      { reason: 'pre_order_payment' },
    ],
    ['where pre-ordered goods were shown as there', { lines: [line('ahead')] }, {}, { reason: 'pre_order_changed' }],
    [
      'where the day of pre-ordered goods was another one',
      { lines: [line('ahead')] },
      { expectedPreOrder: '2027-03-11' },
      { reason: 'pre_order_changed' },
    ],
    ['where goods that are there were shown as a pre-order', {}, march, { reason: 'pre_order_changed' }],
    [
      'where the mail address has a word before it',
      { shippingAddress: { ...berlin, email: 'Ada ada@example.com' } },
      {},
      { reason: 'invalid_email' },
    ],
    [
      'where the mail address has two at signs',
      { shippingAddress: { ...berlin, email: 'ada@example.com@' } },
      {},
      { reason: 'invalid_email' },
    ],
    [
      'where stored value pays less than agreed',
      { instruments: [{ id: 'g', method: 'GIFT_CARD', upTo: 500 }, card] },
      { expectedStoredValue: 501 },
      { reason: 'stored_value_lowered' },
    ],
    [
      'where a gift card buys a gift card',
      { lines: [line('card', { customAmount: 5000 })], instruments: [{ id: 'g', method: 'GIFT_CARD', upTo: 5000 }] },
      {},
      { reason: 'gift_card_not_allowed' },
    ],
    [
      'where points buy a gift card',
      {
        lines: [line('card', { customAmount: 5000 })],
        instruments: [{ id: 'p', method: 'LOYALTY_POINTS', upTo: 5000 }],
      },
      {},
      { reason: 'balance_not_for_gift_cards' },
    ],
  ])('%s', (_, changes, input, expected) => {
    expect(place(changes, input)).toMatchObject(expected)
  })
})

test('an order is refused where one of its two parcels has no method, and not while it is being placed', () => {
  const [standard, express, made] = buildSite().shippingMethods
  const shippingMethods = [standard, express, { ...made, restrictions: { countries: ['US'] } }] as ShippingMethod[]
  const some = buildFacts({ variants, site: { shippingMethods } })
  expect(place({ lines: [line('shoe-42'), line('made')] }, {}, some)).toEqual({ ok: false, reason: 'not_deliverable' })
  expect(place({ state: 'ordering' }, {}, some).ok).toBe(true)
})

describe('a pre-order', () => {
  const preOrder = { from: '2027-03-12' }

  test('is paid by a card or by balances, and its days of delivery count from the day of sending', () => {
    const order = draft({ lines: [line('ahead')] }, march)
    expect(order.items).toMatchObject([{ preOrder }])
    expect(isPreOrdered(order)).toBe(true)
    // Two to four working days after Friday the 12th of March; at midnight the parcel still leaves that day.
    expect(order.shipments).toMatchObject([{ deliveryWindow: { earliest: '2027-03-16', latest: '2027-03-18' } }])
  })

  test('of which the day has come is sent from now', () => {
    const late = { ...facts, now: Date.UTC(2027, 2, 15, 8) }
    const order = draft({ lines: [line('ahead')], expiresAt: late.now + 1 }, march, late)
    expect(order.shipments).toMatchObject([{ deliveryWindow: { earliest: '2027-03-17', latest: '2027-03-19' } }])
  })

  test('waits for the last of its goods, and its gifts go with it', () => {
    const promotions = [
      buildPromotion({ id: 'p', level: 'ORDER', effect: { type: 'gift', variantId: 'shoe-42', qty: 1 } }),
    ]
    const lines = [line('later'), line('ahead'), line('shoe-42', { bonus: { promotionId: 'p' } })]
    const order = draft({ lines }, { expectedPreOrder: '2027-04-01' }, { ...facts, promotions })
    expect(order.items.map((item) => item.preOrder?.from)).toEqual(['2027-04-01', '2027-03-12', undefined])
  })

  test('is none of goods that a store has, which are picked up there, and is one with a gift that is there', () => {
    const pickup = { kind: 'store' as const, contact: { firstName: 'Bo' } }
    const some = buildFacts({ variants: [buildVariant({ storeStock: { s: 5 }, preOrder })] })
    const order = draft({ lines: [line('shoe-42', { delivery: store })], pickup }, {}, some)
    expect(order.items[0]).not.toHaveProperty('preOrder')
    expect(isPreOrdered({ items: [...order.items, ...draft({ lines: [line('ahead')] }, march).items] })).toBe(true)
  })

  test('is not what is there', () => {
    expect(isPreOrdered(draft({}))).toBe(false)
    expect(draft({}).items[0]).not.toHaveProperty('preOrder')
  })

  test.each([
    ['digital goods', { isDigital: true }],
    ['made-to-order goods', { isCustoms: true }],
    ['goods that only a store has', { isReservationOnly: true }],
    ['goods without a day', { preOrder: undefined }],
  ])('is none of %s', (_, changes) => {
    expect(isPreOrderLine(line('ahead'), buildVariant({ preOrder, ...changes }))).toBe(false)
  })

  test('takes what is on its way to the warehouse, and a pickup takes what the store has', () => {
    const lines = [
      line('ahead', { qty: 2 }),
      line('ahead', { id: 's', delivery: store }),
      line('shoe-42'),
      line('card'),
      line('made'),
    ]
    expect(toStockDemands({ lines }, facts.variants)).toEqual([
      { stockItemId: 'stock-ahead', location: 'warehouse', qty: 2, isAhead: true },
      { stockItemId: 'stock-ahead', location: 's', qty: 1 },
      { stockItemId: 'stock-shoe-42', location: 'warehouse', qty: 1 },
    ])
  })
})

describe('an order keeps', () => {
  test('what the shopper chose for each item, with the picture of the catalogue', () => {
    const giftOption = { to: 'Ada', message: 'x' }
    const chosen = {
      giftOption,
      recipeId: 'r',
      precreatedCustomsCode: 'c',
      pdpUrl: '/p',
      productImageURL: 'https://elsewhere/x.jpg',
    }
    expect(draft({ lines: [line('shoe-42', chosen)] }).items[0]).toMatchObject({ ...chosen, productImageURL: '42.jpg' })
    const plain = draft({ lines: [line('made')] }).items[0] ?? {}
    for (const name of [
      'giftOption',
      'recipeId',
      'precreatedCustomsCode',
      'pdpUrl',
      'productImageURL',
      'bonus',
      'isGiftCard',
    ])
      expect(plain).not.toHaveProperty(name)
  })

  test('the promotions and codes that took effect, and not the others [CART-10]', () => {
    const conditions = [{ type: 'coupon' as const }]
    const promotions = [
      buildPromotion({ id: 'a', level: 'ORDER', isCombinable: true, conditions }),
      buildPromotion({
        id: 'b',
        level: 'ORDER',
        isCombinable: true,
        conditions: [...conditions, { type: 'spend', atLeast: { EUR: 10_100 } }],
      }),
    ]
    const coupons = ['a', 'b'].map((id) => buildCoupon({ code: id.toUpperCase(), promotionId: id }))
    const order = draft({ couponCodes: ['B', 'A'] }, {}, { ...facts, promotions, coupons })
    expect([order.couponCodes, order.promoSummary.map(({ promotionId }) => promotionId)]).toEqual([['A'], ['a']])
  })

  test('a gift with the promotion that gave it', () => {
    const promotions = [
      buildPromotion({ id: 'p', level: 'ORDER', effect: { type: 'gift', variantId: 'made', qty: 1 } }),
    ]
    const bonus = { promotionId: 'p' }
    const order = draft({ lines: [line('shoe-42'), line('made', { bonus })] }, {}, { ...facts, promotions })
    expect(order.items.map((item) => [item.isBonus, item.bonus])).toEqual([
      [false, undefined],
      [true, bonus],
    ])
  })

  const voucher = { id: 'VOUCHER-10', points: 200, amount: 1000 }
  const code = { id: 'r', last4: '0001', amount: 100 }
  const adjustment = { id: 'x', amount: 1, reason: 'r', by: 'AGENT:1' }
  const agent = { id: 'a', name: 'Bo' } as unknown as NonNullable<PlaceOrder['placedBy']>
  test.each<[string, Partial<Cart>, Partial<PlaceOrder>, object]>([
    ['the adjustments of staff', { priceAdjustments: [adjustment] }, {}, { priceAdjustments: [adjustment] }],
    ['the fingerprint of the device', { deviceFingerprint: 'f' }, {}, { deviceFingerprint: 'f' }],
    ['its vouchers', { vouchers: [voucher] }, {}, { vouchers: [voucher] }],
    ['its reward codes', { rewardCodes: [code] }, {}, { rewardCodes: [code] }],
    [
      'where an express checkout began',
      { express: { context: 'PAYPAL_EXPRESS' } },
      {},
      { express: { context: 'PAYPAL_EXPRESS' } },
    ],
    ['the agent who placed it', {}, { placedBy: agent }, { placedBy: agent }],
    [
      'the client that placed it',
      {},
      { placedFrom: { channel: 'ECOMM', correlationId: 'i' } },
      { placedFrom: { channel: 'ECOMM', correlationId: 'i' } },
    ],
    // 84.03 € without tax: a point for each whole euro.
    ['the member with the points that it earns', {}, { memberId: 'm' }, { member: { id: 'm', earns: 84 } }],
    [
      'the choice of gift wrap',
      { giftWrapping: { wrap: true, receipt: false } },
      {},
      { giftWrapping: { wrap: true, receipt: false } },
    ],
  ])('%s, and nothing where there is none', (_, changes, input, expected) => {
    expect(draft(changes, input)).toMatchObject(expected)
    for (const name of Object.keys(expected)) expect(draft({})).not.toHaveProperty(name)
  })

  test.each<[string, Partial<Cart>, object | undefined, boolean]>([
    ['the site offers none', {}, {}, false],
    [
      'nothing is shipped',
      { lines: [line('shoe-42', { delivery: store })], pickup: { kind: 'store', contact: { firstName: 'Bo' } } },
      site,
      false,
    ],
    [
      'a part is shipped',
      { lines: [line('shoe-42'), line('made', { id: 's' }), line('card', { customAmount: 5000 })] },
      site,
      true,
    ],
  ])('no choice of gift wrap where %s', (_, changes, of, isKept) => {
    const order = draft(
      { giftWrapping: { wrap: true, receipt: true }, ...changes },
      {},
      buildFacts({ variants, site: of }),
    )
    expect('giftWrapping' in order).toBe(isKept)
  })
})

test.each<[string, Partial<Cart>, string | null]>([
  [
    'the recipient',
    { billingAddress: { ...berlin, email: 'payer@example.com' }, sameAsShipping: false },
    'ada@example.com',
  ],
  [
    'the person who picks it up',
    { shippingAddress: undefined, pickup: { kind: 'store', contact: { email: 'bo@example.com' } } },
    'bo@example.com',
  ],
  [
    'the payer',
    { shippingAddress: undefined, sameAsShipping: false, billingAddress: { ...berlin, email: 'payer@example.com' } },
    'payer@example.com',
  ],
  ['no one', { shippingAddress: undefined, sameAsShipping: false }, null],
])('the mails of an order go to %s', (_, changes, email) => {
  expect(findOrderEmail(buildCart({ createdAt: now, ...changes }))).toBe(email)
})

test('an order is refused where the payer has only a space for a phone, and where a store would not know who comes', () => {
  const billing = { sameAsShipping: false, billingAddress: berlin }
  expect(place({ ...billing, billingAddress: { ...berlin, phone: ' ' } })).toMatchObject({
    reason: 'missing_billing_phone',
  })
  const lines = [line('shoe-42', { delivery: store }), line('card', { customAmount: 5000 })]
  expect(place({ ...billing, lines, shippingAddress: undefined })).toMatchObject({ reason: 'incomplete_address' })
  expect(place({ ...billing, lines }).ok).toBe(true)
})
