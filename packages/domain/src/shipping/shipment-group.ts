import type { StoreId } from '../cart/ids.ts'

/** Groups that a shopper chooses a shipping method for: `me` and the made-to-order `customs` (S1.7). */
export type ShippingGroup = 'me' | 'customs'

/** Every line belongs to one group, and every group becomes one shipment of the order. */
export type ShipmentGroupId = ShippingGroup | 'digital' | `store:${StoreId}`

export type ChosenShippingMethod = {
  readonly code: string
  /** True where the shopper picked it (shopperAppliedSM): it stays as long as it is applicable. */
  readonly chosenByShopper: boolean
}

export type ChosenShippingMethods = { readonly [Group in ShippingGroup]?: ChosenShippingMethod }
