import type { ShippingGroup } from './shipment-group.ts'

/** A shipping method of a site as data; amounts are minor units of the site's currency. */
export type ShippingMethod = {
  readonly code: string
  /** The key of its name in the message catalogue. */
  readonly labelKey: string
  readonly groups: readonly ShippingGroup[]
  readonly price: number
  /** Goods that cost at least this after all discounts ship free. */
  readonly freeFrom?: number
  readonly delivery: DeliveryService
  readonly restrictions: ShippingRestrictions
  /** Methods are offered by ascending order; the first one is the default. */
  readonly order: number
}

export type DeliveryService = {
  readonly minBusinessDays: number
  readonly maxBusinessDays: number
  /** Hour of the warehouse's day (UTC) from which an order counts for the next business day. */
  readonly cutOffHourUtc: number
  /** Whether the carrier also delivers on Saturdays. */
  readonly deliversOnSaturday?: boolean
}

export type ShippingRestrictions = {
  readonly countries: readonly string[]
  /** Provinces or states that the method does not reach, such as `US-HI`. */
  readonly excludedRegions?: readonly string[]
  readonly refusesPoBox?: boolean
  readonly maxWeightGrams?: number
}

export type DeliveryWindow = { readonly earliest: string; readonly latest: string }
