import { describe, expect, test } from 'vitest'
import {
  buildCart,
  buildFacts,
  buildLine,
  buildPromotion,
  buildVariant,
  montreal,
  requireOk,
} from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import type { OrderDraft } from '../order/order.ts'
import { planOrder } from '../order/plan-order.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { getTaxTable } from '../tax/get-tax-table.ts'
import { countTaxes } from './count-taxes.ts'
import { planInvoices } from './plan-invoices.ts'
import { toInvoiceContent } from './to-invoice-content.ts'

const variants = [buildVariant(), buildVariant({ id: 'book', price: 1000, taxClass: 'books' })]
const german = { giftWrapPrice: 500 }
const canadian = { countryCode: 'CA', taxes: getTaxTable('added', 'CA') }

/** Orders two pairs at 100.00 less 20 %, with what else is named, by standard delivery at 4.95. */
function place(changes: Partial<Cart> = {}, site: object = german): OrderDraft {
  const facts = buildFacts({
    variants,
    site,
    promotions: [buildPromotion({ effect: { type: 'percent', percent: 2000, on: { variantIds: ['shoe-42'] } } })],
  })
  const cart = buildCart({
    lines: [buildLine({ qty: 2 })],
    instruments: [{ id: 'card', method: 'CREDIT_CARD', upTo: null }],
    ...changes,
  })
  return requireOk(planOrder({ cart, priced: priceCart(cart, facts), facts }, { orderNumber: 'N' })).order
}
const pairs = (count: number) => ({ 'line-shoe-42': count })
const withBook = [buildLine({ qty: 2 }), buildLine({ variantId: 'book' })]
const wrapped = { giftWrapping: { wrap: true, receipt: false } }

describe('the amounts of a document [ACC-09]', () => {
  test('are those of the whole order: lines at full price with their discount, delivery and gift wrap', () => {
    expect(toInvoiceContent(place(wrapped), { from: {}, to: pairs(2) })).toEqual({
      currency: 'EUR',
      isTaxAdded: false,
      lines: [
        {
          lineId: 'line-shoe-42',
          name: 'Shoe',
          upc: 'upc-shoe-42',
          qty: 2,
          before: 20_000,
          discount: 4000,
          amount: 16_000,
          rates: [19_000],
        },
      ],
      charges: [
        { kind: 'delivery', amount: 495 },
        { kind: 'gift_wrap', amount: 500 },
      ],
      // 19 % within 160.00, 4.95 and 5.00: 25.55, 0.79 and 0.80.
      taxes: [{ name: 'MwSt', rate: 19_000, amount: 2714, net: 14_281 }],
      tax: 2714,
      total: 16_995,
    })
  })

  test('of the first unit have neither delivery nor gift wrap, which go with the last', () => {
    const order = place(wrapped)
    const first = toInvoiceContent(order, { from: {}, to: pairs(1) })
    expect(first).toMatchObject({
      charges: [],
      tax: 1277,
      total: 8000,
      lines: [{ qty: 1, before: 10_000, discount: 2000, amount: 8000 }],
    })
    expect(first.taxes).toEqual([{ name: 'MwSt', rate: 19_000, amount: 1277, net: 6723 }])
    const last = toInvoiceContent(order, { from: pairs(1), to: pairs(2) })
    expect(last).toMatchObject({
      tax: 1437,
      total: 8995,
      lines: [{ qty: 1, before: 10_000, discount: 2000, amount: 8000 }],
    })
    expect(last.taxes).toEqual([{ name: 'MwSt', rate: 19_000, amount: 1437, net: 7558 }])
  })

  test('leave out lines of which nothing is in the span, and taxes that nothing in it has', () => {
    const order = place({ lines: withBook })
    const book = toInvoiceContent(order, { from: {}, to: { 'line-book': 1 } })
    // 7 % within 10.00.
    expect(book.lines.map(({ lineId, rates }) => [lineId, rates])).toEqual([['line-book', [7000]]])
    expect(book.taxes).toEqual([{ name: 'MwSt', rate: 7000, amount: 65, net: 935 }])
    expect(book.total).toBe(1000)
  })

  test('name each rate apart, and delivery by its own', () => {
    const whole = { ...pairs(2), 'line-book': 1 }
    expect(toInvoiceContent(place({ lines: withBook }), { from: {}, to: whole }).taxes).toEqual([
      { name: 'MwSt', rate: 19_000, amount: 2555 + 79, net: 13_445 + 416 },
      { name: 'MwSt', rate: 7000, amount: 65, net: 935 },
    ])
  })

  test('are without tax where it is added, and each tax of a place is named without a net price', () => {
    const order = place({ shippingAddress: montreal }, canadian)
    const content = toInvoiceContent(order, { from: {}, to: pairs(2) })
    // Québec: 5 % and 9.975 % of 160.00 and of 4.95.
    expect(content).toMatchObject({ isTaxAdded: true, tax: 2396 + 74, total: 16_000 + 495 + 2470 })
    expect(content.lines).toMatchObject([{ before: 20_000, discount: 4000, amount: 16_000 }])
    expect(content.taxes).toEqual([
      { name: 'GST', rate: 5000, amount: 800 + 25 },
      { name: 'QST', rate: 9975, amount: 1596 + 49 },
    ])
  })

  test('of an order without copied taxes have the taxes of its lines, which delivery shares', () => {
    const { taxes: _, ...old } = place()
    expect(countTaxes(old, pairs(2))).toEqual([{ name: 'MwSt', rate: 19_000, amount: 2634, net: 13_861 }])
    expect(countTaxes(old, {})).toEqual([{ name: 'MwSt', rate: 19_000, amount: 0, net: 0 }])
  })
})

