import type { AddressFieldRule } from '../address/address-rules.ts'
import { getAddressRules, hasAddressRules } from '../address/get-address-rules.ts'
import { normaliseAddressValue } from '../address/normalise-address.ts'
import { isGermanPostalCodeOf, listProvincesOfPostalCode } from '../address/postal-area.ts'
import type { Instant } from '../time/instant.ts'
import { getCutOffIn, getDeliveryWindowIn } from './get-delivery-window.ts'
import { findObstacle } from './list-applicable-shipping-methods.ts'
import type { ShippingGroup } from './shipment-group.ts'
import type { DeliveryWindow, ShippingMethod } from './shipping-method.ts'

export type DeliveryQuestion = {
  readonly methods: readonly ShippingMethod[]
  /** ISO 3166-1 code of the country that the postal code is of. */
  readonly country: string
  readonly postalCode: string
  readonly group: ShippingGroup
  readonly weightGrams: number
  readonly now: Instant
}

export type PromisedDelivery = {
  readonly method: ShippingMethod
  readonly window: DeliveryWindow
  /** An order before this moment arrives within the window. */
  readonly orderBefore: Instant
}

export type PromisedDeliveries =
  | { readonly ok: true; readonly postalCode: string; readonly deliveries: readonly PromisedDelivery[] }
  | { readonly ok: false; readonly reason: 'malformed' | 'unknown' | 'not_deliverable' }

/**
 * Promises when goods arrive at a postal code, by each method that reaches all of it, the default first. The postal code has to be
 * one of the country, and is answered as the country writes it (CAT-05).
 */
export function promiseDeliveries(question: DeliveryQuestion): PromisedDeliveries {
  const { country, group, weightGrams, now } = question
  const postalCode = findPostalCode(country, question.postalCode)
  if (postalCode === null) return { ok: false, reason: 'malformed' }
  const provinces = listPossibleProvinces(country, postalCode)
  if (provinces.length === 0) return { ok: false, reason: 'unknown' }
  const reaches = (method: ShippingMethod, province: string | undefined): boolean => {
    const address = { countryCode: country, postalCode, ...(province !== undefined && { province }) }
    return findObstacle(method, { group, weightGrams, siteCountry: country, address }) === null
  }
  const deliveries = question.methods
    .filter((method) => provinces.every((province) => reaches(method, province)))
    .toSorted((a, b) => a.order - b.order)
    .map((method) => ({
      method,
      window: getDeliveryWindowIn(country, method.delivery, now),
      orderBefore: getCutOffIn(country, method.delivery, now),
    }))
  return deliveries.length > 0 ? { ok: true, postalCode, deliveries } : { ok: false, reason: 'not_deliverable' }
}

function findPostalCode(country: string, typed: string): string | null {
  const rule = hasAddressRules(country) ? getAddressRules(country, 'account').fields.find(isPostalCode) : undefined
  if (!rule) return null
  const code = normaliseAddressValue(rule, typed)
  return rule.pattern && new RegExp(`^(?:${rule.pattern})$`, 'iu').test(code) ? code : null
}

function isPostalCode({ field }: AddressFieldRule): boolean {
  return field === 'postalCode'
}

/** Lists the provinces that a code may lie in: one that is undefined where the country has no table, none for an unused code. */
function listPossibleProvinces(country: string, postalCode: string): readonly (string | undefined)[] {
  if (country === 'DE') return isGermanPostalCodeOf(postalCode, '') ? [undefined] : []
  return listProvincesOfPostalCode(country, postalCode) ?? [undefined]
}
