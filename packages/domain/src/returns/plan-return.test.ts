import { expect, test } from 'vitest'
import type { OrderItem, OrderPayment, OrderShipment } from '../order/order.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import type { BoughtOrder, GivenBack } from './given-back.ts'
import { listBrokenRefunds, priceUnits, type ReturnStep } from './list-broken-refunds.ts'
import { planReturn, type ReturnInput } from './plan-return.ts'

type Row = Partial<OrderItem> & { readonly qty: number; readonly price: number }

const item = (lineId: string, { qty, price, ...more }: Row): OrderItem => ({
  lineId,
  variantId: lineId,
  masterId: lineId,
  upc: lineId,
  stockItemId: lineId,
  name: lineId,
  slug: lineId,
  attributes: {},
  qty,
  unitOriginal: price,
  unitCurrent: price,
  rowTotal: price,
  priceAfterItemDiscount: price,
  priceAfterOrderDiscount: price,
  proratedPrice: price,
  taxTotal: 0,
  taxes: [],
  discounts: [],
  isBonus: false,
  isDigital: false,
  ...more,
})

const shipment = (lineIds: readonly string[], price: number, taxTotal = 0): OrderShipment => ({
  shipmentId: lineIds.join('+'),
  groupId: 'me',
  state: 'allocated',
  lineIds,
  methodCode: 'standard',
  price,
  originalPrice: price,
  taxTotal,
  discounts: [],
})

