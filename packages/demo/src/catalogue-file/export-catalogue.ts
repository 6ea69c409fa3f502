import { type Database, identifier, json, listRows, literal, sql, statement, stockItems } from '@lacehouse/database'
import { type CatalogueFile, type CatalogueTable, catalogueTables } from './catalogue-file.ts'

type Row = Readonly<Record<string, unknown>>

const toTableStatement = (table: CatalogueTable) => {
  // The numbers of a table's own sequence are given anew where the rows are imported.
  const row = hasSequence.has(table) ? sql`to_jsonb(t) - ${literal('id')}` : sql`to_jsonb(t)`
  const which = table === 'content_documents' ? sql`where status = 'published'` : sql``
  return statement({
    name: `catalogue-export-${table}`,
    row: { row: json<Row>() },
    sql: sql`select ${row} as row from ${identifier(table)} t ${which}`,
  })
}

const hasSequence: ReadonlySet<CatalogueTable> = new Set(['price_entries', 'content_documents'])
const rowStatements = catalogueTables.map((table) => ({ table, rows: toTableStatement(table) }))

const listStock = statement({
  name: 'catalogue-export-stock',
  row: { variant_id: stockItems.variantId, location_id: stockItems.locationId, quantity: stockItems.onHand },
  sql: sql`select variant_id, location_id, on_hand as quantity from stock_items order by variant_id, location_id`,
})

/** Reads the catalogue of a shop, with prices, stock on hand, stores and published pages, and nothing of a person, order or card. */
export async function exportCatalogue({ pool }: Database): Promise<CatalogueFile> {
  const tables: Partial<Record<CatalogueTable, Row[]>> = {}
  for (const { table, rows } of rowStatements) tables[table] = (await listRows(pool, rows)).map(({ row }) => row)
  return { format: 1, tables: tables as CatalogueFile['tables'], stock: await listRows(pool, listStock) }
}
