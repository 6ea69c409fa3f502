import type { Site } from '@lacehouse/domain/site/site'
import { toItemPage } from './item-page.ts'
import { listOptionValues } from './list-options.ts'
import { type ProductRecord, wordsOf } from './product-record.ts'
import { toVariantWords } from './to-variant-words.ts'

type Place = { readonly site: Pick<Site, 'units'>; readonly locale: string }
export type DescribedVariant = {
  /** The product's name. */
  readonly name: string
  /** What was chosen, as shoppers read it: `Bone · 9`. */
  readonly choice: string
  /** The address of the page with the variant chosen, without the shop's origin. */
  readonly path: string
}

/** Describes a variant for a mail. A variant that the product no longer has leads to the page without a choice. */
export function describeVariant(product: ProductRecord, variantId: string, { site, locale }: Place): DescribedVariant {
  const variant = product.variants.find(({ id }) => id === variantId)
  const attributes = variant ? { color: variant.colourCode, ...listOptionValues(variant) } : {}
  const words = toVariantWords({ attributes, product, site, locale })
  const slug = wordsOf(product.slugs, locale) ?? product.id.toLowerCase()
  return {
    name: wordsOf(product.names, locale) ?? product.id,
    choice: words.map(({ valueLabel }) => valueLabel).join(' · '),
    path: toItemPage({ masterId: product.id, slug, attributes }, locale),
  }
}
