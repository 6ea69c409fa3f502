import type { InstrumentId, LineId } from '../cart/ids.ts'
import type { OrderDraft } from '../order/order.ts'
import type { PaymentMethodCode } from '../payment/instrument.ts'

/** The part of an order that decides a refund. */
export type BoughtOrder = Pick<
  OrderDraft,
  'items' | 'shipments' | 'totals' | 'payments' | 'vouchers' | 'rewardCodes' | 'member' | 'currency' | 'programmeSpend'
>

/** The units of each line that were cancelled or returned so far; an absent line has none. */
export type ReturnedQuantities = Readonly<Record<LineId, number>>

/** The refund of a line or a shipment in minor units: `amount` includes added tax, `tax` is the tax within the amount. */
export type PartBack = { readonly amount: number; readonly tax: number }

/** The refund to an instrument, in minor units, and in points if it paid with points. */
export type InstrumentBack = {
  readonly instrumentId: InstrumentId
  readonly method: PaymentMethodCode
  readonly amount: number
  readonly points: number
}

/**
 * All refunds to a shopper, and points taken back, in minor units and points. Lines, shipments and instruments are in the
 * order's own order.
 */
export type GivenBack = {
  /** The sum of lines and shipments, and equally the sum of instruments. */
  readonly amount: number
  /** The tax within the amount. */
  readonly tax: number
  readonly lines: readonly (PartBack & { readonly lineId: LineId })[]
  readonly shipments: readonly (PartBack & { readonly shipmentId: string })[]
  readonly instruments: readonly InstrumentBack[]
  /** Points that return because the vouchers' discounts are refunded. */
  readonly vouchers: readonly { readonly id: string; readonly points: number }[]
  /** The value of reward codes that are valid again. */
  readonly rewardCodes: readonly { readonly id: string; readonly amount: number }[]
  /** Points earned for the returned goods; the points ledger limits how many it can take back. */
  readonly earnedPoints: number
  /** The amount that the yearly limit of the shopper's programme gets back. */
  readonly programmeSpend: number
}
