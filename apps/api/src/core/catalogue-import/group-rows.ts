import { createHashTable } from './hash-table.ts'
import type { ReadRow } from './read-csv.ts'
import { UnreadableFile } from './read-text.ts'

export type RowGroup = { readonly key: string; readonly rows: readonly [ReadRow, ...ReadRow[]] }

/** Rows that wait for others of their product at one time, at most; a file whose products are scattered over more is refused. */
const mostWaiting = 50_000

/** A row without a key is a group of its own, which is refused. */
const keyOf = (row: ReadRow, toKey: (row: ReadRow) => string): string => toKey(row) || `\u0000${row.line}`

export type RowCounts = {
  readonly rows: number
  readonly products: number
  /** How many rows the products have whose rows stand apart; those of every other product stand together. */
  readonly scattered: ReadonlyMap<string, number>
}

/** Counts the products, and the rows of those whose rows stand apart. */
export async function countRows(rows: AsyncIterable<ReadRow>, toKey: (row: ReadRow) => string): Promise<RowCounts> {
  const counts = createHashTable()
  const scattered = new Map<string, number>()
  let total = 0
  let last: string | null = null
  for await (const row of rows) {
    const key = keyOf(row, toKey)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if ((count > 1 && key !== last) || scattered.has(key)) scattered.set(key, count)
    total += 1
    last = key
  }
  return { rows: total, products: counts.size(), scattered }
}

/** Gathers the rows of each product, wherever they stand in the file, and gives a product once its last row is read. */
export async function* groupRows(
  rows: AsyncIterable<ReadRow>,
  counts: RowCounts,
  toKey: (row: ReadRow) => string,
): AsyncGenerator<RowGroup> {
  const waiting = new Map<string, [ReadRow, ...ReadRow[]]>()
  let size = 0
  let total = 0
  let last: { readonly key: string; readonly rows: [ReadRow, ...ReadRow[]] } | null = null
  for await (const row of rows) {
    const key = keyOf(row, toKey)
    total += 1
    const most = counts.scattered.get(key)
    if (last && last.key !== key) {
      yield last
      last = null
    }
    if (most === undefined) {
      if (last) last.rows.push(row)
      else last = { key, rows: [row] }
      continue
    }
    const known = waiting.get(key)
    if (known) known.push(row)
    const group = known ?? [row]
    size += 1
    if (group.length === most) {
      waiting.delete(key)
      size -= group.length
      yield { key, rows: group }
    } else if (!known) waiting.set(key, group)
    if (size > mostWaiting) throw new TooScattered()
  }
  if (last) yield last
  if (total !== counts.rows) throw new UnreadableFile('The file changed while it was read; import it once more.')
  // Two keys of one hash wait for each other's rows; nothing follows any more.
  for (const [key, group] of waiting) yield { key, rows: group }
}

/** The rows of a product have to stand together, or nearly. */
export class TooScattered extends Error {}
