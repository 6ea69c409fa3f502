import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueEntry, EntryResult, RowProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { fromGoogle, keyOfItem } from '@lacehouse/domain/catalogue-import/from-google'
import { fromShopify } from '@lacehouse/domain/catalogue-import/from-shopify'
import { isShopifyHeader, toShopifyColumn } from '@lacehouse/domain/catalogue-import/shopify-columns'
import type { Currency } from '@lacehouse/domain/money/currency'
import { countRows, groupRows, type RowCounts, type RowGroup } from './group-rows.ts'
import { fromOwnRows, isOwnHeader } from './own-csv.ts'
import { listWithAncestors, readCategories } from './read-categories.ts'
import { type ReadRow, readCsv, readHeader } from './read-csv.ts'
import { readFeed } from './read-feed.ts'
import { readLines } from './read-lines.ts'
import { readSets, type SetRow } from './read-sets.ts'
import { type TextOptions, UnreadableFile } from './read-text.ts'
import type { CategoryRow, StoredProduct } from './stored-product.ts'
import { parseOwnLine, toOwnProduct } from './to-own-product.ts'

export const catalogueFormats = ['shopify', 'google', 'lacehouse'] as const
export type CatalogueFormat = (typeof catalogueFormats)[number]

/** What a group of rows became: an entry of another format, the rows of our own, or problems. */
export type ReadProduct = { readonly key: string } & (
  | { readonly kind: 'entry'; readonly entry: CatalogueEntry }
  | { readonly kind: 'whole'; readonly stored: StoredProduct }
  | { readonly kind: 'refused'; readonly problems: readonly RowProblem[] }
)

export type CatalogueSource = {
  readonly format: CatalogueFormat
  /** The size of the file in bytes. */
  readonly bytes: number
  /** Sets of products, which only our own format has. */
  readonly sets: readonly SetRow[]
  /** Reads every product, from the beginning each time. */
  readonly read: (onBytes?: (bytes: number) => void) => AsyncGenerator<ReadProduct>
  /** Counts the products; the file is readable to its end afterwards. */
  readonly count: () => Promise<number>
}

type SourceOptions = { readonly currency: Currency; readonly encoding?: string | undefined }

type Reader = {
  readonly format: CatalogueFormat
  readonly rows: (options: TextOptions) => AsyncGenerator<ReadRow>
  readonly toKey: (row: ReadRow) => string
  readonly toProduct: (group: RowGroup) => ReadProduct
}

/** Opens a merchant's file in the format that its content shows. */
export async function openSource(path: string, { currency, encoding }: SourceOptions): Promise<CatalogueSource> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new UnreadableFile(`There is no file ${path}.`)
  const file = found.isDirectory() ? await findProductsFile(path) : path
  const { size } = await stat(file)
  const categories = found.isDirectory() ? await readCategories(path) : new Map<string, CategoryRow>()
  const reader = await findReader(file, { currency, encoding, categories })
  let counts: RowCounts | null = null
  const count = async (): Promise<RowCounts> => {
    counts ??= await countRows(reader.rows({ encoding }), reader.toKey)
    return counts
  }
  return {
    format: reader.format,
    bytes: size,
    sets: found.isDirectory() ? await readSets(path) : [],
    count: async () => (await count()).products,
    read: async function* (onBytes) {
      for await (const group of groupRows(reader.rows({ encoding, onBytes }), await count(), reader.toKey))
        yield toChecked(group, reader)
    },
  }
}

/** Finds the products of a folder of our own format: as lines of JSON or as CSV, but not as both, of which one would be out of date. */
const findProductsFile = async (folder: string): Promise<string> => {
  const names = await readdir(folder)
  const [first, second] = ['products.jsonl', 'products.csv'].filter((name) => names.includes(name))
  if (!first) throw new UnreadableFile(`The folder ${folder} has neither products.jsonl nor products.csv.`)
  if (second)
    throw new UnreadableFile(`The folder ${folder} has ${first} and ${second}; only one of them can be meant.`)
  return join(folder, first)
}

const toChecked = (group: RowGroup, { toProduct }: Reader): ReadProduct => {
  const broken = group.rows.flatMap(({ problem }) => problem ?? [])
  return broken.length > 0 ? { kind: 'refused', key: group.key, problems: broken } : toProduct(group)
}

type ReaderOptions = SourceOptions & { readonly categories: ReadonlyMap<string, CategoryRow> }

const findReader = async (file: string, { currency, encoding, categories }: ReaderOptions): Promise<Reader> => {
  if (/\.jsonl?$/i.test(file)) return ownReader((own) => readLines(file, own), parseOwnLine, categories)
  const { columns, delimiter } = await readHeader(file, { encoding })
  const toProduct =
    (make: (rows: RowGroup['rows'], context: { currency: Currency }) => EntryResult) => (group: RowGroup) =>
      toRead(group, make(group.rows, { currency }))
  if (columns[0]?.startsWith('<'))
    return { format: 'google', rows: (own) => readFeed(file, own), toKey: keyOfItem, toProduct: toProduct(fromGoogle) }
  const rows = (own: TextOptions) => readCsv(file, { ...own, delimiter })
  if (isOwnHeader(columns)) return ownReader(rows, fromOwnRows, categories)
  if (isShopifyHeader(columns))
    return {
      format: 'shopify',
      rows: (own: TextOptions) => readCsv(file, { ...own, delimiter, rename: toShopifyColumn }),
      toKey: ({ values }) => (values.Handle ?? '').trim(),
      toProduct: (group) => nameColumns(toProduct(fromShopify)(group), columns),
    }
  if (columns.includes('id') && columns.includes('title') && columns.includes('price'))
    return { format: 'google', rows, toKey: keyOfItem, toProduct: toProduct(fromGoogle) }
  throw new UnreadableFile(
    'Its columns are those of neither Shopify’s product file nor a Google Merchant feed nor our own format.',
  )
}

/** Names columns in reports as the file does. */
const nameColumns = (read: ReadProduct, columns: readonly string[]): ReadProduct => {
  const names = new Map(columns.map((column) => [toShopifyColumn(column), column]))
  const rename = <Row extends { readonly column: string }>(row: Row): Row => ({
    ...row,
    column: names.get(row.column) ?? row.column,
  })
  if (read.kind === 'refused') return { ...read, problems: read.problems.map(rename) }
  if (read.kind === 'whole') return read
  const { pictures, warnings } = read.entry
  return { ...read, entry: { ...read.entry, pictures: pictures.map(rename), warnings: warnings.map(rename) } }
}

const toRead = ({ key }: RowGroup, result: EntryResult): ReadProduct =>
  result.ok ? { kind: 'entry', key, entry: result.entry } : { kind: 'refused', key, problems: result.problems }

const ownReader = (
  rows: Reader['rows'],
  parse: typeof fromOwnRows,
  categories: ReadonlyMap<string, CategoryRow>,
): Reader => ({
  format: 'lacehouse',
  rows,
  toKey: ({ values }) => (values.id ?? '').trim(),
  toProduct: ({ key, rows }) => {
    const stored = toOwnProduct(parse(rows))
    if ('problem' in stored) return { kind: 'refused', key, problems: [stored.problem] }
    const newCategories = listWithAncestors(stored.categoryIds, categories)
    return { kind: 'whole', key, stored: { ...stored, newCategories } }
  },
})
