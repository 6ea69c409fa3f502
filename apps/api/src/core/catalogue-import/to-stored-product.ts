import type { Localised } from '@lacehouse/database'
import type { CatalogueEntry, EntryVariant } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import { colorFamilies } from '@lacehouse/domain/product/color-families'
import { oneSize, unnamedColour } from '@lacehouse/domain/product/product'
import { findColorsOfText } from '@lacehouse/domain/search/color-words'
import type { SizeSystem } from '@lacehouse/domain/site/site'
import { slugify } from '@lacehouse/domain/url/slugify'
import type { Description } from './describe.ts'
import { describeGoods, type Goods } from './describe-goods.ts'
import { toColourCode, toProductId, toVariantId } from './import-ids.ts'
import type { PlacedCategory } from './place-category.ts'
import type { ColourRow, ProductRow, StoredProduct, VariantRow } from './stored-product.ts'

type StoreContext = {
  readonly locale: string
  readonly warehouse: string
  /** The system in which the sizes of the site's file are numbers. */
  readonly sizeSystem: SizeSystem
  readonly description: Description
  readonly category: PlacedCategory
}

const longestSlug = 100
const longestCode = 28
const neutral = '#d8d8dc'

/** Makes the rows of a product of an entry, in the locale and for the warehouse of the site that it is imported for. */
export function toStoredProduct(entry: CatalogueEntry, context: StoreContext): StoredProduct {
  const id = toProductId(entry.key)
  const { locale, warehouse, category } = context
  const words = (text: string): Localised => ({ [locale]: text })
  const colours = toColours(entry, { id, locale })
  const goods = describeGoods(entry, context)
  const variants = entry.variants.map((variant, position) => toVariant(entry, variant, { id, position, goods }))
  const prices = entry.variants.map(({ base, sale }, index) => ({ variantId: variants[index]?.id ?? '', base, sale }))
  return {
    line: entry.line,
    key: entry.key,
    product: toProduct(entry, { ...context, id, words, goods }),
    colours,
    variants,
    newCategories: category.newCategories,
    categoryIds: category.categoryIds,
    prices,
    history: [],
    stock: entry.variants.flatMap(({ stock, expected, line }, index) => {
      if (stock === null) return []
      const place = { variantId: variants[index]?.id ?? '', locationId: warehouse }
      return [{ ...place, quantity: stock, ...(expected && { expected: { ...expected, line } }) }]
    }),
    warnings: entry.warnings,
    pictures: toPictures(entry, { colours, variants }),
    media: toMedia(entry, { colours, variants }),
  }
}

type ProductContext = StoreContext & {
  readonly id: string
  readonly goods: Goods
  readonly words: (text: string) => Localised
}

const toProduct = (entry: CatalogueEntry, { id, locale, words, description, goods }: ProductContext): ProductRow => ({
  id,
  whole: false,
  kind: goods.kind,
  model: 'imported',
  brand: entry.brand,
  names: words(entry.title),
  slugs: words(slugify(entry.title, locale).slice(0, longestSlug).replace(/-$/, '') || id.toLowerCase()),
  descriptions: words(description.plain),
  richDescriptions: description.rich === null ? {} : words(description.rich),
  details: {},
  attributes: { ...entry.attributes, ...goods.attributes },
  options: entry.options.map(({ type, name }) => ({ type, names: words(name) })),
  badge: null,
  eyebrow: null,
  productType: entry.isDigital ? 'digital' : 'standard',
  presale: false,
  isReserveInStoreOnly: false,
  targetPublishAt: null,
  taxClass: entry.isGiftCard ? 'gift_card' : 'standard',
  weightG: entry.weightG,
  popularity: 0,
  status: entry.status,
  publishedAt: null,
})

type Own = { readonly id: string; readonly locale: string }
type OwnVariant = { readonly id: string; readonly position: number; readonly goods: Goods }

const colourOf = ({ options }: CatalogueEntry, { values }: EntryVariant): string | null => {
  const at = options.findIndex(({ role }) => role === 'color')
  return at < 0 ? null : (values[at] ?? null)
}

/** The code stands in addresses and in the keys of favourites, which bound its length. */
const codeOf = (name: string | null): string => {
  if (name === null) return unnamedColour
  const slug = slugify(name)
  return slug === '' || slug.length > longestCode ? toColourCode(name) : slug
}

