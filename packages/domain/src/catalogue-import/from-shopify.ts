import type { Currency } from '../money/currency.ts'
import {
  type CatalogueEntry,
  type EntryOption,
  type EntryResult,
  type EntryVariant,
  type RowProblem,
  type SourceRow,
  toProblem,
} from './catalogue-entry.ts'
import { checkEntry } from './check-entry.ts'
import { parseAmount } from './parse-amount.ts'
import { planOptions } from './plan-options.ts'
import { isProductColumn, isVariantColumn, shopifyColumns } from './shopify-columns.ts'

/** What a merchant's file does not say itself. */
export type FileContext = { readonly currency: Currency }

/** The pieces of a variant whose stock the merchant does not count. */
export const uncountedStock = 10_000

/** Makes a product of the rows that share a handle in Shopify's product file. */
export function fromShopify(rows: readonly [SourceRow, ...SourceRow[]], context: FileContext): EntryResult {
  const [first] = rows
  const at = (column: string): string => (first.values[column] ?? '').trim()
  const problems: RowProblem[] = at('Handle') === '' ? [toProblem('key_missing', first, 'Handle')] : []
  const options = readOptions(first)
  const isGiftCard = at('Gift Card').toLowerCase() === 'true'
  const variants = rows.filter(isVariantRow).flatMap((row) => readVariant(row, { options, context, problems }))
  const entry: CatalogueEntry = {
    line: first.line,
    key: at('Handle'),
    title: at('Title'),
    description: first.values[shopifyColumns.body] ?? '',
    brand: at('Vendor'),
    category: at('Type') ? [at('Type')] : splitPath(at('Product Category')),
    status: statusOf(at('Status').toLowerCase(), at('Published').toLowerCase()),
    isDigital: at(shopifyColumns.shipping).toLowerCase() === 'false' || isGiftCard,
    isGiftCard,
    goods: {
      googleCategory: at('Google Shopping / Google Product Category'),
      paths: [[at('Type')], splitPath(at('Product Category'))].map((path) => path.filter(Boolean)),
      gender: at('Google Shopping / Gender'),
      ageGroup: at('Google Shopping / Age Group'),
      sizeSystem: '',
    },
    weightG: readWeight(rows, problems),
    options,
    variants,
    pictures: readPictures(rows),
    media: [],
    attributes: readAttributes(first),
    warnings: listWarnings(rows),
  }
  return checkEntry(entry, problems)
}

// Rows without price and option hold further pictures of the product.
const isVariantRow = ({ values }: SourceRow, index: number): boolean =>
  index === 0 || Boolean(values[shopifyColumns.price] || values['Option1 Value'])

const readOptions = ({ values }: SourceRow): readonly EntryOption[] => {
  const names = [1, 2, 3].map((number) => (values[`Option${number} Name`] ?? '').trim())
  const given = names.filter((name) => name !== '')
  // Shopify's mark of a product without options.
  const isPlain = given.length === 1 && given[0] === 'Title' && values['Option1 Value'] === 'Default Title'
  return isPlain ? [] : planOptions(given)
}

type VariantContext = {
  readonly options: readonly EntryOption[]
  readonly context: FileContext
  readonly problems: RowProblem[]
}

