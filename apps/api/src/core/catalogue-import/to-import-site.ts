import type { Site } from '@lacehouse/domain/site/site'
import type { ImportSite } from './import-catalogue.ts'

/** Makes the site that a file is imported for: its currency, price list, warehouse and language are those of the file. */
export function toImportSite(site: Site, locale: string): ImportSite {
  const { siteId, name, country, currency, priceList } = site
  return {
    locale,
    currency,
    sizeSystem: site.units.size,
    priceList,
    warehouse: {
      id: site.warehouse,
      siteId,
      names: Object.fromEntries(site.locales.map((one) => [one, name])),
      country,
    },
  }
}