const toColours = (entry: CatalogueEntry, { id, locale }: Own): ColourRow[] => {
  // Two names of one code, such as "Off white" and "Off-white", are one colour.
  const names = new Map(entry.variants.map((variant) => colourOf(entry, variant)).map((name) => [codeOf(name), name]))
  return [...names].map(([code, name], position) => {
    const groups = name === null ? [] : findColorsOfText(name, locale).groups
    const shades = groups.flatMap((group) => (group === 'multi' ? [] : [colorFamilies[group]]))
    return {
      productId: id,
      colourCode: code,
      colourway: code,
      colourFamily: name === null ? unnamedColour : (groups[0] ?? 'multi'),
      names: name === null ? {} : { [locale]: name },
      swatch: shades.slice(0, 2).join(',') || neutral,
      position,
    }
  })
}

const toVariant = (entry: CatalogueEntry, variant: EntryVariant, { id, position, goods }: OwnVariant): VariantRow => {
  const others = entry.options
    .map(({ role, type }, index) => ({ role, type, value: variant.values[index] ?? '' }))
    .filter(({ role }) => role !== 'color')
  const colourCode = codeOf(colourOf(entry, variant))
  // The id follows from what the merchant writes, whatever the shop makes of it.
  const variantId = toVariantId(id, colourCode, joinValues(others.map(({ value }) => value)))
  const shown = others.map(({ role, type, value }) => ({ type, value: role === 'size' ? goods.toSize(value) : value }))
  const written = others.find(({ role, value }) => role === 'size' && goods.toSize(value) !== value)
  return {
    id: variantId,
    productId: id,
    // Every variant has a number of its own; one without a barcode is known by its id.
    upc: variant.barcode || variantId,
    colourCode,
    size: joinValues(shown.map(({ value }) => value)),
    options: Object.fromEntries(shown.map(({ type, value }) => [type, value])),
    attributes: {
      ...variant.extra,
      ...(variant.sku && { sku: variant.sku }),
      ...(written && { sizeOfFile: written.value }),
    },
    sizePosition: position,
    maxQty: 999_999,
    notifyMe: true,
    status: 'live',
  }
}

const joinValues = (values: readonly string[]): string => (values.length === 0 ? oneSize : values.join(' / '))

type Looks = { readonly colours: readonly ColourRow[]; readonly variants: readonly VariantRow[] }

/**
 * Gives each colour its pictures: those of its own variants first, then those of no variant. A product without pictures of variants
 * shows all its pictures in every colour.
 */
const toPictures = (entry: CatalogueEntry, { colours, variants }: Looks): StoredProduct['pictures'] => {
  const coloursOf = new Map<string, Set<string>>()
  const listed = new Map(entry.pictures.map((picture) => [picture.address, picture]))
  for (const [index, { picture, line }] of entry.variants.entries()) {
    if (picture === '') continue
    coloursOf.set(picture, (coloursOf.get(picture) ?? new Set()).add(variants[index]?.colourCode ?? ''))
    if (!listed.has(picture)) listed.set(picture, { address: picture, alt: '', line, column: 'picture' })
  }
  return colours.flatMap(({ colourCode }) => {
    const isOwn = (address: string): boolean => coloursOf.get(address)?.has(colourCode) ?? false
    const all = [...listed.values()].filter(({ address }) => isOwn(address) || !coloursOf.has(address))
    return all
      .toSorted((a, b) => Number(isOwn(b.address)) - Number(isOwn(a.address)))
      .map((picture) => ({ colourCode, ...picture }))
  })
}

/** Gives a medium to the colours of the variants that name it, or to all colours at once. A file without media says nothing of them. */
const toMedia = ({ media }: CatalogueEntry, { colours, variants }: Looks): StoredProduct['media'] => {
  if (media.length === 0) return null
  return media.flatMap((medium) => {
    const named = new Set(medium.variants.flatMap((at) => variants[at]?.colourCode ?? []))
    const codes = named.size === colours.length ? [null] : [...named]
    return codes.map((colour) => {
      const shared = { colour, poster: null, alt: {} }
      return medium.kind === 'video'
        ? { kind: 'video', ...shared, sources: [medium.address], captions: {} }
        : { kind: 'model', ...shared, file: medium.address }
    })
  })
}
