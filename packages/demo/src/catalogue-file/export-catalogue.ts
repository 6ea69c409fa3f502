import type { Database } from '@lacehouse/database'
import { type CatalogueFile, catalogueTables } from './catalogue-file.ts'

/** Reads the catalogue of a shop, with prices, stock on hand, stores and published pages, and nothing of a person, order or card. */
export async function exportCatalogue({ pool }: Database): Promise<CatalogueFile> {
  const tables: Partial<Record<keyof CatalogueFile['tables'], Record<string, unknown>[]>> = {}
  for (const table of catalogueTables) {
    const published = table === 'content_documents' ? " where status = 'published'" : ''
    // The numbers of a table's own sequence are given anew where the rows are imported.
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) ${hasSequence.has(table) ? "- 'id'" : ''} as row from ${table} t${published}`,
    )
    tables[table] = rows.map(({ row }) => row)
  }
  const { rows: stock } = await pool.query<CatalogueFile['stock'][number]>(
    'select variant_id, location_id, on_hand as quantity from stock_items order by variant_id, location_id',
  )
  return { format: 1, tables: tables as CatalogueFile['tables'], stock }
}

const hasSequence: ReadonlySet<string> = new Set(['price_entries', 'content_documents'])
