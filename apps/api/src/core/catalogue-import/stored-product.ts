import type { Localised } from '@lacehouse/database'
import type { EntryPicture, RowProblem } from '@lacehouse/domain/catalogue-import/catalogue-entry'
import type { ExpectedUnits } from '@lacehouse/domain/catalogue-import/find-expected-problem'
import type { WantedPrice } from '@lacehouse/domain/catalogue-import/plan-price-entries'
import type { OwnMedium } from './own-media.ts'

/** A row of `products`. */
export type ProductRow = {
  readonly id: string
  /** Whether the file says everything: what an entry of another format does not say stays as the shop has it. */
  readonly whole: boolean
  readonly kind: string
  readonly model: string
  readonly brand: string
  readonly names: Localised
  readonly slugs: Localised
  readonly descriptions: Localised
  readonly richDescriptions: Localised
  readonly details: Readonly<Record<string, unknown>>
  readonly attributes: Readonly<Record<string, unknown>>
  readonly options: readonly { readonly type: string; readonly names: Localised }[] | null
  readonly badge: Localised | null
  readonly eyebrow: Localised | null
  readonly productType: string
  readonly presale: boolean
  readonly isReserveInStoreOnly: boolean
  readonly targetPublishAt: string | null
  readonly taxClass: string
  readonly weightG: number
  readonly popularity: number
  readonly status: 'draft' | 'live' | 'withdrawn'
  readonly publishedAt: string | null
}

export type ColourRow = {
  readonly productId: string
  readonly colourCode: string
  readonly colourway: string
  readonly colourFamily: string
  readonly names: Localised
  readonly swatch: string
  readonly position: number
}

export type VariantRow = {
  readonly id: string
  readonly productId: string
  readonly upc: string
  readonly colourCode: string
  readonly size: string
  readonly options: Readonly<Record<string, string>> | null
  readonly attributes: Readonly<Record<string, string>>
  readonly sizePosition: number
  readonly maxQty: number
  readonly notifyMe: boolean
  readonly status: 'live' | 'withdrawn'
}

export type CategoryRow = {
  readonly id: string
  readonly parentId: string | null
  readonly position: number
  readonly names: Localised
  readonly slugs: Localised
  readonly descriptions: Localised
  readonly image: Readonly<Record<string, unknown>> | null
  readonly status: 'live' | 'hidden'
}

/** An entry of a price history as a file states it. */
export type PriceRow = {
  readonly priceList: string
  readonly productId: string
  readonly colourCode: string | null
  readonly variantId: string | null
  readonly kind: 'base' | 'sale'
  readonly amount: number
  readonly currency: string
  readonly startsAt: string
  readonly endsAt: string | null
}

/** A count, and where the file says it, what is on its way to the location. */
export type StockRow = {
  readonly variantId: string
  readonly locationId: string
  readonly quantity: number
  readonly expected?: ExpectedUnits & { readonly line: number }
}

/** A picture that has to be fetched for a colour. */
export type WantedPicture = EntryPicture & { readonly colourCode: string }

/** A product as an import writes it, with everything that belongs to it. */
export type StoredProduct = {
  readonly line: number
  /** The merchant's key, for the report. */
  readonly key: string
  readonly product: ProductRow
  readonly colours: readonly ColourRow[]
  readonly variants: readonly VariantRow[]
  /** Categories that the shop may lack, the highest first. */
  readonly newCategories: readonly CategoryRow[]
  readonly categoryIds: readonly string[]
  /** Present prices in one price list. */
  readonly prices: readonly WantedPrice[]
  /** Entries of price histories, which are added where the shop lacks them. */
  readonly history: readonly PriceRow[]
  readonly stock: readonly StockRow[]
  readonly pictures: readonly WantedPicture[]
  /** Videos, 360-degree views and models with their files; null leaves those of the shop as they are. */
  readonly media: readonly OwnMedium[] | null
  /** What the shop does not do as the file says. */
  readonly warnings: readonly RowProblem[]
}
