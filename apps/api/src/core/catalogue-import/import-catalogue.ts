import { listRows } from '@lacehouse/database'
import type { RowProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import type { Currency } from '@lacehouse/domain/money/currency'
import type { SizeSystem } from '@lacehouse/domain/site/site'
import type { Pool } from 'pg'
import { listCategoryNames, type WarehouseRow } from './catalogue-import.queries.ts'
import { describe } from './describe.ts'
import { TooScattered } from './group-rows.ts'
import { createSeenBarcodes, type SeenBarcodes } from './hash-table.ts'
import { createMediaImport, type MediaOptions } from './import-product-media.ts'
import { type ChangedProduct, listChangedLooks, listChanges } from './list-changes.ts'
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
  readonly sizeSystem: SizeSystem
  readonly priceList: string
  readonly warehouse: WarehouseRow
}

export type ReportedRow = RowProblem & { readonly key: string }

export type ImportOptions = Omit<WriteOptions, 'priceList' | 'currency' | 'warehouse' | 'seen'> & {
  readonly path: string
  readonly site: ImportSite
  readonly encoding?: string | undefined
  /** Nothing is written unless every row is right. */
  readonly isStrict: boolean
  /** Called for each refused row. */
  readonly onProblem: (problem: ReportedRow) => void
  /** Called for what the shop does not do as the file says. */
  readonly onWarning?: ((warning: ReportedRow) => void) | undefined
  /** Called for each product that a dry run would make or change. */
  readonly onChange?: ((changed: ChangedProduct) => void) | undefined
  readonly onProgress?: (read: { readonly bytes: number; readonly of: number; readonly products: number }) => void
  /** Where files of videos, 360-degree views and models come from; without it those of the shop stay as they are. */
  readonly media?: MediaOptions | undefined
  /** Ends the import between two batches; what is written stays. */
  readonly signal?: AbortSignal
  /** Called for each product that is written, after its batch. */
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
    await source.count()
    const { isStrict, isDryRun } = options
    const first = isDryRun || isStrict ? await rehearse(pool, source, toHalf(options, 0)) : null
    if (isStrict && first !== null && first.refused > 0)
      return { ok: false, reason: 'Nothing was imported, because some rows are refused.' }
    return first !== null && isDryRun ? first : await importProducts(pool, source, toHalf(options, 1))
  } catch (error) {
    if (error instanceof TooScattered)
      return { ok: false, reason: 'The rows of too many products stand apart; sort the file by product.' }
    if (error instanceof UnreadableFile) return { ok: false, reason: error.message }
    throw error
  }
}

/** A strict import reads the file twice: each time is half of its progress. */
const toHalf = (options: ImportOptions, half: 0 | 1): ImportOptions => {
  const { isStrict, isDryRun, onProgress } = options
  if (!onProgress || !isStrict || isDryRun) return options
  return {
    ...options,
    onProgress: ({ bytes, of, products }) => onProgress({ bytes: Math.floor((half * of + bytes) / 2), of, products }),
  }
}

/** Imports everything and undoes each batch: what would be refused is known before anything is written. */
const rehearse = async (pool: Pool, source: CatalogueSource, options: ImportOptions): Promise<ImportedCatalogue> => {
  const undone = { ...options, isDryRun: true, seen: createSeenBarcodes() }
  if (options.isDryRun) return importProducts(pool, source, undone)
  // The import itself tells the rest.
  const { onProduct: _product, onChange: _change, onWarning: _warning, media: _media, ...silent } = undone
  return importProducts(pool, source, silent)
}

type Importing = ImportOptions & { readonly seen?: SeenBarcodes }

const importProducts = async (pool: Pool, source: CatalogueSource, options: Importing): Promise<ImportedCatalogue> => {
  const { site, onProblem, onProgress } = options
  const total = { products: 0, created: 0, changed: 0, priced: 0, stocked: 0, media: 0, refused: 0 }
  const toStored = await createStorer(pool, options)
  const report = createChangeReport(pool, options)
  let batch: StoredProduct[] = []
  let sent: readonly StoredProduct[] = []
  let batches = 0
  let writing: Promise<WrittenBatch> = writeBatch(pool, [], { ...options, ...site })
  const take = async (): Promise<void> => {
    const written = await writing
    for (const key of ['created', 'changed', 'priced', 'stocked'] as const) total[key] += written[key].length
    total.refused += written.problems.length
    for (const problem of written.problems) onProblem(problem)
    // A refused product changes nothing, its pictures and media included.
    const taken = new Set(written.taken)
    const products = sent.filter(({ product }) => taken.has(product.id))
    total.media += await report(products, written)
  }
  // The next batch is read while one is written.
  const flush = async (): Promise<void> => {
    await take()
    options.signal?.throwIfAborted()
    batches += 1
    if (!options.isDryRun && analysedAfter.has(batches)) await countRowsAnew(pool)
    writing = writeBatch(pool, batch, { ...options, ...site })
    writing.catch(() => undefined)
    sent = batch
    batch = []
  }
  const progress = (bytes: number): void => onProgress?.({ bytes, of: source.bytes, products: total.products })
  for await (const product of source.read(progress)) {
    total.products += 1
    const stored = await toStored(product)
    if (stored.ok) batch.push(stored.stored)
    else {
      total.refused += 1
      for (const problem of stored.problems) onProblem({ ...problem, key: product.key })
    }
    if (batch.length === batchSize) await flush()
  }
  await flush()
  await take()
  if (!options.isDryRun && total.created + total.changed > 0) await sortSearchWords(pool)
  const sets = options.isUpdate ? 0 : await writeSets(pool, source.sets, options)
  return { ok: true, format: source.format, sets, ...total }
}

/** Makes what follows a written batch: warnings, pictures and media of its products. It returns how many have new or changed media. */
const createChangeReport = (pool: Pool, options: Importing) => {
  const { onWarning, onProduct, onChange, isDryRun, isUpdate } = options
  const takeMedia = createMediaTaker(pool, options)
  return async (products: readonly StoredProduct[], written: WrittenBatch): Promise<number> => {
    for (const stored of products) {
      for (const warning of stored.warnings) onWarning?.({ ...warning, key: stored.key })
      await onProduct?.(stored)
    }
    if (!isDryRun) return takeMedia(products)
    const looks = isUpdate ? new Map() : await listChangedLooks(pool, products)
    if (onChange) for (const changed of listChanges(products, written, looks)) onChange(changed)
    return products.filter(({ product }) => looks.get(product.id)?.has('media')).length
  }
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
  return async (read: ReadProduct): Promise<Stored> => {
    if (read.kind === 'refused') return { ok: false, problems: read.problems }
    if (read.kind === 'whole') return { ok: true, stored: await sanitiseOwn(read.stored) }
    const { entry } = read
    const context = { locale: site.locale, sizeSystem: site.sizeSystem, warehouse: site.warehouse.id }
    const category = place(entry.category)
    const description = await describe(entry.description)
    return { ok: true, stored: toStoredProduct(entry, { ...context, description, category }) }
  }
}
