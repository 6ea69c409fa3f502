import {
  type Database,
  execute,
  executeOnce,
  identifier,
  json,
  listRows,
  param,
  refreshSearchDocuments,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import { analyzeCatalogue } from '../seed/analyze-catalogue.ts'
import { fillOnce } from '../seed/fill-once.ts'
import type { Client } from '../seed/list-steps.ts'
import { type CatalogueFile, type CatalogueTable, catalogueTables } from './catalogue-file.ts'

export type ImportedCatalogue = { readonly isNew: boolean; readonly products: number }

/** Rows of one statement: their JSON is a parameter, and must fit into memory several times. */
const portion = 2000

/** Fills a shop without products with the catalogue of a file, in one transaction. A shop that has products stays as it is. */
export async function importCatalogue(database: Database, file: CatalogueFile): Promise<ImportedCatalogue> {
  const imported = await fillOnce(database, async (client) => {
    for (const table of catalogueTables) await insertRows(client, table, await prepareRows(table, file))
    await insertStock(client, file.stock)
    await execute(client, analyzeCatalogue)
    await refreshSearchDocuments(client, null)
  })
  return { isNew: imported !== null, products: file.tables.products.length }
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Texts with markup are sanitised before they are stored, as all content is. Ratings come from the shop's own reviews alone. */
const prepareRows = async (table: CatalogueTable, { tables }: CatalogueFile): Promise<Rows> => {
  if (table === 'products') return tables[table].map((row) => ({ ...row, rating_sum: 0, rating_count: 0 }))
  if (table !== 'content_documents') return tables[table]
  return Promise.all(tables[table].map(async (row) => ({ ...row, body: await sanitiseDocument(row.body) })))
}

const insertRows = async (client: Client, table: CatalogueTable, rows: Rows): Promise<void> => {
  const known = await listColumns(client, table)
  const used = new Set(rows.flatMap((row) => Object.keys(row)))
  for (const column of used) if (!known.has(column)) throw new Error(`${table} has no field ${column}.`)
  if (used.size === 0) return
  const columns = [...used].map(identifier).reduce((list, column) => sql`${list}, ${column}`)
  const into = identifier(table)
  const insert = sql`insert into ${into} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${into}, ${param('rows', json<Rows>())}::jsonb)`
  for (let start = 0; start < rows.length; start += portion)
    await executeOnce(client, insert, { rows: rows.slice(start, start + portion) })
}

const listColumnNames = statement({
  name: 'catalogue-import-columns',
  row: { name: text },
  sql: sql`
    select column_name::text as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${param('table', text)}::text
      and coalesce(column_default, '') not like 'nextval%'`,
})

/** Lists the columns that a file may fill: all without a sequence of their own. */
const listColumns = async (client: Client, table: CatalogueTable): Promise<ReadonlySet<string>> =>
  new Set((await listRows(client, listColumnNames, { table })).map(({ name }) => name))

const given = sql`
  jsonb_to_recordset(${param('stock', json<CatalogueFile['stock']>())}::jsonb)
    as given (variant_id text, location_id text, quantity int)`

const insertItems = statement({
  name: 'catalogue-import-stock-items',
  sql: sql`
    insert into stock_items (variant_id, location_id) select variant_id, location_id from ${given} where quantity = 0`,
})

const insertEntries = statement({
  name: 'catalogue-import-stock-entries',
  sql: sql`
    insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'receive', quantity from ${given} where quantity > 0`,
})

const insertStock = async (client: Client, stock: CatalogueFile['stock']): Promise<void> => {
  for (let start = 0; start < stock.length; start += portion) {
    const values = { stock: stock.slice(start, start + portion) }
    await execute(client, insertItems, values)
    await execute(client, insertEntries, values)
  }
}
