import { type Database, refreshSearchDocuments } from '@lacehouse/database'
import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
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
    await client.query('analyze products, product_colours, product_categories, categories')
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
  const columns = [...used].map((column) => `"${column}"`).join(', ')
  for (let start = 0; start < rows.length; start += portion) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(start, start + portion))],
    )
  }
}

/** Lists the columns that a file may fill: all without a sequence of their own. */
const listColumns = async (client: Client, table: CatalogueTable): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = $1 and coalesce(column_default, '') not like 'nextval%'`,
    [table],
  )
  return new Set(rows.map(({ name }) => name))
}

const insertStock = async (client: Client, stock: CatalogueFile['stock']): Promise<void> => {
  const kept = 'jsonb_to_recordset($1::jsonb) as kept (variant_id text, location_id text, quantity int)'
  for (let start = 0; start < stock.length; start += portion) {
    const values = [JSON.stringify(stock.slice(start, start + portion))]
    await client.query(
      `insert into stock_items (variant_id, location_id) select variant_id, location_id from ${kept} where quantity = 0`,
      values,
    )
    await client.query(
      `insert into stock_entries (variant_id, location_id, reason, quantity)
        select variant_id, location_id, 'receive', quantity from ${kept} where quantity > 0`,
      values,
    )
  }
}
