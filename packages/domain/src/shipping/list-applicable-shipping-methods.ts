import type { CartAddress } from '../cart/cart-address.ts'
import { toRegionCode } from '../tax/find-tax-rates.ts'
import { isPoBox } from './is-po-box.ts'
import type { ShippingGroup } from './shipment-group.ts'
import type { ShippingMethod } from './shipping-method.ts'

export type Parcel = {
  readonly group: ShippingGroup
  readonly weightGrams: number
  /** Without an address, the methods for the site's own country apply. */
  readonly address?: CartAddress
  readonly siteCountry: string
}

/** Lists the methods that can carry a parcel to its address, the default first (CART-14). */
export function listApplicableShippingMethods(methods: readonly ShippingMethod[], parcel: Parcel): ShippingMethod[] {
  return methods.filter((method) => findObstacle(method, parcel) === null).sort((a, b) => a.order - b.order)
}

/** The reason why a method cannot carry a parcel (CHK-16). */
export type ShippingObstacle = 'group' | 'country' | 'region' | 'weight' | 'poBox'

/** Finds the first obstacle between a method and a parcel, or null without one. */
export function findObstacle(method: ShippingMethod, parcel: Parcel): ShippingObstacle | null {
  const { restrictions } = method
  const country = parcel.address?.countryCode ?? parcel.siteCountry
  if (!method.groups.includes(parcel.group)) return 'group'
  if (!restrictions.countries.includes(country)) return 'country'
  if (restrictions.maxWeightGrams !== undefined && parcel.weightGrams > restrictions.maxWeightGrams) return 'weight'
  if (!parcel.address) return null
  if (restrictions.excludedRegions?.includes(toRegionCode(parcel.address))) return 'region'
  return restrictions.refusesPoBox && isPoBox(parcel.address) ? 'poBox' : null
}

/** Explains why no method carries a parcel: the country or region is not served, it is a PO box, or no method applies. */
export function explainNoShippingMethod(
  methods: readonly ShippingMethod[],
  parcel: Parcel,
): 'not_deliverable' | 'po_box' | 'method_not_applicable' {
  const obstacles = methods.map((method) => findObstacle(method, parcel)).filter((obstacle) => obstacle !== 'group')
  if (obstacles.includes('poBox')) return 'po_box'
  if (obstacles.length > 0 && obstacles.every((obstacle) => obstacle === 'country' || obstacle === 'region'))
    return 'not_deliverable'
  return 'method_not_applicable'
}
