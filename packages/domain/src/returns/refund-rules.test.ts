import { describe, expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildVariant, montreal, requireOk } from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import type { OrderDraft } from '../order/order.ts'
import { planOrder } from '../order/plan-order.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { getTaxTable } from '../tax/get-tax-table.ts'
import { countGivenBack } from './count-given-back.ts'
import { listBrokenRefunds } from './list-broken-refunds.ts'
import { listRemaining } from './list-remaining.ts'
import { type MoneyContext, type MoneyPlan, planMoneyMove, planRelease } from './plan-money-move.ts'
import { planReturn } from './plan-return.ts'

const card: PaymentInstrument = { id: 'card', method: 'CREDIT_CARD', upTo: null }
const limited = (
  id: string,
  method: PaymentInstrument['method'],
  upTo: number,
  more: object = {},
): PaymentInstrument => ({ id, method, upTo, ...more })
const variants = [
  buildVariant(),
  buildVariant({ id: 'made', price: 3000, isCustoms: true }),
  buildVariant({ id: 'gift', taxClass: 'gift_card', isDigital: true }),
]
const shoes = 'line-shoe-42'
const made = 'line-made'

/** Orders two pairs at 100.00 and made-to-order goods at 30.00: parcels of 4.95 and 7.95, 242.90 in all. */
function place(changes: Partial<Cart> = {}, site: object = {}): OrderDraft {
  const facts = buildFacts({ variants, site })
  const lines = [buildLine({ qty: 2 }), buildLine({ variantId: 'made' })]
  const cart = buildCart({ lines, instruments: [card], ...changes })
  return requireOk(planOrder({ cart, priced: priceCart(cart, facts), facts }, { orderNumber: 'N', memberId: 'm' }))
    .order
}
const all = { [shoes]: 2, [made]: 1 }

test.each([
  ['nothing of what is back', all, []],
  [
    'the units that are not',
    { [shoes]: 1 },
    [
      { lineId: shoes, qty: 1 },
      { lineId: made, qty: 1 },
    ],
  ],
  [
    'all before anything is back',
    {},
    [
      { lineId: shoes, qty: 2 },
      { lineId: made, qty: 1 },
    ],
  ],
])('of an order remains %s', (_, returned, remaining) => {
  expect(listRemaining(place(), returned)).toEqual(remaining)
})

describe('stored value of a return', () => {
  const vouchers = [
    { id: 'VOUCHER-10', points: 200, amount: 1000 },
    { id: 'VOUCHER-25', points: 500, amount: 2300 },
  ]
  const rewardCodes = [{ id: 'r', last4: '1', amount: 2300 }]
  const back = (order: OrderDraft, returned: Record<string, number>) => countGivenBack(order, returned)

  test('a voucher gives points back by its own discount on the returned units', () => {
    const order = place({ vouchers, rewardCodes })
    // 10.00 over 230.00: 8.70 for the shoes, 1.30 for the made-to-order goods, of which 200 points are 174 and 26.
    expect(back(order, { [made]: 1 }).vouchers).toEqual([
      { id: 'VOUCHER-10', points: 26 },
      { id: 'VOUCHER-25', points: 65 },
    ])
    expect(back(order, { [shoes]: 1 }).vouchers.map(({ points }) => points)).toEqual([87, 217])
    expect(back(order, all).vouchers.map(({ points }) => points)).toEqual([200, 500])
  })

  test('a voucher that took nothing off comes back with the last unit', () => {
    const order = { ...place(), vouchers: vouchers.slice(0, 1) }
    expect(back(order, { [shoes]: 2 }).vouchers).toEqual([{ id: 'VOUCHER-10', points: 0 }])
    expect(back(order, all).vouchers).toEqual([{ id: 'VOUCHER-10', points: 200 }])
  })

  test('a reward code is whole again with the last unit, and not before', () => {
    const order = place({ rewardCodes })
    expect(back(order, { [shoes]: 2 }).rewardCodes).toEqual([{ id: 'r', amount: 0 }])
    expect(back(order, all).rewardCodes).toEqual([{ id: 'r', amount: 2300 }])
  })

  test('the card gets its part first, then stored value from the last to the first', () => {
    const order = place({
      instruments: [
        limited('a', 'GIFT_CARD', 2000, { fingerprint: 'a' }),
        limited('b', 'GIFT_CARD', 15_000, { fingerprint: 'b' }),
        card,
      ],
    })
    // The card paid 72.90 of 242.90.
    const amounts = (returned: Record<string, number>) =>
      back(order, returned).instruments.map(({ amount, points }) => [amount, points])
    expect(amounts({ [made]: 1 })).toEqual([
      [0, 0],
      [0, 0],
      [3795, 0],
    ])
    expect(amounts({ [shoes]: 1 })).toEqual([
      [0, 0],
      [2710, 0],
      [7290, 0],
    ])
    expect(amounts(all)).toEqual([
      [2000, 0],
      [15_000, 0],
      [7290, 0],
    ])
  })

  test('points that paid come back as points, in proportion to what they paid', () => {
    const order = place({ instruments: [limited('p', 'LOYALTY_POINTS', 20_000, { points: 4000 }), card] })
    const points = (returned: Record<string, number>) =>
      back(order, returned).instruments.map((one) => [one.amount, one.points])
    expect(points({ [made]: 1 })).toEqual([
      [0, 0],
      [3795, 0],
    ])
    expect(points({ [shoes]: 1 })).toEqual([
      [5710, 1142],
      [4290, 0],
    ])
    expect(points(all)).toEqual([
      [20_000, 4000],
      [4290, 0],
    ])
  })

  test('earned points go back by the goods without tax, and never by gift cards [LOY-01]', () => {
    const lines = [
      buildLine({ qty: 2 }),
      buildLine({ variantId: 'made' }),
      buildLine({ variantId: 'gift', customAmount: 5000 }),
    ]
    const order = place({ lines })
    // 230.00 with 19 % inside are 193.28 without, a point for each whole euro.
    expect(order.member?.earns).toBe(193)
    expect(back(order, { 'line-gift': 1 }).earnedPoints).toBe(0)
    expect(back(order, { [shoes]: 1 }).earnedPoints).toBe(83)
    expect(back(order, all).earnedPoints).toBe(193)
  })

  test('the yearly limit gets back the part of the goods that had the discount', () => {
    const programmeSpend = { programme: 'employee' as const, amount: 15_001, yearlyLimit: 90_000, lineIds: [shoes] }
    const order = { ...place(), programmeSpend }
    expect(back(order, { [made]: 1 }).programmeSpend).toBe(0)
    expect(back(order, { [shoes]: 1 }).programmeSpend).toBe(7500)
    expect(back(order, all).programmeSpend).toBe(15_001)
    expect(back(place(), all).programmeSpend).toBe(0)
  })
})

