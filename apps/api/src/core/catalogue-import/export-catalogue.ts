import { copyFile, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listRows } from '@lacehouse/database'
import { toCsv } from '@lacehouse/domain/csv/to-csv'
import { listMediaFiles, type ProductMedium } from '@lacehouse/domain/product/product-media'
import type { Pool } from 'pg'
import { type MediaFolder, openMediaFolder } from '../../infra/media/media-folder.ts'
import { exportCategories, exportLocales, exportProducts, exportSets } from './catalogue-export.queries.ts'
import { listOwnColumns, toOwnRows } from './own-csv.ts'
import { toOwnMedium } from './to-own-medium.ts'

const pageSize = 200
const names = { json: 'products.jsonl', csv: 'products.csv' } as const

/**
 * Writes the catalogue of a shop to a folder of our own format, from which an import makes the same catalogue: the products as lines of
 * JSON or as CSV, and their media as files. A file of the other kind from an earlier export is removed. Returns the number of products.
 */
export async function exportCatalogue(
  pool: Pool,
  folder: string,
  { kind, originalsDir }: { readonly kind: 'json' | 'csv'; readonly originalsDir: string },
): Promise<number> {
  await mkdir(folder, { recursive: true })
  const store = openMediaFolder(originalsDir)
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
      const own = rows.map(({ product, media }) => ({ ...product, media: media.map(toOwnMedium) }))
      const written = columns
        ? own.map((product) => toCsv(toOwnRows(product, columns)))
        : own.map((product) => `${JSON.stringify(product)}\n`)
      await file.write(written.join(''))
      for (const { media } of rows) await copyMedia(media, { folder, store })
      count += rows.length
      after = last.id
    }
  } finally {
    await file.close()
  }
}

type Target = { readonly folder: string; readonly store: MediaFolder }

const copyMedia = async (media: readonly ProductMedium[], { folder, store }: Target): Promise<void> => {
  for (const file of media.flatMap(listMediaFiles)) {
    const found = await store.find(file)
    if (found === null) continue
    await mkdir(join(folder, 'media'), { recursive: true })
    await copyFile(join(found, file), join(folder, 'media', file))
  }
}
