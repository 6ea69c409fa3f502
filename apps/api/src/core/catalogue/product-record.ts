import type { ProductMedium } from '@lacehouse/domain/product/product-media'
import type { FitEvidence } from '@lacehouse/domain/reviews/fit-advice'
import type { ProductPicture } from '../../infra/pictures/photographs/product-picture.ts'

/** Texts by locale. */
export type Localised<T = string> = Readonly<Record<string, T>>

export type ColourRecord = {
  readonly code: string
  readonly colourway: string
  readonly colourFamily: string
  readonly names: Localised
  readonly swatch: readonly string[]
}

export type VariantRecord = {
  readonly id: string
  readonly upc: string
  readonly colourCode: string
  /** All options but the colour as one text. */
  readonly size: string
  /** The value of each option but the colour; null where `size` is the only one. */
  readonly options: Readonly<Record<string, string>> | null
  readonly maxQty: number
  readonly notifyMe: boolean
  readonly status: 'live' | 'withdrawn'
}

/** One entry of a price history. `colourCode` and `variantId` are null for all of them; times are in milliseconds. */
export type PriceRecord = {
  readonly priceList: string
  readonly colourCode: string | null
  readonly variantId: string | null
  readonly kind: 'base' | 'sale'
  readonly amountMinor: number
  readonly currency: string
  readonly startsAt: number
  readonly endsAt: number | null
}

/** A product with all its data in every locale, as the catalogue caches it. */
export type ProductRecord = {
  readonly id: string
  readonly kind: string
  readonly model: string
  readonly brand: string
  readonly names: Localised
  readonly slugs: Localised
  readonly descriptions: Localised
  /** Descriptions with markup, which was sanitised when it was written. */
  readonly richDescriptions: Localised
  readonly details: Localised<readonly { readonly title: string; readonly items: readonly string[] }[]>
  readonly attributes: Readonly<Record<string, unknown>>
  /** The options in which the variants differ, in the order of the page; null stands for a colour and a size. */
  readonly options: readonly { readonly type: string; readonly names: Localised }[] | null
  /** Videos, 360-degree views and models, in the order of display. */
  readonly media: readonly ProductMedium[]
  readonly badge: Localised | null
  readonly eyebrow: Localised | null
  readonly productType: string
  readonly presale: boolean
  readonly isReserveInStoreOnly: boolean
  readonly targetPublishAt: number | null
  readonly taxClass: string
  readonly weightG: number
  readonly popularity: number
  /** The stars of its published reviews together, and their number. */
  readonly ratingSum: number
  readonly ratingCount: number
  readonly status: 'draft' | 'live' | 'withdrawn'
  readonly publishedAt: number | null
  readonly colours: readonly ColourRecord[]
  readonly variants: readonly VariantRecord[]
  readonly prices: readonly PriceRecord[]
  /** Photographs in their order; a colour without photographs shows drawn pictures. */
  readonly pictures: readonly ProductPicture[]
  readonly fitEvidence: FitEvidence
  /** The draws that decide who can buy it now: site → draw. */
  readonly draws: Readonly<Record<string, string>>
  /** The product's categories and their ancestors. */
  readonly categoryIds: readonly string[]
}

/** The facts of a product that the search index reads. */
export type SearchRecord = PlainFields & {
  readonly colours: readonly Pick<ColourRecord, 'code' | 'colourFamily'>[]
  readonly variants: readonly Pick<VariantRecord, 'id' | 'colourCode' | 'size' | 'options' | 'status'>[]
}

type PlainFields = Pick<
  ProductRecord,
  | ('id' | 'kind' | 'attributes' | 'productType' | 'isReserveInStoreOnly' | 'popularity' | 'ratingSum')
  | ('ratingCount' | 'status' | 'publishedAt' | 'prices' | 'categoryIds')
>

/** One node of the category tree with its ancestors, the nearest last. */
export type CategoryRecord = {
  readonly id: string
  readonly parentId: string | null
  readonly names: Localised
  readonly slugs: Localised
  readonly descriptions: Localised
  readonly position: number
}

/** Returns the text of a locale, or the English text where the locale has none. */
export function wordsOf<T>(words: Localised<T>, locale: string): T | undefined {
  return words[locale] ?? words[locale.slice(0, 2)] ?? words['en-us'] ?? Object.values(words)[0]
}

/** Says whether what is on its way of a product may be sold ahead: goods with stock of their own that no draw decides about. */
export function canBePreOrdered({ productType, isReserveInStoreOnly, draws }: ProductRecord): boolean {
  return productType === 'standard' && !isReserveInStoreOnly && Object.keys(draws).length === 0
}