describe('what the payment provider is asked for', () => {
  const [first, second] = ['N-1', 'N-2']
  const plan = (changes: Partial<MoneyContext>, order = place()): MoneyPlan | null =>
    planMoneyMove(order, { returned: {}, leftShipments: [], captured: 0, refunded: 0, ...changes })

  // The shoes with their delivery cost 204.95, the made-to-order goods 37.95.
  test.each<[string, Partial<MoneyContext>, MoneyPlan | null]>([
    ['nothing before goods leave', {}, null],
    ['the price of the parcel that left', { leftShipments: [first] }, { kind: 'capture', amount: 20_495 }],
    [
      'the rest with the last parcel',
      { leftShipments: [first, second], captured: 20_495 },
      { kind: 'capture', amount: 3795 },
    ],
    ['nothing twice', { leftShipments: [first], captured: 20_495 }, null],
    [
      'a refund of what came back',
      { leftShipments: [first, second], captured: 24_290, returned: { [shoes]: 1 } },
      { kind: 'refund', amount: 10_000 },
    ],
    [
      'no refund of what was refunded',
      { leftShipments: [first, second], captured: 24_290, refunded: 10_000, returned: { [shoes]: 1 } },
      null,
    ],
    [
      'no refund of what became store credit',
      { leftShipments: [first, second], captured: 24_290, credited: 10_000, returned: { [shoes]: 1 } },
      null,
    ],
    [
      'nothing for goods that are cancelled before they leave',
      { leftShipments: [first], captured: 20_495, returned: { [made]: 1 } },
      null,
    ],
    ['a void where everything is cancelled before it leaves', { returned: all }, { kind: 'void', amount: 24_290 }],
  ])('is %s', (_, changes, expected) => {
    expect(plan(changes)).toEqual(expected)
  })

  test('is nothing for an order that stored value paid', () => {
    const order = place({ instruments: [limited('g', 'GIFT_CARD', 90_000, { fingerprint: 'g' })] })
    expect(plan({ leftShipments: [first, second] }, order)).toBeNull()
    expect(plan({ returned: all }, order)).toBeNull()
  })

  test('is only refunds where the money was taken at once', () => {
    const order = place({ instruments: [{ ...card, method: 'IDEAL' }] })
    expect(plan({ leftShipments: [first] }, order)).toBeNull()
    expect(plan({ returned: { [made]: 1 } }, order)).toEqual({ kind: 'refund', amount: 3795 })
    expect(plan({ returned: { [made]: 1 }, refunded: 3795 }, order)).toBeNull()
    expect(plan({ returned: all, refunded: 3795 }, order)).toEqual({ kind: 'refund', amount: 20_495 })
  })

  test.each<[string, Partial<MoneyContext>, number | null]>([
    ['nothing before anything is captured', { returned: all }, null],
    ['nothing while goods wait', { leftShipments: [first], captured: 20_495 }, null],
    [
      'the part of goods that were cancelled',
      { leftShipments: [first], captured: 20_495, returned: { [made]: 1 } },
      3795,
    ],
    ['nothing where all was captured', { leftShipments: [first, second], captured: 24_290 }, null],
    [
      'nothing of what comes back later',
      { leftShipments: [first, second], captured: 24_290, returned: { [shoes]: 2 } },
      null,
    ],
  ])('releases %s', (_, changes, amount) => {
    const release = planRelease(place(), { returned: {}, leftShipments: [], captured: 0, ...changes })
    expect(release).toEqual(amount === null ? null : { kind: 'release', amount })
  })

  test('releases nothing of a payment that was taken at once', () => {
    const order = place({ instruments: [{ ...card, method: 'IDEAL' }] })
    expect(planRelease(order, { returned: { [made]: 1 }, leftShipments: [first], captured: 20_495 })).toBeNull()
  })
})

