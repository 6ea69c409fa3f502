import type { CartAddress } from '../cart/cart-address.ts'
import { toRegionCode } from '../tax/find-tax-rates.ts'
import { isPoBox } from './is-po-box.ts'
import type { ShippingGroup } from './shipment-group.ts'
import type { ShippingMethod } from './shipping-method.ts'

export type Parcel = {
  readonly group: ShippingGroup
  readonly weightGrams: number
  /** Without an address the methods for the site's own country are offered. */
  readonly address?: CartAddress
  readonly siteCountry: string
}

/** Lists the methods that can carry a parcel to its address, the one to take by default first (CART-14). */
export function listApplicableShippingMethods(methods: readonly ShippingMethod[], parcel: Parcel): ShippingMethod[] {
  return methods.filter((method) => findObstacle(method, parcel) === null).sort((a, b) => a.order - b.order)
}

/** Why a method cannot carry a parcel; a PO box is an error of its own (SHP500), the rest is SHP404 (CHK-16). */
export type ShippingObstacle = 'group' | 'country' | 'region' | 'weight' | 'poBox'

/** Finds the first obstacle between a method and a parcel, or null where there is none. */
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

/** Says why no method carries a parcel: PAY401 (cannot ship there), SHP500 (not to a PO box) or SHP404. */
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
