import { execute, inTransaction, listRows, refreshSearchDocuments } from '@lacehouse/database'
import { type RowProblem, toProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { planPriceEntries } from '@lacehouse/domain/catalogue-import/plan-price-entries'
import type { Instant } from '@lacehouse/domain/time/instant'
import type { Pool, PoolClient } from 'pg'
import * as statements from './catalogue-import.queries.ts'
import type { SeenBarcodes } from './hash-table.ts'
import type { PriceRow, StoredProduct } from './stored-product.ts'
import { writeExpectedUnits } from './write-expected-units.ts'

export type WriteOptions = {
  readonly priceList: string
  readonly currency: string
  readonly now: Instant
  /** Where the stock of entries is. */
  readonly warehouse: statements.WarehouseRow
  /** Only prices and stock are written; a product that the shop does not have is refused. */
  readonly isUpdate: boolean
  /** Everything is undone at the end of each batch. */
  readonly isDryRun: boolean
  /** Shown for a colour without a picture; null shows nothing. */
  readonly placeholder: statements.PlaceholderRow | null
  /** What the batches before had, where they were undone. */
  readonly seen?: SeenBarcodes | undefined
}

/** What of a product is new or other than the shop has it. */
export type ChangedField = 'words' | 'variants' | 'categories' | 'prices' | 'stock' | 'pictures' | 'media'

/** The ids of the products of a batch that changed, by what changed, and the refused ones. */
export type WrittenBatch = {
  /** Products that were not refused. */
  readonly taken: readonly string[]
  readonly created: readonly string[]
  /** Words, options, categories or colours. */
  readonly changed: readonly string[]
  readonly priced: readonly string[]
  /** Counts, or what is on its way. */
  readonly stocked: readonly string[]
  /** What changed of products that the shop had. */
  readonly fields: ReadonlyMap<string, ReadonlySet<ChangedField>>
  readonly problems: readonly (RowProblem & { readonly key: string })[]
}

const none: WrittenBatch['fields'] = new Map()
const nothing: WrittenBatch = {
  taken: [],
  fields: none,
  created: [],
  changed: [],
  priced: [],
  stocked: [],
  problems: [],
}

/** Undoes a dry run. */
class DryRunEnded extends Error {
  readonly written: WrittenBatch
  constructor(written: WrittenBatch) {
    super('The dry run ends.')
    this.written = written
  }
}

/**
 * Writes products with everything that belongs to them, in one transaction. Where the database refuses the batch, each half is
 * written alone, down to the one product that is refused.
 */
export async function writeBatch(
  pool: Pool,
  batch: readonly StoredProduct[],
  options: WriteOptions,
): Promise<WrittenBatch> {
  if (batch.length === 0) return nothing
  try {
    return await inTransaction(pool, async (client) => {
      const written = await write(client, batch, options)
      if (options.isDryRun) throw new DryRunEnded(written)
      return written
    })
  } catch (error) {
    if (error instanceof DryRunEnded) {
      remember(batch, error.written, options)
      return error.written
    }
    if (!isRefusal(error)) throw error
    const [only] = batch
    if (batch.length === 1 && only) {
      const problem = { ...toProblem('not_stored', only, '', error.message), key: only.key }
      return { ...nothing, problems: [problem] }
    }
    const middle = Math.ceil(batch.length / 2)
    const first = await writeBatch(pool, batch.slice(0, middle), options)
    return join(first, await writeBatch(pool, batch.slice(middle), options))
  }
}

const remember = (batch: readonly StoredProduct[], { taken }: WrittenBatch, { seen, isUpdate }: WriteOptions): void => {
  if (!seen || isUpdate) return
  const ids = new Set(taken)
  for (const { product, variants } of batch)
    if (ids.has(product.id))
      seen.add(
        product.id,
        variants.map(({ upc }) => upc),
      )
}

/** Says whether the database refused the content: a wrong value, a broken reference, a number that is taken. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^2[123]/.test(String(error.code))

const join = (a: WrittenBatch, b: WrittenBatch): WrittenBatch => ({
  taken: [...a.taken, ...b.taken],
  fields: new Map([...a.fields, ...b.fields]),
  created: [...a.created, ...b.created],
  changed: [...a.changed, ...b.changed],
  priced: [...a.priced, ...b.priced],
  stocked: [...a.stocked, ...b.stocked],
  problems: [...a.problems, ...b.problems],
})

const write = async (
  client: PoolClient,
  batch: readonly StoredProduct[],
  options: WriteOptions,
): Promise<WrittenBatch> => {
  await listRows(client, statements.prepareImport)
  const { taken, problems } = await refuse(client, batch, options)
  const words = options.isUpdate ? { created: [], changed: [], fields: none } : await writeWords(client, taken)
  await execute(client, statements.addWarehouse, { rows: [options.warehouse] })
  const priced = await writePrices(client, taken, options)
  const counted = await writeStock(client, taken)
  const expected = await writeExpectedUnits(client, taken, options.now)
  if (!options.isUpdate) await addPlaceholders(client, taken, options)
  const refreshed = [...words.created, ...words.changed]
  if (refreshed.length > 0) await refreshSearchDocuments(client, refreshed)
  const stocked = [...new Set([...counted, ...expected.changed])]
  return { ...words, taken: idsOf(taken), priced, stocked, problems: [...problems, ...expected.problems] }
}

type Taken = { readonly taken: readonly StoredProduct[]; readonly problems: WrittenBatch['problems'] }

const refuse = async (client: PoolClient, batch: readonly StoredProduct[], options: WriteOptions): Promise<Taken> => {
  const problems: (RowProblem & { key: string })[] = []
  const owners = options.isUpdate ? null : await listOwners(client, batch)
  const known = options.isUpdate ? await listKnown(client, batch) : null
  const claimed = new Map<string, string>()
  const isOfOther = (upc: string, id: string): boolean => {
    const owner = owners?.get(upc) ?? id
    // In a dry run the shop still shows what products have lost that the file has before this one.
    const isKept = owner !== id && !options.seen?.hasProduct(owner)
    return isKept || (claimed.get(upc) ?? id) !== id || (options.seen?.isOfOther(upc, id) ?? false)
  }
  const taken = batch.filter((stored) => {
    const { id } = stored.product
    const other = owners && stored.variants.find(({ upc }) => isOfOther(upc, id))
    const unknown = known && stored.variants.find(({ id }) => !known.has(id))
    if (other) problems.push({ ...toProblem('barcode_taken', stored, 'barcode', other.upc), key: stored.key })
    else if (unknown) problems.push({ ...toProblem('product_unknown', stored, '', unknown.size), key: stored.key })
    if (other || unknown) return false
    for (const { upc } of stored.variants) claimed.set(upc, id)
    return true
  })
  const isFreed = (upc: string, id: string): boolean => (owners?.get(upc) ?? id) !== id
  return { taken: options.seen ? taken.map((stored) => freeBarcodes(stored, isFreed)) : taken, problems }
}

/** A barcode that another product has lost by a batch that is undone is still that one's for the database: another number stands for it. */
const freeBarcodes = (stored: StoredProduct, isFreed: (upc: string, productId: string) => boolean): StoredProduct => ({
  ...stored,
  variants: stored.variants.map((variant) =>
    isFreed(variant.upc, variant.productId) ? { ...variant, upc: variant.id } : variant,
  ),
})

const listOwners = async (
  client: PoolClient,
  batch: readonly StoredProduct[],
): Promise<ReadonlyMap<string, string>> => {
  const upcs = batch.flatMap(({ variants }) => variants.map(({ upc }) => upc))
  return new Map(
    (await listRows(client, statements.listOwners, { upcs })).map(({ upc, productId }) => [upc, productId]),
  )
}

const listKnown = async (client: PoolClient, batch: readonly StoredProduct[]): Promise<ReadonlySet<string>> =>
  new Set((await listRows(client, statements.listKnownVariants, { productIds: idsOf(batch) })).map(({ id }) => id))

const idsOf = (batch: readonly StoredProduct[]): string[] => batch.map(({ product }) => product.id)

const writeWords = async (
  client: PoolClient,
  taken: readonly StoredProduct[],
): Promise<Pick<WrittenBatch, 'created' | 'changed' | 'fields'>> => {
  const productIds = idsOf(taken)
  const categories = new Map(taken.flatMap(({ newCategories }) => newCategories.map((row) => [row.id, row])))
  if (categories.size > 0) await execute(client, statements.addCategories, { rows: [...categories.values()] })
  const products = await listRows(client, statements.writeProducts, { rows: taken.map(({ product }) => product) })
  const created = new Set(products.filter(({ isNew }) => isNew).map(({ id }) => id))
  const colours = taken.flatMap((stored) => stored.colours)
  const variants = taken.flatMap((stored) => stored.variants)
  const places = taken.flatMap(({ product, categoryIds }) =>
    categoryIds.map((categoryId, position) => ({ productId: product.id, categoryId, position })),
  )
  const remaining = colours.map(({ productId, colourCode }) => `${productId}/${colourCode}`)
  const remainingPlaces = places.map(({ productId, categoryId }) => `${productId}/${categoryId}`)
  const fields = new Map<string, Set<ChangedField>>()
  const note = (field: ChangedField, rows: readonly { readonly id: string }[]): void => {
    for (const { id } of rows) if (!created.has(id)) fields.set(id, (fields.get(id) ?? new Set()).add(field))
  }
  note('words', products)
  note('variants', await listRows(client, statements.dropColours, { productIds, remaining }))
  note('variants', await listRows(client, statements.writeColours, { rows: colours }))
  const remainingVariants = variants.map(({ id }) => id)
  note('variants', await listRows(client, statements.withdrawVariants, { productIds, remaining: remainingVariants }))
  note('variants', await listRows(client, statements.writeVariants, { rows: variants }))
  note('categories', await listRows(client, statements.dropPlaces, { productIds, remaining: remainingPlaces }))
  note('categories', await listRows(client, statements.writePlaces, { rows: places }))
  return { created: [...created], changed: [...fields.keys()], fields }
}

const writePrices = async (
  client: PoolClient,
  taken: readonly StoredProduct[],
  options: WriteOptions,
): Promise<string[]> => {
  const { priceList, currency, now } = options
  const stored = await listRows(client, statements.listNewestPrices, { productIds: idsOf(taken), priceList })
  const pricesOf = new Map(stored.map(({ productId, prices }) => [productId, prices]))
  const rows = taken.flatMap(({ product, prices, history }): PriceRow[] => [
    ...history,
    ...planPriceEntries(prices, pricesOf.get(product.id) ?? [], now).map(({ from, until, ...price }) => ({
      ...price,
      priceList,
      currency,
      productId: product.id,
      colourCode: null,
      startsAt: new Date(from).toISOString(),
      endsAt: until === null ? null : new Date(until).toISOString(),
    })),
  ])
  if (rows.length === 0) return []
  // The later of two entries of one moment is the one that counts.
  const placed = rows.map((row, position) => ({ ...row, position }))
  return toSet(await listRows(client, statements.addPrices, { rows: placed }))
}

const writeStock = async (client: PoolClient, taken: readonly StoredProduct[]): Promise<string[]> => {
  const rows = taken.flatMap(({ stock }) => stock)
  if (rows.length === 0) return []
  await execute(client, statements.addStockItems, { rows })
  return toSet(await listRows(client, statements.countStock, { rows }))
}

const addPlaceholders = async (
  client: PoolClient,
  taken: readonly StoredProduct[],
  { placeholder }: WriteOptions,
): Promise<void> => {
  if (placeholder) await listRows(client, statements.addPlaceholders, { ...placeholder, productIds: idsOf(taken) })
}

const toSet = (rows: readonly { readonly id: string }[]): string[] => [...new Set(rows.map(({ id }) => id))]

/** Takes the statistics of the tables anew. */
export async function countRowsAnew(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await listRows(client, statements.prepareImport)
    await execute(client, statements.countRowsAnew)
  })
}

/** Sorts the words that the search has gathered into its indexes. */
export async function sortSearchWords(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await listRows(client, statements.prepareImport)
    await listRows(client, statements.sortSearchWords)
  })
}
