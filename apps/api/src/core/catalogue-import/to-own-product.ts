import { type RowProblem, type SourceRow, toProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { slugify } from '@lacehouse/domain/url/slugify'
import type { fromOwnRows, OwnRows } from './own-csv.ts'
import { OwnProduct } from './own-product.ts'
import type { StoredProduct } from './stored-product.ts'

/** Reading drops a field of this name, which would be lost without a word. */
const droppedField = /"__proto__"\s*:/

/** Reads the only line of a product of our own format as JSON. */
export function parseOwnLine([row, second]: readonly [SourceRow, ...SourceRow[]]): ReturnType<typeof fromOwnRows> {
  if (second) return { problem: toProblem('key_repeated', second, 'id', second.values.id ?? '') }
  const json = row.values.json ?? ''
  if (droppedField.test(json)) return { problem: toProblem('line_invalid', row, '__proto__', 'No field has this name') }
  return { product: parseJson(json), rowOf: () => row }
}

/** Makes the rows of a product that was read from our own format, where it fits the schema. */
export function toOwnProduct(read: ReturnType<typeof fromOwnRows>): StoredProduct | { readonly problem: RowProblem } {
  if ('problem' in read) return read
  const parsed = OwnProduct.safeParse(read.product)
  if (parsed.success) return toStored(parsed.data, read.rowOf)
  const [issue] = parsed.error.issues
  const path = issue?.path ?? []
  return { problem: toProblem('line_invalid', read.rowOf(path), path.join('.'), issue?.message ?? '') }
}

/** Parses JSON; undefined for what is none, which the schema refuses. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const toStored = (own: OwnProduct, rowOf: OwnRows['rowOf']): StoredProduct => {
  const { colours, variants, categories, prices, stock, media = null, ...product } = own
  const { id } = product
  return {
    line: rowOf([]).line,
    key: id,
    product: { ...product, whole: true, slugs: fillSlugs(own) },
    colours: colours.map(({ code, colourway = code, ...colour }, position) => ({
      ...colour,
      productId: id,
      colourCode: code,
      colourway,
      position,
    })),
    variants: variants.map(({ colour, ...variant }) => ({ ...variant, productId: id, colourCode: colour })),
    newCategories: [],
    categoryIds: categories,
    prices: [],
    history: prices.map(({ list, colour, variant, from, until, ...price }) => ({
      ...price,
      priceList: list,
      productId: id,
      colourCode: colour,
      variantId: variant,
      startsAt: from,
      endsAt: until,
    })),
    stock: stock.map(({ variant, location, quantity, incoming, expectedOn = null }, index) => ({
      ...{ variantId: variant, locationId: location, quantity },
      ...(incoming !== undefined && { expected: { incoming, expectedOn, line: rowOf(['stock', index]).line } }),
    })),
    pictures: [],
    media,
    warnings: [],
  }
}

const fillSlugs = ({ names, slugs, id }: OwnProduct): OwnProduct['slugs'] =>
  Object.keys(slugs).length > 0
    ? slugs
    : Object.fromEntries(
        Object.entries(names).map(([locale, name]) => [
          locale,
          slugify(name, locale).slice(0, 100) || id.toLowerCase(),
        ]),
      )