const readVariant = (row: SourceRow, { options, context, problems }: VariantContext): EntryVariant[] => {
  const at = (column: string): string => (row.values[column] ?? '').trim()
  const price = readPrice(row, shopifyColumns.price, { context, problems })
  const before =
    at(shopifyColumns.compareAt) === '' ? null : readPrice(row, shopifyColumns.compareAt, { context, problems })
  // Without a tracker Shopify does not count the variant's stock.
  const isUncounted = row.values[shopifyColumns.tracker] === ''
  const quantity = readQuantity(row, problems)
  if (price === null) return []
  const isReduced = before !== null && before > price
  return [
    {
      line: row.line,
      sku: at(shopifyColumns.sku),
      barcode: at(shopifyColumns.barcode).replace(/^'/, ''),
      values: options.map((_, index) => at(`Option${index + 1} Value`)),
      base: isReduced ? before : price,
      sale: isReduced ? { amount: price, from: null, until: null } : null,
      stock: isUncounted ? uncountedStock : quantity,
      expected: null,
      picture: at(shopifyColumns.variantImage),
      extra: pick(row, isVariantColumn),
    },
  ]
}

type PriceContext = { readonly context: FileContext; readonly problems: RowProblem[] }

const readPrice = (row: SourceRow, column: string, { context, problems }: PriceContext): number | null => {
  const text = (row.values[column] ?? '').trim()
  const amount = parseAmount(text, context.currency)
  if (amount === null) problems.push(toProblem(text === '' ? 'price_missing' : 'price_invalid', row, column, text))
  return amount
}

/** A negative quantity is what was sold beyond the stock: nothing is left. */
const readQuantity = (row: SourceRow, problems: RowProblem[]): number | null => {
  const text = (row.values[shopifyColumns.quantity] ?? '').trim()
  if (text === '') return row.values[shopifyColumns.quantity] === undefined ? null : 0
  if (/^-?\d{1,9}$/.test(text)) return Math.max(0, Number(text))
  problems.push(toProblem('quantity_invalid', row, shopifyColumns.quantity, text))
  return null
}

/** The weight of the product is the first that a variant has; each keeps its own under the name of the column. */
const readWeight = (rows: readonly SourceRow[], problems: RowProblem[]): number => {
  const given = rows.flatMap((row) => {
    const text = (row.values[shopifyColumns.grams] ?? '').trim()
    if (text === '') return []
    if (/^\d{1,8}(\.\d+)?$/.test(text)) return Math.round(Number(text))
    problems.push(toProblem('weight_invalid', row, shopifyColumns.grams, text))
    return []
  })
  return given[0] ?? 0
}

/** The shop sells nothing that it has not: an unlimited sale of what is sold out is said once for a product. */
const listWarnings = (rows: readonly SourceRow[]): RowProblem[] => {
  const row = rows.find(
    ({ values }) =>
      values[shopifyColumns.policy]?.trim().toLowerCase() === 'continue' && values[shopifyColumns.tracker],
  )
  return row ? [toProblem('backorders_not_taken', row, shopifyColumns.policy, 'continue')] : []
}

const statusOf = (status: string, published: string): CatalogueEntry['status'] => {
  if (status === 'archived') return 'withdrawn'
  return status === 'draft' || published === 'false' ? 'draft' : 'live'
}

const splitPath = (path: string): string[] =>
  path
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean)

const readPictures = (rows: readonly SourceRow[]): CatalogueEntry['pictures'] => {
  const listed = rows
    .map(({ line, values }) => ({
      address: (values[shopifyColumns.image] ?? '').trim(),
      alt: (values[shopifyColumns.imageAlt] ?? '').trim(),
      line,
      position: Number(values[shopifyColumns.imagePosition]) || Number.MAX_SAFE_INTEGER,
    }))
    .filter(({ address }) => address !== '')
    .toSorted((a, b) => a.position - b.position)
  return listed.map(({ address, alt, line }) => ({ address, alt, line, column: shopifyColumns.image }))
}

/** Everything that the storefront does not read, metafields among it, stays with the product under the column's name. */
const readAttributes = (first: SourceRow): CatalogueEntry['attributes'] => {
  const at = (column: string): string => (first.values[column] ?? '').trim()
  const gender = genders[at('Google Shopping / Gender').toLowerCase()]
  const columns = pick(first, isProductColumn)
  return {
    source: 'shopify',
    key: at('Handle'),
    ...(gender && { gender }),
    ...(at('Tags') && {
      tags: at('Tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    }),
    ...(Object.keys(columns).length > 0 && { columns }),
  }
}

const genders: Readonly<Record<string, string>> = { male: 'men', female: 'women', unisex: 'unisex' }

const pick = ({ values }: SourceRow, isWanted: (column: string) => boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([column, value]) => value.trim() !== '' && isWanted(column)))
