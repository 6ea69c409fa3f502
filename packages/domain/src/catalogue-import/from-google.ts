import {
  type CatalogueEntry,
  type EntryMedium,
  type EntryOption,
  type EntryPicture,
  type EntryResult,
  type EntrySale,
  type EntryVariant,
  type RowProblem,
  type SourceRow,
  toProblem,
} from './catalogue-entry.ts'
import { checkEntry } from './check-entry.ts'
import { findSharedTitle } from './find-shared-title.ts'
import { type FileContext, uncountedStock } from './from-shopify.ts'
import { parseAmount, parseMoney } from './parse-amount.ts'

const optionFields = ['color', 'size', 'material', 'pattern'] as const

/** Fields that become parts of the product; every other one stays with it under its name. */
const mapped: ReadonlySet<string> = new Set([
  ...['id', 'title', 'description', 'image_link', 'additional_image_link', 'availability', 'price', 'sale_price'],
  ...['sale_price_effective_date', 'brand', 'gtin', 'mpn', 'item_group_id', 'gender', 'product_type', 'quantity'],
  ...['shipping_weight', 'google_product_category', 'video_link', 'virtual_model_link', 'availability_date'],
  ...['age_group', 'size_system'],
  ...optionFields,
])

/** Returns the key of the product that an item of a Google Merchant feed belongs to. */
export function keyOfItem({ values }: SourceRow): string {
  return (values.item_group_id || values.id || '').trim()
}

/** Makes a product of the items of a Google Merchant feed that share a group, or of one item without a group. */
export function fromGoogle(items: readonly [SourceRow, ...SourceRow[]], context: FileContext): EntryResult {
  const [first] = items
  const problems: RowProblem[] = keyOfItem(first) === '' ? [toProblem('key_missing', first, 'id')] : []
  const at = (field: string): string => (first.values[field] ?? '').trim()
  const [category = '', ...otherCategories] = at('product_type').split('\n')
  const options = readOptions(items)
  const warnings: RowProblem[] = []
  const variants = items.flatMap((item) => readItem(item, { options, context, problems, warnings }))
  const entry: CatalogueEntry = {
    line: first.line,
    key: keyOfItem(first),
    title: findSharedTitle(items.map(({ values }) => (values.title ?? '').trim())),
    description: first.values.description ?? '',
    brand: at('brand'),
    category: splitPath(category || at('google_product_category')),
    status: 'live',
    isDigital: false,
    isGiftCard: false,
    goods: {
      googleCategory: at('google_product_category'),
      paths: [category, ...otherCategories].map(splitPath),
      gender: at('gender'),
      ageGroup: at('age_group'),
      sizeSystem: at('size_system'),
    },
    weightG: readWeight(first, problems),
    options,
    variants,
    pictures: listPictures(items),
    media: listMedia(items),
    attributes: readAttributes(first),
    warnings,
  }
  return checkEntry(entry, problems)
}

const splitPath = (path: string): string[] => path.split(/\s*>\s*/).filter((name) => name && !/^\d+$/.test(name))

/** An attribute is an option where the items of the group differ in it; the colour and the size are options wherever they stand. */
const readOptions = (items: readonly SourceRow[]): EntryOption[] =>
  optionFields
    .filter((field) => {
      const values = new Set(items.map((item) => (item.values[field] ?? '').trim()))
      return field === 'color' || field === 'size' ? values.size > 1 || !values.has('') : values.size > 1
    })
    .map((field) => ({
      role: field === 'color' || field === 'size' ? field : 'other',
      type: field,
      name: field.charAt(0).toUpperCase() + field.slice(1),
    }))

type ItemContext = {
  readonly options: readonly EntryOption[]
  readonly context: FileContext
  readonly problems: RowProblem[]
  readonly warnings: RowProblem[]
}

const readItem = (item: SourceRow, { options, context, problems, warnings }: ItemContext): EntryVariant[] => {
  const at = (field: string): string => (item.values[field] ?? '').trim()
  const base = readPrice(item, 'price', { context, problems })
  const sale = at('sale_price') === '' ? null : readSale(item, { context, problems })
  const stock = readStock(item, problems)
  const expected = readExpected(item, { stock, problems, warnings })
  if (base === null) return []
  return [
    {
      line: item.line,
      sku: at('id'),
      barcode: at('gtin'),
      values: options.map(({ type }) => at(type)),
      base,
      sale,
      // What is sold ahead has not arrived.
      stock: expected !== null && expected.incoming > 0 ? 0 : stock,
      expected,
      picture: at('image_link'),
      extra: at('mpn') ? { mpn: at('mpn') } : {},
    },
  ]
}

type PriceContext = Pick<ItemContext, 'context' | 'problems'>

const readPrice = (item: SourceRow, field: string, { context, problems }: PriceContext): number | null => {
  const text = (item.values[field] ?? '').trim()
  const money = parseMoney(text)
  const amount = money && parseAmount(money.amount, context.currency)
  if (money && money.currency !== context.currency) {
    problems.push(toProblem('currency_differs', item, field, text))
    return null
  }
  if (amount === null) problems.push(toProblem(text === '' ? 'price_missing' : 'price_invalid', item, field, text))
  return amount
}

