import type { ReadRow } from './read-csv.ts'
import { UnreadableFile } from './read-text.ts'

export type RowGroup = { readonly key: string; readonly rows: readonly [ReadRow, ...ReadRow[]] }

/** Rows that wait for others of their product at one time, at most; a file whose products are scattered over more is refused. */
const mostWaiting = 50_000

/** A row without a key is a group of its own, which is refused. */
const keyOf = (row: ReadRow, toKey: (row: ReadRow) => string): string => toKey(row) || `\u0000${row.line}`

/** Counts the rows of each product. */
export async function countRows(
  rows: AsyncIterable<ReadRow>,
  toKey: (row: ReadRow) => string,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const row of rows) {
    const key = keyOf(row, toKey)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Gathers the rows of each product, wherever they stand in the file, and gives a product as soon as its last row is read. */
export async function* groupRows(
  rows: AsyncIterable<ReadRow>,
  counts: ReadonlyMap<string, number>,
  toKey: (row: ReadRow) => string,
): AsyncGenerator<RowGroup> {
  const waiting = new Map<string, [ReadRow, ...ReadRow[]]>()
  let size = 0
  for await (const row of rows) {
    const key = keyOf(row, toKey)
    const known = waiting.get(key)
    if (known) known.push(row)
    const group = known ?? [row]
    size += 1
    if (group.length === counts.get(key)) {
      waiting.delete(key)
      size -= group.length
      yield { key, rows: group }
    } else if (!known) waiting.set(key, group)
    if (size > mostWaiting) throw new TooScattered()
  }
  if (waiting.size > 0) throw new UnreadableFile('The file changed while it was read; import it once more.')
}

/** The rows of a product have to stand together, or nearly. */
export class TooScattered extends Error {}
