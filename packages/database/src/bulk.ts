import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from './client.ts'

/** The number of bytes written to the connection at a time; writing single rows would cost more than their content. */
const batchLength = 64 * 1024

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Formats a value in the text format of COPY. */
const toCopyText = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character)
}

/** Formats a value for a column of an array type; in all other columns objects and arrays are JSON. */
const toArrayText = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${String(value).replace(/[\\"]/g, '\\$&')}"`)).join(',')}}`

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>

async function* toChunks<Row>(rows: Rows<Row>, toLine: (row: Row) => string): AsyncGenerator<string> {
  let chunk = ''
  for await (const row of rows) {
    chunk += toLine(row)
    if (chunk.length < batchLength) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

type Load<T extends PgTable, C extends keyof T['$inferInsert'] & string> = {
  readonly columns: readonly C[]
  readonly rows: Rows<Pick<T['$inferInsert'], C>>
}

/**
 * Loads rows by COPY over the given connection, within its open transaction. `columns` are names of the code; other columns get
 * their defaults. Triggers fire once for the whole load. Returns the number of rows.
 */
export async function copyThrough<T extends PgTable, C extends keyof T['$inferInsert'] & string>(
  client: PoolClient,
  table: T,
  { columns, rows }: Load<T, C>,
): Promise<number> {
  const known = getTableColumns(table as Table)
  const targets = columns.map((name) => {
    const column = known[name]
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}.`)
    return { name, sqlName: column.name, isArray: column.columnType === 'PgArray' }
  })
  const toLine = (row: Pick<T['$inferInsert'], C>): string => {
    const fields = targets.map(({ name, isArray }) => {
      const value = row[name]
      return toCopyText(isArray && Array.isArray(value) ? toArrayText(value) : value)
    })
    return `${fields.join('\t')}\n`
  }
  const names = targets.map(({ sqlName }) => `"${sqlName}"`).join(', ')
  const stream = client.query(copyFrom(`copy "${getTableName(table)}" (${names}) from stdin`))
  await pipeline(Readable.from(toChunks(rows, toLine)), stream)
  return stream.rowCount
}

/** Loads rows by COPY, all of them or none, a hundred thousand in a second or two; see `copyThrough`. */
export async function copyInto<T extends PgTable, C extends keyof T['$inferInsert'] & string>(
  database: Database,
  table: T,
  load: Load<T, C>,
): Promise<number> {
  const client = await database.pool.connect()
  let failure: Error | undefined
  try {
    await client.query('set statement_timeout = 0')
    return await copyThrough(client, table, load)
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A connection whose COPY failed is closed; any other returns to the pool with its settings restored.
    if (!failure) await client.query('reset statement_timeout')
    client.release(failure)
  }
}
