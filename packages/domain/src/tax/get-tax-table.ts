import { canadianTaxes } from './rates/canadian-taxes.ts'
import { includedTaxes } from './rates/included-taxes.ts'
import { usSalesTaxes } from './rates/us-sales-taxes.ts'
import type { TaxTable } from './tax-table.ts'

/** Gives a site's tax table: sales taxes on top for the US and Canada, tax within prices elsewhere (decisions, Sites). */
export function getTaxTable(mode: TaxTable['mode'], countryCode: string): TaxTable {
  if (mode === 'included') return { mode, byCountry: includedTaxes }
  return { mode, byRegion: countryCode === 'CA' ? canadianTaxes : usSalesTaxes }
}
