import { personalColumns } from '@lacehouse/database'
import type { Pool } from 'pg'
import type { MarkedPerson } from '../api/fill-person.ts'

type Marked = Pick<MarkedPerson, 'mark' | 'day'>

/** The mark as the database writes bytes that hold it. */
const toBytes = (mark: string): string => Buffer.from(mark).toString('hex')

const ofStaff = 'store_employees.name'
/** Holds the mark only after an export. */
const ofExport = 'data_exports.document'
/** Records of staff work name the staff, so that an export leaves them out. */
const withheld = 'staff_actions.data'

/** The columns that are marked personal, without those that no shopper's data can be in before an export. */
export function listPersonalColumns(): string[] {
  return Object.entries(personalColumns)
    .flatMap(([table, { personal = [] }]) => personal.map((column) => `${table}.${column}`))
    .filter((column) => column !== ofStaff && column !== ofExport)
}

/** Reads the values of each personal column that have the mark of a person; a column without any is left out. */
export async function readMarkedValues(pool: Pool, { mark, day }: Marked): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  for (const [table, { personal = [] }] of Object.entries(personalColumns))
    for (const column of personal) {
      const { rows } = await pool.query<{ value: string }>(
        `select ${column}::text as value from ${table} where ${column}::text ~ $1 or ${column}::text = $2 order by 1`,
        [`${mark}|${toBytes(mark)}`, day],
      )
      if (rows.length > 0) found[`${table}.${column}`] = rows.map(({ value }) => value)
    }
  return found
}

/** Lists the personal columns that hold the mark of a person. */
export async function listMarkedColumns(pool: Pool, person: Marked): Promise<string[]> {
  return Object.keys(await readMarkedValues(pool, person))
}

/** Lists the tables, of all schemas of the shop, in whose rows the mark of a person stands anywhere, as text. */
export async function listMarkedTables(pool: Pool, { mark, day }: Marked): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query(`select exists (select from ${name} t where t::text ~ $1) as has`, [
      `${mark}|${toBytes(mark)}|${day}`,
    ])
    if (rows[0]?.has) found.push(name)
  }
  return found
}

type ExportedTable = { readonly name: string; readonly rows: readonly Readonly<Record<string, unknown>>[] }

/** Lists the personal columns that an export lacks. */
export function listUnexported(tables: readonly ExportedTable[], { mark, day }: Marked): string[] {
  const photo = `data:image/jpeg;base64,${Buffer.from(mark).toString('base64')}`
  const isMarked = (value: unknown): boolean =>
    value === photo || new RegExp(`${mark}|${day}`).test(JSON.stringify(value ?? ''))
  return listPersonalColumns().filter((column) => {
    const [table, name = ''] = column.split('.')
    const rows = tables.find((one) => one.name === table)?.rows ?? []
    return column !== withheld && !rows.some((row) => isMarked(row[name]))
  })
}

/** Reads the sums of all orders, of what was paid for them and of the goods that they took, which no erasure may change. */
export async function readOrderSums(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select number, currency, total_minor, doc -> 'totals' as totals, doc -> 'taxes' as taxes, jsonb_array_length(doc -> 'items') as items,
      (select coalesce(sum(e.amount_minor), 0)::int from payments p join payment_entries e on e.payment_id = p.id
        where p.order_number = number) as paid,
      (select coalesce(sum(quantity), 0)::int from stock_entries s where s.order_number = number) as stock
    from orders order by number`,
  )
  return rows
}
