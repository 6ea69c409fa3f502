import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import {
  createPictureImport,
  type PictureOptions,
  type StoredProduct,
  type WantedPictures,
} from '@lacehouse/api/catalogue-import'
import type { Database } from '@lacehouse/database'
import { openBar } from './import-progress.ts'

type ListOptions = Omit<PictureOptions, 'onProblem'>

/**
 * Opens the list of the pictures that the products of a file want. It is a file of its own, since that of a large shop does not fit
 * into the memory of a command. Without a folder and without hosts no picture is imported.
 */
export async function openPictureList(options: ListOptions) {
  const isWanted = options.local !== null || options.hosts.length > 0
  const folder = await mkdtemp(join(tmpdir(), 'lh-pictures-'))
  const file = join(folder, 'pictures.jsonl')
  const stream = createWriteStream(file)
  let count = 0
  const importAll = async (pool: Database['pool'], onProblem: PictureOptions['onProblem']): Promise<number> => {
    const bar = openBar('Importing pictures {bar} {percentage}% of {products} products')
    const take = await createPictureImport(pool, { ...options, onProblem })
    let done = 0
    let written = 0
    for await (const line of createInterface({ input: createReadStream(file) })) {
      written += await take(JSON.parse(line) as WantedPictures)
      done += 1
      bar.show({ bytes: done, of: count, products: count })
    }
    bar.stop()
    return written
  }
  return {
    add: ({ product, pictures }: StoredProduct): void => {
      if (!isWanted || pictures.length === 0) return
      count += 1
      stream.write(`${JSON.stringify({ productId: product.id, pictures } satisfies WantedPictures)}\n`)
    },
    /** Imports the pictures and says how many are new or changed. */
    import: async (pool: Database['pool'], onProblem: PictureOptions['onProblem']): Promise<string[]> => {
      stream.end()
      await finished(stream)
      try {
        return isWanted ? [`${await importAll(pool, onProblem)} pictures are new or changed.`] : []
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
