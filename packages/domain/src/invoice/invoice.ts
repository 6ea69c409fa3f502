import type { LineId } from '../cart/ids.ts'
import type { Currency } from '../money/currency.ts'
import type { OrderDraft } from '../order/order.ts'
import type { TaxAmount } from '../tax/tax-table.ts'

/** The part of an order that its invoices are made of. */
export type InvoicedOrder = Pick<
  OrderDraft,
  'items' | 'shipments' | 'totals' | 'payments' | 'vouchers' | 'rewardCodes' | 'member' | 'currency' | 'taxes'
>

export type InvoiceKind = 'invoice' | 'credit_note'

/** Units of a line on an invoice or a credit note; amounts in minor units, without tax that is added. */
export type InvoiceLine = {
  readonly lineId: LineId
  readonly name: string
  readonly upc: string
  readonly qty: number
  /** The units at the prices of the shop on that day. */
  readonly before: number
  /** The sum of all discounts. */
  readonly discount: number
  /** The price of the units: `before` less `discount`. */
  readonly amount: number
  /** The rates of its taxes in thousandths of a percent. */
  readonly rates: readonly number[]
}

/** The cost of a parcel beside its goods, in minor units, without tax that is added. */
export type InvoiceCharge = { readonly kind: 'delivery' | 'gift_wrap'; readonly amount: number }

/** A tax of an invoice; `net` is the price without tax that it is on, and absent where tax is added. */
export type InvoiceTax = TaxAmount & { readonly net?: number }

/**
 * The amounts of an invoice or a credit note in minor units. Lines and charges sum to `total`, and to `total` less `tax` where tax
 * is added; the taxes sum to `tax`.
 */
export type InvoiceContent = {
  readonly currency: Currency
  readonly isTaxAdded: boolean
  readonly lines: readonly InvoiceLine[]
  readonly charges: readonly InvoiceCharge[]
  readonly taxes: readonly InvoiceTax[]
  readonly tax: number
  readonly total: number
}
