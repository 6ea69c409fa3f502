import { listProvincesOfPostalCode } from '../address/postal-area.ts'
import type { CartAddress } from '../cart/cart-address.ts'
import type { TaxRate, TaxTable } from './tax-table.ts'

export type FoundTaxRates =
  | { readonly state: 'final' | 'estimated'; readonly rates: readonly TaxRate[] }
  | { readonly state: 'none' | 'rates_unavailable' | 'place_unknown'; readonly rates: readonly [] }

/** What is known of the place where goods are handed over: an address, or a region code such as `US-NY` of a store. */
export type TaxPlace = { readonly address?: CartAddress; readonly region?: string; readonly siteCountry: string }

/**
 * Finds the rates of a place. Where tax is included and no address is known, the site's own country is an estimate. Where it
 * is added, no address means no tax yet, and an address without a known state or province is TAX310; without a table all is TAX309
 * (CHK-19).
 */
export function findTaxRates(table: TaxTable, place: TaxPlace): FoundTaxRates {
  if ('missing' in table) return { state: 'rates_unavailable', rates: [] }
  return table.mode === 'included' ? findIncluded(table.byCountry, place) : findAdded(table.byRegion, place)
}

type Rates = Readonly<Record<string, readonly TaxRate[]>>

function findIncluded(byCountry: Rates, { address, region, siteCountry }: TaxPlace): FoundTaxRates {
  const country = region?.slice(0, 2) ?? address?.countryCode
  if (country !== undefined) return { state: 'final', rates: byCountry[country.toUpperCase()] ?? [] }
  return { state: 'estimated', rates: byCountry[siteCountry] ?? [] }
}

function findAdded(byRegion: Rates, { address, region }: TaxPlace): FoundTaxRates {
  if (region === undefined && address === undefined) return { state: 'none', rates: [] }
  const rates = byRegion[region ?? (address ? toRegionCode(address) : '')]
  return rates ? { state: 'final', rates } : { state: 'place_unknown', rates: [] }
}

/**
 * Tells whether an address says in which state or province its tax is due: it names one that has rates, and its postal code lies in
 * no other one. Where tax is within the price the country is enough (CHK-19).
 */
export function hasTaxPlace(table: TaxTable, address: CartAddress): boolean {
  if (table.mode === 'included' || 'missing' in table) return true
  const region = toRegionCode(address)
  if (!(region in table.byRegion)) return false
  const byPostalCode = listProvincesOfPostalCode(address.countryCode, address.postalCode ?? '')
  return !byPostalCode?.length || byPostalCode.includes(region.slice(region.indexOf('-') + 1))
}

/** Gives the ISO 3166-2 code of an address's state or province: `CA` of the US and `US-CA` alike become `US-CA`. */
export function toRegionCode({ countryCode, province }: CartAddress): string {
  const country = countryCode.trim().toUpperCase()
  const region = (province ?? '').trim().toUpperCase()
  return region.startsWith(`${country}-`) ? region : `${country}-${region}`
}
