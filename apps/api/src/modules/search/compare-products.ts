import { compareFacts, type Fact, mostCompared } from '@lacehouse/domain/product/compare-facts'
import { sizeAttribute } from '@lacehouse/domain/product/product'
import type { Site } from '@lacehouse/domain/site/site'
import { findMessage } from '@lacehouse/messages'
import { createSizeNames } from '../../core/catalogue/create-size-names.ts'
import { listOptionValues } from '../../core/catalogue/list-options.ts'
import { listAttributeValues } from '../../core/catalogue/product-attributes.ts'
import { type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import type { SearchDeps } from './search-deps.ts'

const facets = ['gender', 'type', 'activity', 'material', 'width', 'fit', 'feature'] as const

/** Puts up to four products side by side, with the properties in which they differ (CAT-12). */
export function compareProducts(deps: SearchDeps): Handler<'products.compare'> {
  return async ({ query, site, locale }) => {
    const ids = [...new Set(query.ids.toUpperCase().split(','))]
    if (ids.length > mostCompared) throw new Refusal('PLP400', { field: 'ids', maximum: mostCompared })
    const [products, records] = await Promise.all([
      listTiles(deps, { site, locale }, ids),
      deps.catalogue.listProducts(ids),
    ])
    const facts = products.map(({ id }) => toFacts(records.get(id), { site, locale }))
    const rows = compareFacts(facts)
    return { products, rows: rows.map((row) => ({ ...row, values: row.values.map((values) => [...values]) })) }
  }
}

type Audience = { readonly site: Site; readonly locale: string }

const toFacts = (product: ProductRecord | undefined, audience: Audience): Fact[] => {
  if (!product) return []
  const { locale } = audience
  const labelOf = (key: string): string => findMessage(locale, `listing.facet.${key}`) ?? key
  const attributes = facets.map((key) => ({
    ...{ key, label: labelOf(key) },
    values: listAttributeValues(product, key).map(
      (value) => findMessage(locale, `locations.facet.${key}.${value}`) ?? value,
    ),
  }))
  const colours = product.colours.map(({ names, code }) => wordsOf(names, locale) ?? code)
  const details = (wordsOf(product.details, locale) ?? []).map(({ title, items }) => ({
    ...{ key: facets.find((key) => labelOf(key) === title) ?? `details.${title}`, label: title },
    values: items,
  }))
  // The details say in full what filters say shortly, such as the material: one row has either.
  const inDetails = new Set(details.map(({ key }) => key))
  const facts = [
    ...attributes.filter(({ key }) => !inDetails.has(key)),
    { key: 'color', label: labelOf('color'), values: colours },
    { key: 'size', label: labelOf('size'), values: listSizeRange(product, audience) },
    ...details,
  ]
  return facts.filter(({ values }) => values.length > 0)
}

/** Says the sizes by their first and last; those of a merchant stay as they were written. */
const listSizeRange = (product: ProductRecord, audience: Audience): string[] => {
  const live = product.variants.filter(({ status }) => status === 'live')
  const sizes = live.flatMap((variant) => listOptionValues(variant)[sizeAttribute] ?? [])
  const labels = [...new Set(sizes.map(createSizeNames(product, audience)))]
  const [first] = labels
  const last = labels.at(-1)
  return first && last ? [first === last ? first : `${first}–${last}`] : []
}
