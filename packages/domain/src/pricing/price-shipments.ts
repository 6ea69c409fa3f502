import type { Cart } from '../cart/cart.ts'
import { listApplicableShippingMethods, type Parcel } from '../shipping/list-applicable-shipping-methods.ts'
import type { ShipmentGroupId, ShippingGroup } from '../shipping/shipment-group.ts'
import type { ShippingMethod } from '../shipping/shipping-method.ts'
import { isShippingGroup } from '../shipping/to-shipment-group.ts'
import type { Row } from './price-rows.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** A shipment before shipping promotions and tax. */
export type ShipmentCost = {
  readonly groupId: ShipmentGroupId
  readonly rows: readonly Row[]
  readonly methodCode: string | null
  readonly applicableCodes: readonly string[]
  readonly price: number
  /** The price of its gift wrap; 0 for a parcel that is not wrapped. */
  readonly giftWrap: number
}

/** Returns one shipment for each group of lines, with the shopper's method while it is applicable and the default one otherwise. */
export function priceShipments(cart: Cart, rows: readonly Row[], { site }: PricingFacts): ShipmentCost[] {
  const goods = rows.reduce((sum, row) => sum + row.price, 0)
  return [...groupRows(rows)].map(([groupId, members]) => {
    if (!isShippingGroup(groupId))
      return { groupId, rows: members, methodCode: null, applicableCodes: [], price: 0, giftWrap: 0 }
    const parcel = toParcel(groupId, members, { siteCountry: site.countryCode, address: cart.shippingAddress })
    const applicable = listApplicableShippingMethods(site.shippingMethods, parcel)
    const chosen = cart.shippingMethods[groupId]?.code
    const method = applicable.find(({ code }) => code === chosen) ?? applicable[0]
    return {
      groupId,
      rows: members,
      methodCode: method?.code ?? null,
      applicableCodes: applicable.map(({ code }) => code),
      price: method ? priceMethod(method, goods) : 0,
      giftWrap: cart.giftWrapping?.wrap ? (site.giftWrapPrice ?? 0) : 0,
    }
  })
}

/** Returns the price of a method in minor units; `goods` is the price of the goods after all discounts. */
export function priceMethod({ price, freeFrom }: ShippingMethod, goods: number): number {
  return freeFrom !== undefined && goods >= freeFrom ? 0 : price
}

type WeighedRow = {
  readonly line: { readonly qty: number }
  readonly variant: { readonly weightGrams: number } | undefined
}

/** Returns the parcel of a group of lines, its weight in grams. */
export function toParcel(
  group: ShippingGroup,
  rows: readonly WeighedRow[],
  { siteCountry, address }: { readonly siteCountry: string; readonly address: Cart['shippingAddress'] },
): Parcel {
  const weightGrams = rows.reduce((sum, { line, variant }) => sum + (variant?.weightGrams ?? 0) * line.qty, 0)
  return { group, weightGrams, siteCountry, ...(address && { address }) }
}

/** Groups rows by shipment, in the order in which the groups first appear. */
export function groupRows<R extends { readonly groupId: ShipmentGroupId }>(
  rows: readonly R[],
): Map<ShipmentGroupId, R[]> {
  return Map.groupBy(rows, (row) => row.groupId)
}