const readSale = (item: SourceRow, prices: PriceContext): EntrySale | null => {
  const amount = readPrice(item, 'sale_price', prices)
  const text = (item.values.sale_price_effective_date ?? '').trim()
  if (amount === null) return null
  if (text === '') return { amount, from: null, until: null }
  const [from = Number.NaN, until = Number.NaN] = text.split('/').map((moment) => Date.parse(moment))
  if (from < until) return { amount, from, until }
  prices.problems.push(toProblem('period_invalid', item, 'sale_price_effective_date', text))
  return null
}

const readStock = (item: SourceRow, problems: RowProblem[]): number | null => {
  const text = (item.values.quantity ?? '').trim()
  const availability = (item.values.availability ?? '').trim().replaceAll(' ', '_').toLowerCase()
  if (text === '') return availability === '' ? null : availability === 'in_stock' ? uncountedStock : 0
  if (/^\d{1,9}$/.test(text)) return Number(text)
  problems.push(toProblem('quantity_invalid', item, 'quantity', text))
  return null
}

const soldAhead: ReadonlySet<string> = new Set(['preorder', 'pre_order', 'backorder'])

type StockContext = Pick<ItemContext, 'problems' | 'warnings'> & { readonly stock: number | null }

/**
 * Reads what is on its way: the quantity of what is sold ahead, or as many as are never sold out, and the day from which it is sent. An
 * item that is not sold ahead and has the field of the day ends what was.
 */
const readExpected = (item: SourceRow, { stock, problems, warnings }: StockContext): EntryVariant['expected'] => {
  const day = item.values.availability_date?.trim()
  const availability = (item.values.availability ?? '').trim().replaceAll(/[ -]/g, '_').toLowerCase()
  if (!soldAhead.has(availability)) return day === undefined ? null : { incoming: 0, expectedOn: null }
  if (!day) {
    warnings.push(toProblem('availability_date_missing', item, 'availability_date', availability))
    return null
  }
  const [, date] = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(day) ?? []
  if (date === undefined || !isDay(date)) {
    problems.push(toProblem('period_invalid', item, 'availability_date', day))
    return null
  }
  return {
    incoming: Math.min((item.values.quantity ?? '').trim() === '' ? uncountedStock : (stock ?? 0), mostIncoming),
    expectedOn: date,
  }
}

const mostIncoming = 1_000_000

const isDay = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

const gramsOf: Readonly<Record<string, number>> = { g: 1, kg: 1_000, lb: 453.592, oz: 28.3495 }

const readWeight = (item: SourceRow, problems: RowProblem[]): number => {
  const text = (item.values.shipping_weight ?? '').trim()
  if (text === '') return 0
  const [, amount = '', unit = ''] = /^(\d{1,7}(?:\.\d+)?)\s*([a-z]+)$/i.exec(text) ?? []
  const grams = gramsOf[unit.toLowerCase()]
  if (grams !== undefined) return Math.round(Number(amount) * grams)
  problems.push(toProblem('weight_invalid', item, 'shipping_weight', text))
  return 0
}

const listPictures = (items: readonly SourceRow[]): CatalogueEntry['pictures'] => {
  const found = items.flatMap(({ line, values }): EntryPicture[] => [
    { address: values.image_link ?? '', alt: '', line, column: 'image_link' },
    ...(values.additional_image_link ?? '')
      .split(/[\n,]\s*(?=https?:)/)
      .map((address) => ({ address, alt: '', line, column: 'additional_image_link' })),
  ])
  const listed = found.map((picture) => ({ ...picture, address: picture.address.trim() }))
  const first = new Map(listed.toReversed().map((picture) => [picture.address, picture]))
  return listed.filter((picture) => picture.address !== '' && first.get(picture.address) === picture)
}

const mediaFields = { video_link: 'video', virtual_model_link: 'model' } as const

const listMedia = (items: readonly SourceRow[]): EntryMedium[] => {
  const fields = Object.entries(mediaFields)
  const named = fields.flatMap(([field, kind]) =>
    items.flatMap(({ values }, variant) =>
      (values[field] ?? '')
        .split(/[\n,]\s*(?=https?:)/)
        .map((address) => ({ kind, address: address.trim(), variant }))
        .filter(({ address }) => address !== ''),
    ),
  )
  const groups = Map.groupBy(named, ({ kind, address }) => `${kind} ${address}`)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? { kind: first.kind, address: first.address, variants: [first, ...others].map(({ variant }) => variant) }
      : [],
  )
}

const pickGiven = ({ values }: SourceRow, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (values[field]?.trim() ? [[name, values[field].trim()]] : [])),
  )

const genders: Readonly<Record<string, string>> = { male: 'men', female: 'women', unisex: 'unisex' }

const readAttributes = (first: SourceRow): CatalogueEntry['attributes'] => {
  const gender = genders[(first.values.gender ?? '').trim().toLowerCase()]
  const columns = Object.fromEntries(
    Object.entries(first.values).filter(([field, value]) => value.trim() !== '' && !mapped.has(field)),
  )
  return {
    source: 'google',
    key: keyOfItem(first),
    ...(gender && { gender }),
    ...pickGiven(first, { ageGroup: 'age_group', sizeSystemOfFile: 'size_system' }),
    ...(first.values.google_product_category && { googleCategory: first.values.google_product_category }),
    ...(Object.keys(columns).length > 0 && { columns }),
  }
}
