import { type RowProblem, type SourceRow, toProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { slugify } from '@lacehouse/domain/url/slugify'
import { OwnProduct } from './own-product.ts'
import type { StoredProduct } from './stored-product.ts'

/** Parses a line of our own format to the rows of its product. */
export function toOwnProduct({ line, values }: SourceRow): StoredProduct | { readonly problem: RowProblem } {
  const parsed = OwnProduct.safeParse(parseJson(values.json ?? ''))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { problem: toProblem('line_invalid', { line }, issue?.path.join('.') ?? '', issue?.message ?? '') }
  }
  return toStored(parsed.data, line)
}

/** Parses JSON; undefined for what is none, which the schema refuses. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const toStored = (own: OwnProduct, line: number): StoredProduct => {
  const { colours, variants, categories, prices, stock, ...product } = own
  const { id } = product
  return {
    line,
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
    stock: stock.map(({ variant, location, quantity }) => ({ variantId: variant, locationId: location, quantity })),
    pictures: [],
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
