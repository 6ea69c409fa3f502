import { listProvincesOfPostalCode } from '../address/postal-area.ts'
import type { CartAddress } from '../cart/cart-address.ts'
import type { TaxRate, TaxTable } from './tax-table.ts'

export type FoundTaxRates =
  | { readonly state: 'final' | 'estimated'; readonly rates: readonly TaxRate[] }
  | { readonly state: 'none' | 'rates_unavailable' | 'place_unknown'; readonly rates: readonly [] }

/** The known part of the place where goods are handed over: an address, or a store's region code such as `US-NY`. */
export type TaxPlace = { readonly address?: CartAddress; readonly region?: string; readonly siteCountry: string }

/**
 * Finds the tax rates of a place. With included tax and no address, the rates of the site's own country are an estimate. With
 * added tax, no address means no tax yet, and an address without a known state or province is 'place_unknown'. A site without a
 * table is 'rates_unavailable' (CHK-19).
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
 * Returns whether an address determines the state or province of its tax: it names one with rates, and its postal code does not
 * contradict it. With included tax the country suffices (CHK-19).
 */
export function hasTaxPlace(table: TaxTable, address: CartAddress): boolean {
  if (table.mode === 'included' || 'missing' in table) return true
  const region = toRegionCode(address)
  if (!(region in table.byRegion)) return false
  const byPostalCode = listProvincesOfPostalCode(address.countryCode, address.postalCode ?? '')
  return !byPostalCode?.length || byPostalCode.includes(region.slice(region.indexOf('-') + 1))
}

/** Returns the ISO 3166-2 code of an address's state or province: both `CA` and `US-CA` in the US become `US-CA`. */
export function toRegionCode({ countryCode, province }: CartAddress): string {
  const country = countryCode.trim().toUpperCase()
  const region = (province ?? '').trim().toUpperCase()
  return region.startsWith(`${country}-`) ? region : `${country}-${region}`
}