describe('a refund that breaks a rule is named [T15]', () => {
  const added = place({ shippingAddress: montreal }, { countryCode: 'CA', taxes: getTaxTable('added', 'CA') })
  const wrapped = place({ giftWrapping: { wrap: true, receipt: false } }, { giftWrapPrice: 500 })
  const whole = (order: OrderDraft) => requireOk(planReturn(order, {}, listRemaining(order, {})))
  const order = place({
    vouchers: [{ id: 'VOUCHER-10', points: 200, amount: 1000 }],
    rewardCodes: [{ id: 'r', last4: '1', amount: 500 }],
  })
  const step = requireOk(planReturn(order, {}, [{ lineId: made, qty: 1 }]))

  test('and none is of a right one, with or without tax on top, or wrapped', () => {
    for (const one of [order, added, wrapped]) {
      expect(listBrokenRefunds(one, [whole(one)])).toEqual([])
      const half = requireOk(planReturn(one, {}, [{ lineId: shoes, qty: 1 }]))
      const rest = requireOk(planReturn(one, half.returned, listRemaining(one, half.returned)))
      expect(listBrokenRefunds(one, [half])).toEqual([])
      expect(listBrokenRefunds(one, [half, rest])).toEqual([])
    }
    expect(listBrokenRefunds(order, [])).toEqual([])
  })

  const { refund } = step
  const firstOf = <Part>(parts: readonly Part[], changes: object) =>
    parts.map((part, at) => (at === 0 ? { ...part, ...changes } : part))
  test.each<[string, object, string[]]>([
    [
      'a sum above its parts',
      { amount: refund.amount + 1 },
      ['refunds + remaining', 'parts of the refund', 'instruments of the refund'],
    ],
    ['a tax that no part has', { tax: refund.tax + 1 }, ['tax of the refund']],
    [
      'an instrument that got more than it paid',
      { instruments: firstOf(refund.instruments, { amount: 30_000 }) },
      ['instruments of the refund', 'instrument 0'],
    ],
    [
      'a line that got what belonged to another line',
      { lines: firstOf(refund.lines, { amount: 1 }) },
      ['parts of the refund', shoes],
    ],
    ['points of half a point', { earnedPoints: 0.5 }, ['earnedPoints of the refund is 0.5']],
    ['a negative part', { vouchers: firstOf(refund.vouchers, { points: -1 }) }, ['points of the refund is -1']],
  ])('%s', (_, changes, names) => {
    const broken = listBrokenRefunds(order, [{ ...step, refund: { ...refund, ...changes } }])
    expect(broken.map((text) => text.split(': ')[0])).toEqual(names)
  })

  test('after a full return an instrument and the sum have all of it back, and the tax too', () => {
    const last = whole(order)
    const [first] = last.refund.instruments
    const less = { ...last.refund, amount: last.refund.amount - 1, tax: last.refund.tax - 1 }
    const spoilt = {
      ...less,
      instruments: [{ ...first, amount: (first?.amount ?? 0) - 1 }] as typeof last.refund.instruments,
    }
    const all = `${last.refund.amount - 1} back of ${last.refund.amount}`
    expect(listBrokenRefunds(order, [{ ...last, refund: spoilt }])).toEqual(
      expect.arrayContaining([
        `all: ${all}`,
        `all tax: ${last.refund.tax - 1} back of ${last.refund.tax}`,
        `instrument 0: ${all}`,
      ]),
    )
  })

  test.each<[string, string, (refund: typeof step.refund) => object]>([
    [
      'a voucher that lost a point',
      'voucher 0: 199 back of 200',
      ({ vouchers }) => ({ vouchers: firstOf(vouchers, { points: 199 }) }),
    ],
    [
      'a reward code that was not given back',
      'code 0: 0 back of 500',
      ({ rewardCodes }) => ({ rewardCodes: firstOf(rewardCodes, { amount: 0 }) }),
    ],
    ['a yearly limit that got something', 'the yearly limit: 1 back of 0', () => ({ programmeSpend: 1 })],
    [
      'points that were not taken back',
      'earned points: 179 back of 180',
      ({ earnedPoints }) => ({ earnedPoints: earnedPoints - 1 }),
    ],
  ])('after a full return: %s', (_, text, changes) => {
    const last = whole(order)
    const spoilt = { ...last, refund: { ...last.refund, ...changes(last.refund) } }
    expect(listBrokenRefunds(order, [spoilt])).toEqual([text])
  })
})
