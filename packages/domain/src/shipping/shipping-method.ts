import type { ShippingGroup } from './shipment-group.ts'

/** A shipping method of a site as data; amounts are minor units of the site's currency. */
export type ShippingMethod = {
  readonly code: string
  /** Key of the message that names it: text for shoppers lies in the catalogues. */
  readonly labelKey: string
  readonly groups: readonly ShippingGroup[]
  readonly price: number
  /** Goods after all discounts worth at least this ship free. */
  readonly freeFrom?: number
  readonly delivery: DeliveryService
  readonly restrictions: ShippingRestrictions
  /** The lowest order is offered first and is the one taken when nobody chose. */
  readonly order: number
}

export type DeliveryService = {
  readonly minBusinessDays: number
  readonly maxBusinessDays: number
  /** Hour of the warehouse's day (UTC) after which an order counts for the next business day. */
  readonly cutOffHourUtc: number
  /** True where the carrier also drives on Saturdays. */
  readonly deliversOnSaturday?: boolean
}

export type ShippingRestrictions = {
  readonly countries: readonly string[]
  /** Provinces or states that it does not reach, as `US-HI`. */
  readonly excludedRegions?: readonly string[]
  readonly refusesPoBox?: boolean
  readonly maxWeightGrams?: number
}

export type DeliveryWindow = { readonly earliest: string; readonly latest: string }
