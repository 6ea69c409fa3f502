import { colorAttribute, sizeAttribute } from '@lacehouse/domain/product/product'
import { findMessage } from '@lacehouse/messages'
import { type ProductRecord, type VariantRecord, wordsOf } from './product-record.ts'

export type NamedOption = { readonly type: string; readonly label: string }

/** Lists what the variants of a product differ in, with names in a locale; a product of one look has no colour among it. */
export function listOptions({ options }: Pick<ProductRecord, 'options'>, locale: string): NamedOption[] {
  const given = options ?? [colorAttribute, sizeAttribute].map((type) => ({ type, names: {} }))
  return given.map(({ type, names }) => ({
    type,
    // The shop has its own words for colour and size, in every language.
    label: findMessage(locale, `product.${type}`) ?? wordsOf(names, locale) ?? type,
  }))
}

/** Returns the value of each option of a variant but the colour. */
export function listOptionValues({ options, size }: Pick<VariantRecord, 'options' | 'size'>): Record<string, string> {
  return options ?? { [sizeAttribute]: size }
}

/**
 * Says whether the sizes of a product are written as the merchant writes them, and not in the US sizes of the shop's own catalogue, as
 * which an import stores those of shoes whose system is known.
 */
export function hasOwnSizes({
  options,
  kind,
  attributes,
}: Pick<ProductRecord, 'options' | 'kind' | 'attributes'>): boolean {
  return options !== null && !(kind === 'footwear' && attributes.sizeSystem === 'US')
}
