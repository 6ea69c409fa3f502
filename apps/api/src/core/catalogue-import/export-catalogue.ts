import { mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listRows } from '@lacehouse/database'
import type { Pool } from 'pg'
import { exportCategories, exportProducts, exportSets } from './catalogue-export.queries.ts'

const pageSize = 200

/** Writes the catalogue of a shop to a folder of our own format, from which an import makes the same catalogue; returns the number of products. */
export async function exportCatalogue(pool: Pool, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const categories = (await listRows(pool, exportCategories)).map(({ category }) => category)
  await writeFile(join(folder, 'categories.json'), `${JSON.stringify(categories, null, 2)}\n`)
  const sets = (await listRows(pool, exportSets)).map(({ set }) => set)
  await writeFile(join(folder, 'sets.json'), `${JSON.stringify(sets, null, 2)}\n`)
  const file = await open(join(folder, 'products.jsonl'), 'w')
  let count = 0
  let after = ''
  try {
    for (;;) {
      const rows = await listRows(pool, exportProducts, { after, size: pageSize })
      const last = rows.at(-1)
      if (!last) return count
      await file.write(rows.map(({ product }) => `${JSON.stringify(product)}\n`).join(''))
      count += rows.length
      after = last.id
    }
  } finally {
    await file.close()
  }
}
