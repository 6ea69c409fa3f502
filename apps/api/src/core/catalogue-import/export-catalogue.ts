import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listRows } from '@lacehouse/database'
import { toCsv } from '@lacehouse/domain/csv/to-csv'
import type { Pool } from 'pg'
import { exportCategories, exportLocales, exportProducts, exportSets } from './catalogue-export.queries.ts'
import { listOwnColumns, toOwnRows } from './own-csv.ts'

const pageSize = 200
const names = { json: 'products.jsonl', csv: 'products.csv' } as const

/**
 * Writes the catalogue of a shop to a folder of our own format, from which an import makes the same catalogue: the products as lines of
 * JSON or as CSV. A file of the other kind from an earlier export is removed. Returns the number of products.
 */
export async function exportCatalogue(pool: Pool, folder: string, kind: 'json' | 'csv' = 'json'): Promise<number> {
  await mkdir(folder, { recursive: true })
  const categories = (await listRows(pool, exportCategories)).map(({ category }) => category)
  await writeFile(join(folder, 'categories.json'), `${JSON.stringify(categories, null, 2)}\n`)
  const sets = (await listRows(pool, exportSets)).map(({ set }) => set)
  await writeFile(join(folder, 'sets.json'), `${JSON.stringify(sets, null, 2)}\n`)
  const columns =
    kind === 'csv' ? listOwnColumns((await listRows(pool, exportLocales)).map(({ locale }) => locale)) : null
  await rm(join(folder, names[kind === 'csv' ? 'json' : 'csv']), { force: true })
  const file = await open(join(folder, names[kind]), 'w')
  let count = 0
  let after = ''
  try {
    if (columns) await file.write(toCsv([columns]))
    for (;;) {
      const rows = await listRows(pool, exportProducts, { after, size: pageSize })
      const last = rows.at(-1)
      if (!last) return count
      const written = columns
        ? rows.map(({ product }) => toCsv(toOwnRows(product, columns)))
        : rows.map(({ product }) => `${JSON.stringify(product)}\n`)
      await file.write(written.join(''))
      count += rows.length
      after = last.id
    }
  } finally {
    await file.close()
  }
}
