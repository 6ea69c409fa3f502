import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRows, groupRows } from './group-rows.ts'
import { createHashTable } from './hash-table.ts'
import type { ReadRow } from './read-csv.ts'

const toRows = async function* (keys: readonly string[]): AsyncGenerator<ReadRow> {
  for (const [index, key] of keys.entries()) yield { line: index + 2, values: { key } }
}
const toKey = ({ values }: ReadRow): string => values.key ?? ''

test('every row is in the group of its product, wherever it stands, and a product comes once [CAT-14]', async () => {
  const anyKeys = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(anyKeys, async (keys) => {
      const counts = await countRows(toRows(keys), toKey)
      const groups = await Array.fromAsync(groupRows(toRows(keys), counts, toKey))
      expect(groups).toHaveLength(counts.products)
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
      for (const { key, rows } of groups)
        expect(rows.map(({ line }) => line)).toEqual(
          keys.flatMap((one, index) => ((one || `\u0000${index + 2}`) === key ? [index + 2] : [])),
        )
    }),
  )
})

test('only the keys of products whose rows stand apart are kept as texts', async () => {
  const { scattered, products, rows } = await countRows(toRows(['a', 'a', 'b', 'a', 'c', 'c']), toKey)
  expect([[...scattered], products, rows]).toEqual([[['a', 3]], 3, 6])
})

test('a file that changed while it was read is refused', async () => {
  const counts = await countRows(toRows(['a', 'b']), toKey)
  await expect(Array.fromAsync(groupRows(toRows(['a', 'b', 'c']), counts, toKey))).rejects.toThrow('changed')
})

test('a table of hashes gives back what was set, also once it has grown', () => {
  const table = createHashTable()
  const keys = Array.from({ length: 20_000 }, (_, at) => `key-${at}`)
  for (const [at, key] of keys.entries()) table.set(key, at)
  expect(table.size()).toBe(keys.length)
  expect(keys.map((key) => table.get(key))).toEqual(keys.map((_, at) => at))
  expect(table.get('another')).toBeUndefined()
})
