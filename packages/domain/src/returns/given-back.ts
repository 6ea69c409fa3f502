import type { InstrumentId, LineId } from '../cart/ids.ts'
import type { OrderDraft } from '../order/order.ts'
import type { PaymentMethodCode } from '../payment/instrument.ts'

/** What of an order decides about what goes back. */
export type BoughtOrder = Pick<
  OrderDraft,
  'items' | 'shipments' | 'totals' | 'payments' | 'vouchers' | 'rewardCodes' | 'member' | 'currency'
>

/** How many of each line were cancelled or returned so far; a line that is not named is kept whole. */
export type ReturnedQuantities = Readonly<Record<LineId, number>>

/** What goes back of a line or a shipment: `amount` is what it cost, added tax with it; `tax` is the tax in that. */
export type PartBack = { readonly amount: number; readonly tax: number }

/** What goes back to an instrument, in minor units, and in points where it paid with those. */
export type InstrumentBack = {
  readonly instrumentId: InstrumentId
  readonly method: PaymentMethodCode
  readonly amount: number
  readonly points: number
}

/** Everything that goes back to a shopper, and from them, in minor units and points; lines, shipments and instruments as the order has them. */
export type GivenBack = {
  /** Σ of lines and shipments, and of instruments. */
  readonly amount: number
  /** The tax in the amount. */
  readonly tax: number
  readonly lines: readonly (PartBack & { readonly lineId: LineId })[]
  readonly shipments: readonly (PartBack & { readonly shipmentId: string })[]
  readonly instruments: readonly InstrumentBack[]
  /** Points that vouchers had taken for the discounts which go back. */
  readonly vouchers: readonly { readonly id: string; readonly points: number }[]
  /** Value of codes that are good again. */
  readonly rewardCodes: readonly { readonly id: string; readonly amount: number }[]
  /** Points that the order had earned for the goods which go back; how many of them are still there is the ledger's to say. */
  readonly earnedPoints: number
}
