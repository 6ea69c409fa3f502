import { type RowProblem, type SourceRow, toProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { fromExactText, toExactText } from '@lacehouse/domain/csv/exact-text'

type Fields = {
  /** Texts that stand in their cell as they are. */
  readonly text: readonly string[]
  /** Numbers, `true` and `false`, lists and objects, as JSON. */
  readonly json: readonly string[]
  /** Texts by locale, each with a column of its own: `names.en-us`. */
  readonly words: readonly string[]
}

/** What a row of our own CSV can be, with its fields; the first row of a product is the product. */
const parts = {
  product: {
    text: ['kind', 'model', 'brand', 'productType', 'taxClass', 'status', 'targetPublishAt', 'publishedAt'],
    json: [
      'presale',
      'isReserveInStoreOnly',
      'weightG',
      'popularity',
      'categories',
      'attributes',
      'options',
      'details',
      'media',
    ],
    words: ['names', 'slugs', 'descriptions', 'richDescriptions', 'badge', 'eyebrow'],
  },
  colour: { text: ['code', 'colourway', 'colourFamily', 'swatch'], json: [], words: ['names'] },
  variant: {
    text: ['variant', 'upc', 'colour', 'size', 'status'],
    json: ['options', 'attributes', 'sizePosition', 'maxQty', 'notifyMe'],
    words: [],
  },
  price: {
    text: ['list', 'colour', 'variant', 'kind', 'currency', 'from', 'until'],
    json: ['amount'],
    words: [],
  },
  stock: { text: ['variant', 'location', 'expectedOn'], json: ['quantity', 'incoming'], words: [] },
} as const satisfies Readonly<Record<string, Fields>>
type Part = keyof typeof parts

/** The lists of a product by the part that their rows are. */
const lists = { colours: 'colour', variants: 'variant', prices: 'price', stock: 'stock' } as const
type List = keyof typeof lists

const all: readonly Fields[] = Object.values(parts)
const plain = [...new Set(all.flatMap(({ text, json }) => [...text, ...json]))]
const worded = [...new Set(all.flatMap(({ words }) => words))]

/** Says whether the columns are those of our own CSV. */
export function isOwnHeader(columns: readonly string[]): boolean {
  return columns.includes('id') && columns.includes('part')
}

/** Lists the columns for texts in these locales. */
export function listOwnColumns(locales: readonly string[]): string[] {
  return ['id', 'part', ...worded.flatMap((field) => locales.map((locale) => `${field}.${locale}`)), ...plain]
}

type Item = Readonly<Record<string, unknown>>

/** Writes a product of our own format as rows of these columns: the product, then its colours, variants, prices and stock. */
export function toOwnRows(product: Item, columns: readonly string[]): string[][] {
  const toRow = (part: Part, item: Item): string[] => {
    const cells = toCells(part, { ...item, ...(part === 'variant' && { variant: item.id }) })
    return columns.map((column) =>
      column === 'id' ? String(product.id) : column === 'part' ? part : (cells.get(column) ?? ''),
    )
  }
  const rows = (Object.keys(lists) as List[]).flatMap((list) =>
    ((product[list] ?? []) as Item[]).map((item) => toRow(lists[list], item)),
  )
  return [toRow('product', product), ...rows]
}

const toCells = (part: Part, item: Item): ReadonlyMap<string, string> => {
  const { text, json, words }: Fields = parts[part]
  const has = (field: string): boolean => item[field] !== undefined && item[field] !== null
  return new Map([
    ...text.filter(has).map((field) => [field, toExactText(String(item[field]))] as const),
    ...json.filter(has).map((field) => [field, toExactText(JSON.stringify(item[field]))] as const),
    ...words.flatMap((field) =>
      Object.entries((item[field] ?? {}) as Record<string, string>).map(
        ([locale, words]) => [`${field}.${locale}`, toExactText(words)] as const,
      ),
    ),
  ])
}

/** A product that was read, as the schema of our own format wants it, and the row of each of its parts. */
export type OwnRows = { readonly product: unknown; readonly rowOf: (path: readonly PropertyKey[]) => SourceRow }

/** Puts the rows of a product together; a cell that cannot be read is a problem. */
export function fromOwnRows(rows: readonly [SourceRow, ...SourceRow[]]): OwnRows | { readonly problem: RowProblem } {
  const found: Record<Part, { row: SourceRow; item: Item }[]> = {
    product: [],
    colour: [],
    variant: [],
    price: [],
    stock: [],
  }
  for (const row of rows) {
    const part = (row.values.part ?? '').trim()
    if (!isPart(part)) return { problem: toProblem('line_invalid', row, 'part', part) }
    const read = readRow(part, row)
    if ('problem' in read) return read
    found[part].push({ row, item: read.item })
  }
  const [first, second] = found.product
  if (second) return { problem: toProblem('key_repeated', second.row, 'id', second.row.values.id ?? '') }
  if (!first) return { problem: toProblem('line_invalid', rows[0], 'part', rows[0].values.part ?? '') }
  const whole = first.row
  const itemsOf = (list: List) => found[lists[list]].map(({ item }) => item)
  return {
    product: {
      ...{ id: whole.values.id, ...first.item, colours: itemsOf('colours') },
      variants: itemsOf('variants').map(({ variant, ...item }) => ({ id: variant, ...item })),
      ...{ prices: itemsOf('prices'), stock: itemsOf('stock') },
    },
    rowOf: ([list, index]) => {
      const part = Object.hasOwn(lists, String(list)) ? lists[list as List] : null
      return (part && found[part][Number(index)]?.row) ?? whole
    },
  }
}

const isPart = (text: string): text is Part => Object.hasOwn(parts, text)

const readRow = (part: Part, row: SourceRow): { readonly item: Item } | { readonly problem: RowProblem } => {
  const { text, json, words }: Fields = parts[part]
  const item: Record<string, unknown> = {}
  for (const [column, cell] of Object.entries(row.values)) {
    const value = fromExactText(cell)
    if (value === null) continue
    const [field = '', locale] = column.split('.', 2)
    if (locale !== undefined && words.includes(field)) item[field] = { ...(item[field] as object), [locale]: value }
    else if (text.includes(column)) item[column] = value
    else if (json.includes(column)) {
      const parsed = parseCell(value)
      if (parsed === undefined) return { problem: toProblem('line_invalid', row, column, value) }
      item[column] = parsed
    } else if (column !== 'id' && column !== 'part') return { problem: toProblem('line_invalid', row, column, value) }
  }
  return { item }
}

const parseCell = (cell: string): unknown => {
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}
