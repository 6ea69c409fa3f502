import type { StoreId } from '../cart/ids.ts'

/** The groups for which a shopper chooses a shipping method: `me` and the made-to-order `customs`. */
export type ShippingGroup = 'me' | 'customs'

/** Every line belongs to one group, and every group becomes one shipment of the order. */
export type ShipmentGroupId = ShippingGroup | 'digital' | `store:${StoreId}`

export type ChosenShippingMethod = {
  readonly code: string
  /** Whether the shopper chose it (`shopperAppliedSM` on the wire); such a choice stays as long as it is applicable. */
  readonly chosenByShopper: boolean
}

export type ChosenShippingMethods = { readonly [Group in ShippingGroup]?: ChosenShippingMethod }
