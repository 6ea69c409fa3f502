import { canadianTaxes } from './rates/canadian-taxes.ts'
import { includedTaxes } from './rates/included-taxes.ts'
import { usSalesTaxes } from './rates/us-sales-taxes.ts'
import type { TaxRate, TaxTable } from './tax-table.ts'

const addedTaxes: Readonly<Record<string, Readonly<Record<string, readonly TaxRate[]>>>> = {
  CA: canadianTaxes,
  US: usSalesTaxes,
}

/**
 * Returns a site's tax table: sales taxes on top for the US and Canada, tax within prices elsewhere (docs/sites.md). A site
 * whose tax region has no rates accepts no orders.
 */
export function getTaxTable(mode: TaxTable['mode'], taxRegion: string): TaxTable {
  if (mode === 'included')
    return taxRegion in includedTaxes ? { mode, byCountry: includedTaxes } : { mode, missing: true }
  const byRegion = addedTaxes[taxRegion]
  return byRegion ? { mode, byRegion } : { mode, missing: true }
}