describe('the documents that an order lacks [ACC-09]', () => {
  const order = place({ lines: withBook })
  const [first, second] = [
    { key: 'a', items: [{ lineId: 'line-shoe-42', qty: 1 }] },
    { key: 'b', items: [{ lineId: 'line-shoe-42', qty: 1 }] },
  ]
  const shipped = [{ id: 'N-1', state: 'shipped' as const }]
  const plan = (changes: Partial<Parameters<typeof planInvoices>[1]>) =>
    planInvoices(order, { state: 'finalised', shipments: shipped, returns: [], issued: [], ...changes }).map(
      ({ kind, reference, deducted, content }) => [kind, reference, deducted, content.total],
    )
  const invoice = (deducted: readonly string[] = []) => ({ kind: 'invoice' as const, reference: '', deducted })
  const note = (reference: string) => ({ kind: 'credit_note' as const, reference, deducted: [] })

  test.each<[string, Parameters<typeof plan>[0], unknown[]]>([
    ['are none while nothing has left', { shipments: [{ id: 'N-1', state: 'picking' }] }, []],
    ['are none while the order is not final', { state: 'payment_pending' }, []],
    ['are the invoice once goods have left', {}, [['invoice', '', [], 17_495]]],
    ['are an invoice without what was cancelled before', { returns: [first] }, [['invoice', '', ['a'], 9495]]],
    [
      'are none where everything was cancelled before',
      { returns: [first, second, { key: 'c', items: [{ lineId: 'line-book', qty: 1 }] }] },
      [],
    ],
    [
      'are a credit note for each later return',
      { returns: [first, second], issued: [invoice()] },
      [
        ['credit_note', 'a', [], 8000],
        ['credit_note', 'b', [], 8000],
      ],
    ],
    [
      'are none for what the invoice holds no more',
      { returns: [first, second], issued: [invoice(['a'])] },
      [['credit_note', 'b', [], 8000]],
    ],
    [
      'are none for what has a credit note',
      { returns: [first, second], issued: [note('a'), invoice()] },
      [['credit_note', 'b', [], 8000]],
    ],
    [
      'are not mistaken for an invoice of the same reference',
      { returns: [first], issued: [{ ...invoice(), reference: 'a' }] },
      [['credit_note', 'a', [], 8000]],
    ],
  ])('%s', (_, changes, expected) => {
    expect(plan(changes)).toEqual(expected)
  })

  test('are the invoice as soon as one of two parcels has left, or all goods go by mail', () => {
    const two = [
      { id: 'N-1', state: 'allocated' as const },
      { id: 'N-2', state: 'shipped' as const },
    ]
    expect(plan({ shipments: two })).toHaveLength(1)
    const groups = (...ids: ('me' | 'digital')[]) => ({
      ...order,
      shipments: ids.flatMap((groupId) => order.shipments.map((shipment) => ({ ...shipment, groupId }))),
    })
    const waiting = { state: 'finalised' as const, shipments: two.slice(0, 1), returns: [], issued: [] }
    expect(planInvoices(groups('digital', 'digital'), waiting)).toHaveLength(1)
    expect(planInvoices(groups('digital', 'me'), waiting)).toHaveLength(0)
  })
})
