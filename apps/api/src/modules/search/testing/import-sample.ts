import { join } from 'node:path'
import type { Site } from '@lacehouse/domain/site/site'
import type { Pool } from 'pg'
import { importCatalogue } from '../../../core/catalogue-import/import-catalogue.ts'

/** Adds the products of `docs/samples` to a site; their variants differ in a material, a width, a length and a volume. Throws when a row is refused. */
export async function importSample(pool: Pool, site: Site): Promise<void> {
  const { siteId, priceList, warehouse, country, currency } = site
  await importCatalogue(pool, {
    path: join(import.meta.dirname, '../../../../../../docs/samples/shopify.csv'),
    site: {
      ...{ locale: 'en-us', currency, sizeSystem: 'US', priceList },
      warehouse: { id: warehouse, siteId, names: {}, country },
    },
    now: Date.parse('2026-11-01T00:00:00Z'),
    ...{ isDryRun: false, isUpdate: false, isStrict: true, placeholder: null },
    onProblem: ({ reason }) => {
      throw new Error(reason)
    },
  })
}