type Bought = Partial<Pick<BoughtOrder, 'vouchers' | 'rewardCodes' | 'member'>> & {
  readonly items: readonly OrderItem[]
  readonly shipments?: readonly OrderShipment[]
  readonly isTaxAdded?: boolean
  readonly payments?: readonly OrderPayment[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
const card: PaymentInstrument = { id: 'card', method: 'CREDIT_CARD', upTo: null }

const buy = ({ items, shipments = [], isTaxAdded = false, payments, ...more }: Bought): BoughtOrder => {
  const itemSubTotal = sum(items.map(({ proratedPrice }) => proratedPrice))
  const shipping = sum(shipments.map(({ price }) => price))
  const tax = sum([...items, ...shipments].map(({ taxTotal }) => taxTotal))
  const total = itemSubTotal + shipping + (isTaxAdded ? tax : 0)
  const totals = {
    currency: 'EUR' as const,
    totalUnits: sum(items.map(({ qty }) => qty)),
    itemTotal: itemSubTotal,
    totalDiscount: 0,
    totalDiscountPercentage: 0,
    appliedRewards: 0,
    itemSubTotal,
    shipping,
    shippingDiscount: 0,
    tax,
    taxAmount: tax,
    netAmount: itemSubTotal,
    totalWithoutTax: total - tax,
    total,
    remainingToPay: 0,
  }
  return {
    currency: 'EUR',
    items,
    shipments,
    totals,
    payments: payments ?? [{ instrument: card, amount: total }],
    ...more,
  }
}

/** Returns an order step by step and checks every rule after each step. */
const returnInSteps = (order: BoughtOrder, steps: readonly (readonly ReturnInput[])[]): GivenBack[] => {
  const history: ReturnStep[] = []
  for (const inputs of steps) {
    const plan = planReturn(order, history.at(-1)?.returned ?? {}, inputs)
    if (!plan.ok) throw new Error(plan.reason)
    history.push(plan)
    expect(listBrokenRefunds(order, history)).toEqual([])
  }
  return history.map(({ refund }) => refund)
}
const one = (lineId: string, qty = 1): ReturnInput[] => [{ lineId, qty }]

test.each([
  [1000, 3, [333, 333, 334]],
  [1001, 3, [333, 334, 334]],
  [2, 3, [0, 1, 1]],
  [0, 2, [0, 0]],
])('a row of %i for %i units refunds %j, unit by unit', (price, qty, parts) => {
  const refunds = returnInSteps(
    buy({ items: [item('a', { qty, price })] }),
    Array.from({ length: qty }, () => one('a')),
  )
  expect(refunds.map(({ amount }) => amount)).toEqual(parts)
  expect(priceUnits(price, qty)).toEqual(parts)
})

test('added tax is refunded on top of the price, included tax within it', () => {
  const items = [item('a', { qty: 2, price: 1001, taxTotal: 191 }), item('b', { qty: 1, price: 500, taxTotal: 95 })]
  const refundsWith = (isTaxAdded: boolean) =>
    returnInSteps(buy({ items, isTaxAdded }), [one('a'), one('a'), one('b')]).map(({ amount, tax }) => [amount, tax])
  expect(refundsWith(true)).toEqual([
    [595, 95],
    [597, 96],
    [595, 95],
  ])
  expect(refundsWith(false)).toEqual([
    [500, 95],
    [501, 96],
    [500, 95],
  ])
})

test('a shipment’s price is refunded with its last bought unit, and a gift does not count', () => {
  const items = [
    item('a', { qty: 2, price: 1000 }),
    item('gift', { qty: 1, price: 0, isBonus: true }),
    item('b', { qty: 1, price: 700 }),
  ]
  const order = buy({ items, shipments: [shipment(['a', 'gift'], 495, 79), shipment(['b'], 300)], isTaxAdded: true })
  const refunds = returnInSteps(order, [one('a'), one('a'), one('b'), one('gift')])
  expect(refunds.map(({ amount }) => amount)).toEqual([500, 500 + 574, 1000, 0])
  expect(refunds[1]?.shipments).toEqual([
    { shipmentId: 'a+gift', amount: 574, tax: 79 },
    { shipmentId: 'b', amount: 0, tax: 0 },
  ])
})

test('a shipment of gifts alone is refunded with the last bought unit of the order', () => {
  const items = [item('a', { qty: 2, price: 1000 }), item('gift', { qty: 1, price: 0, isBonus: true })]
  const order = buy({ items, shipments: [shipment(['a'], 0), shipment(['gift'], 250)] })
  expect(returnInSteps(order, [one('gift'), one('a'), one('a')]).map(({ amount }) => amount)).toEqual([0, 500, 750])
})

test('the last instrument is refunded first, and none gets more than it paid', () => {
  const order = buy({
    items: [item('a', { qty: 4, price: 4000 })],
    payments: [
      { instrument: { id: 'gift-1', method: 'GIFT_CARD', upTo: 700 }, amount: 700 },
      { instrument: { id: 'points', method: 'LOYALTY_POINTS', upTo: 800, points: 160 }, amount: 800 },
      { instrument: card, amount: 2500 },
    ],
  })
  const refunds = returnInSteps(order, [one('a'), one('a'), one('a'), one('a')])
  expect(refunds.map(({ instruments }) => instruments.map(({ amount }) => amount))).toEqual([
    [0, 0, 1000],
    [0, 0, 1000],
    [0, 500, 500],
    [700, 300, 0],
  ])
  // 160 points paid 8.00: five eighths of them are refunded first, then the rest.
  expect(refunds.map(({ instruments }) => instruments[1]?.points)).toEqual([0, 0, 100, 60])
})

test('a voucher’s points return with its discount, a reward code with the last unit', () => {
  const voucher = (amount: number) => [{ source: 'voucher' as const, id: 'V', level: 'ORDER' as const, amount }]
  const order = buy({
    items: [
      item('a', { qty: 2, price: 1500, discounts: voucher(500) }),
      item('b', { qty: 1, price: 1500, discounts: voucher(500) }),
    ],
    vouchers: [{ id: 'V', points: 181, amount: 1000 }],
    rewardCodes: [{ id: 'R', last4: '0000', amount: 300 }],
    member: { id: 'M', earns: 31 },
  })
  const refunds = returnInSteps(order, [one('a'), one('b'), one('a')])
  expect(refunds.map(({ vouchers }) => vouchers[0]?.points)).toEqual([45, 90, 46])
  expect(refunds.map(({ rewardCodes }) => rewardCodes[0]?.amount)).toEqual([0, 0, 300])
  expect(refunds.map(({ earnedPoints }) => earnedPoints)).toEqual([7, 16, 8])
})

test('points are earned without tax and without gift cards, and taken back in the same proportion [LOY-01]', () => {
  const order = buy({
    items: [item('card', { qty: 1, price: 5000, isGiftCard: true }), item('a', { qty: 2, price: 2380, taxTotal: 380 })],
    member: { id: 'M', earns: 20 },
  })
  expect(returnInSteps(order, [one('card'), one('a'), one('a')]).map(({ earnedPoints }) => earnedPoints)).toEqual([
    0, 10, 10,
  ])
})

test.each([
  ['nothing', []],
  ['unknown_line', one('z')],
  ['bad_quantity', one('a', 0)],
  ['bad_quantity', one('a', 1.5)],
  ['bad_quantity', one('a', -1)],
  ['bad_quantity', one('a', Number.NaN)],
  ['too_many', one('a', 2)],
  ['too_many', [...one('a'), ...one('a')]],
])('%s is the refusal of %j', (reason, inputs) => {
  const order = buy({ items: [item('a', { qty: 3, price: 1000 }), item('b', { qty: 1, price: 500 })] })
  expect(planReturn(order, { a: 2 }, inputs)).toMatchObject({ ok: false, reason })
})

test('the rules find a refund that is one unit off, and one to the wrong instrument', () => {
  const order = buy({ items: [item('a', { qty: 3, price: 1000 })] })
  const plan = planReturn(order, {}, one('a'))
  if (!plan.ok) throw new Error(plan.reason)
  const { refund, returned } = plan
  const dearer = { ...refund, amount: refund.amount + 1 }
  expect(listBrokenRefunds(order, [{ returned, refund: dearer }])).toHaveLength(3)
  const paid = refund.instruments.map((back) => ({ ...back, amount: 1001 }))
  expect(listBrokenRefunds(order, [{ returned, refund: { ...refund, instruments: paid } }])).toHaveLength(2)
})
