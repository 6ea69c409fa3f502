import { prorate } from '../money/prorate.ts'
import type { OrderItem } from '../order/order.ts'
import { countGivenBack, isTaxAdded } from '../returns/count-given-back.ts'
import type { GivenBack, ReturnedQuantities } from '../returns/given-back.ts'
import { countTaxes } from './count-taxes.ts'
import type { InvoiceCharge, InvoiceContent, InvoicedOrder, InvoiceLine, InvoiceTax } from './invoice.ts'

type Span = {
  /** The units of each line that were given back before. */
  readonly from: ReturnedQuantities
  /** The units that will have been given back, none fewer than before. */
  readonly to: ReturnedQuantities
}

/**
 * Makes the amounts of the units between two states of an order, from the rule that refunds them: an invoice holds the units that
 * stay, a credit note those that go back. An invoice less its credit notes is therefore the charge less its refunds, to the
 * minor unit and for each tax (ACC-09, T15).
 */
export function toInvoiceContent(order: InvoicedOrder, { from, to }: Span): InvoiceContent {
  const [before, after] = [countGivenBack(order, from), countGivenBack(order, to)]
  return {
    currency: order.currency,
    isTaxAdded: isTaxAdded(order),
    lines: order.items.flatMap((item, at) => toLine(order, item, { from, to, before, after, at })),
    charges: toCharges(order, before, after),
    taxes: subtractTaxes(countTaxes(order, to), countTaxes(order, from)),
    tax: after.tax - before.tax,
    total: after.amount - before.amount,
  }
}

type LineSpan = Span & { readonly before: GivenBack; readonly after: GivenBack; readonly at: number }

function toLine(order: InvoicedOrder, item: OrderItem, { from, to, before, after, at }: LineSpan): InvoiceLine[] {
  const { lineId, name, upc, taxes } = item
  const [first = 0, last = 0] = [from[lineId], to[lineId]]
  if (last === first) return []
  const priceOf = ({ lines }: GivenBack): number => {
    const { amount = 0, tax = 0 } = lines[at] ?? {}
    return isTaxAdded(order) ? amount - tax : amount
  }
  const amount = priceOf(after) - priceOf(before)
  const rowOf = (units: number): number => prorate(item.rowTotal, units, item.qty)
  const row = rowOf(last) - rowOf(first)
  return [
    {
      ...{ lineId, name, upc, qty: last - first },
      ...{ before: row, discount: row - amount, amount },
      rates: taxes.map(({ rate }) => rate),
    },
  ]
}

/** Lists delivery and gift wrap of the shipments that the span holds; both belong to the last of a shipment's units. */
function toCharges({ shipments }: InvoicedOrder, before: GivenBack, after: GivenBack): InvoiceCharge[] {
  const own = shipments.filter((_, at) => (after.shipments[at]?.amount ?? 0) !== (before.shipments[at]?.amount ?? 0))
  const delivery = own.reduce((sum, { price }) => sum + price, 0)
  const giftWrap = own.reduce((sum, shipment) => sum + (shipment.giftWrap ?? 0), 0)
  const charges: InvoiceCharge[] = [
    { kind: 'delivery', amount: delivery },
    { kind: 'gift_wrap', amount: giftWrap },
  ]
  return charges.filter(({ amount }) => amount !== 0)
}

function subtractTaxes(after: readonly InvoiceTax[], before: readonly InvoiceTax[]): InvoiceTax[] {
  return after
    .map((tax, at) => {
      const { amount = 0, net = 0 } = before[at] ?? {}
      return { ...tax, amount: tax.amount - amount, ...(tax.net !== undefined && { net: tax.net - net }) }
    })
    .filter(({ amount, net = 0 }) => amount !== 0 || net !== 0)
}
