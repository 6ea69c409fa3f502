import { listRows } from '@lacehouse/database'
import { type RowProblem, toProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import type { Currency } from '@lacehouse/domain/money/currency'
import type { Pool } from 'pg'
import { listCategoryNames, type WarehouseRow } from './catalogue-import.queries.ts'
import { describe } from './describe.ts'
import { TooScattered } from './group-rows.ts'
import { createMediaImport, type MediaOptions } from './import-product-media.ts'
import { type CatalogueFormat, type CatalogueSource, openSource, type ReadProduct } from './open-source.ts'
import { createCategoryPlacer } from './place-category.ts'
import { UnreadableFile } from './read-text.ts'
import { sanitiseOwn } from './sanitise-own.ts'
import type { StoredProduct } from './stored-product.ts'
import { toStoredProduct } from './to-stored-product.ts'
import { countRowsAnew, sortSearchWords, type WriteOptions, type WrittenBatch, writeBatch } from './write-batch.ts'
import { writeSets } from './write-sets.ts'

export type ImportSite = {
  readonly locale: string
  readonly currency: string
  readonly sizeSystem: string
  readonly priceList: string
  readonly warehouse: WarehouseRow
}

export type ImportOptions = Omit<WriteOptions, 'priceList' | 'currency' | 'warehouse'> & {
  readonly path: string
  readonly site: ImportSite
  readonly encoding?: string | undefined
  /** Nothing is written unless every row is right. */
  readonly isStrict: boolean
  /** Called for each refused row. */
  readonly onProblem: (problem: RowProblem & { readonly key: string }) => void
  readonly onProgress?: (read: { readonly bytes: number; readonly of: number; readonly products: number }) => void
  /** Where files of videos, 360-degree views and models come from; without it those of the shop stay as they are. */
  readonly media?: MediaOptions | undefined
  /** Ends the import between two batches; what is written stays. */
  readonly signal?: AbortSignal
  /** Called for each product that is written, before its batch. */
  readonly onProduct?: (stored: StoredProduct) => Promise<void> | void
}

export type ImportedCatalogue = {
  readonly ok: true
  readonly format: CatalogueFormat
  readonly products: number
  readonly created: number
  readonly changed: number
  readonly priced: number
  readonly stocked: number
  /** Products whose videos, 360-degree views or models are new or changed. */
  readonly media: number
  /** Sets of products that are new or changed. */
  readonly sets: number
  readonly refused: number
}
export type RefusedCatalogue = { readonly ok: false; readonly reason: string }

const batchSize = 200

/** After how many batches the tables have grown so much that their statistics are taken anew. */
const analysedAfter: ReadonlySet<number> = new Set([5, 30, 150])

/** Imports the products of a merchant's file: each one whole or not at all, and the same file twice changes nothing. */
export async function importCatalogue(
  pool: Pool,
  options: ImportOptions,
): Promise<ImportedCatalogue | RefusedCatalogue> {
  try {
    const { currency } = options.site
    const source = await openSource(options.path, { currency: currency as Currency, encoding: options.encoding })
    const count = await source.count()
    if (options.isStrict && (await countRefused(source, options)) > 0)
      return { ok: false, reason: 'Nothing was imported, because some rows are refused.' }
    return await importProducts(pool, source, { ...options, count })
  } catch (error) {
    if (error instanceof TooScattered)
      return { ok: false, reason: 'The rows of too many products stand apart; sort the file by product.' }
    if (error instanceof UnreadableFile) return { ok: false, reason: error.message }
    throw error
  }
}

const countRefused = async (source: CatalogueSource, { onProblem }: ImportOptions): Promise<number> => {
  let refused = 0
  for await (const product of source.read()) {
    if (product.kind !== 'refused') continue
    refused += 1
    for (const problem of product.problems) onProblem({ ...problem, key: product.key })
  }
  return refused
}

type Importing = ImportOptions & { readonly count: number }

const importProducts = async (pool: Pool, source: CatalogueSource, options: Importing): Promise<ImportedCatalogue> => {
  const { site, onProblem, onProgress, onProduct } = options
  const total = { products: 0, created: 0, changed: 0, priced: 0, stocked: 0, media: 0, refused: 0 }
  const toStored = await createStorer(pool, options)
  const add = (written: WrittenBatch): void => {
    for (const key of ['created', 'changed', 'priced', 'stocked'] as const) total[key] += written[key].length
    total.refused += written.problems.length
    for (const problem of written.problems) onProblem(problem)
  }
  const takeMedia = createMediaTaker(pool, options)
  let batch: StoredProduct[] = []
  let written: readonly StoredProduct[] = []
  let batches = 0
  let writing: Promise<WrittenBatch> = writeBatch(pool, [], { ...options, ...site })
  // The next batch is read while one is written.
  const flush = async (): Promise<void> => {
    add(await writing)
    total.media += await takeMedia(written)
    options.signal?.throwIfAborted()
    batches += 1
    if (!options.isDryRun && analysedAfter.has(batches)) await countRowsAnew(pool)
    writing = writeBatch(pool, batch, { ...options, ...site })
    writing.catch(() => undefined)
    written = batch
    batch = []
  }
  const progress = (bytes: number): void => onProgress?.({ bytes, of: source.bytes, products: total.products })
  for await (const product of source.read(progress)) {
    total.products += 1
    const stored = await toStored(product)
    if (stored.ok) {
      await onProduct?.(stored.stored)
      batch.push(stored.stored)
    } else {
      total.refused += 1
      for (const problem of stored.problems) onProblem({ ...problem, key: product.key })
    }
    if (batch.length === batchSize) await flush()
  }
  await flush()
  add(await writing)
  total.media += await takeMedia(written)
  if (!options.isDryRun && total.created + total.changed > 0) await sortSearchWords(pool)
  const sets = options.isUpdate ? 0 : await writeSets(pool, source.sets, options)
  return { ok: true, format: source.format, sets, ...total }
}

/** Makes what imports the media of a written batch, and counts the products whose media are new or changed. */
const createMediaTaker = (pool: Pool, { media, isDryRun, isUpdate }: Importing) => {
  if (!media || isDryRun || isUpdate) return () => 0
  const take = createMediaImport(pool, media)
  return async (batch: readonly StoredProduct[]): Promise<number> => {
    let changed = 0
    for (const { product, line, media: wanted } of batch)
      if (wanted !== null) changed += Number(await take({ productId: product.id, line, media: wanted }))
    return changed
  }
}

type Stored =
  | { readonly ok: true; readonly stored: StoredProduct }
  | { readonly ok: false; readonly problems: readonly RowProblem[] }

const createStorer = async (pool: Pool, { site }: Importing) => {
  const place = createCategoryPlacer(await listRows(pool, listCategoryNames), site.locale)
  // The database knows the barcodes of other products, and this the ones that the file has twice.
  const owners = new Map<string, string>()
  const findTaken = ({ variants, product }: StoredProduct): string | null => {
    for (const { upc, id } of variants) {
      if (upc === id) continue
      if ((owners.get(upc) ?? product.id) !== product.id) return upc
      owners.set(upc, product.id)
    }
    return null
  }
  return async (read: ReadProduct): Promise<Stored> => {
    if (read.kind === 'refused') return { ok: false, problems: read.problems }
    const stored =
      read.kind === 'whole'
        ? await sanitiseOwn(read.stored)
        : toStoredProduct(read.entry, {
            locale: site.locale,
            sizeSystem: site.sizeSystem,
            warehouse: site.warehouse.id,
            description: await describe(read.entry.description),
            category: place(read.entry.category),
          })
    const taken = findTaken(stored)
    return taken === null
      ? { ok: true, stored }
      : { ok: false, problems: [toProblem('barcode_taken', stored, 'barcode', taken)] }
  }
}
