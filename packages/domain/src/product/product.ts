/** The attribute that is never needed to resolve a variant: a page always shows one colour (S2.4). */
export const colorAttribute = 'color'
export const sizeAttribute = 'size'

export const stockStatuses = ['inStock', 'lowStock', 'outOfStock'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** One value that an attribute can take (S2.3). */
export type ProductOption = {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly available: boolean
  /** Minor units of the product's currency; null where all variants cost the same. */
  readonly price: number | null
  /** Address of a small picture, or a colour as `#rrggbb`. */
  readonly swatch: string | null
}

export type ProductAttribute = {
  readonly type: string
  readonly label: string
  readonly options: readonly ProductOption[]
}

/** One thing that can be bought: a colour in a size. */
export type Variant = {
  readonly id: string
  readonly upc: string
  /** Attribute type → option value. */
  readonly attributes: Readonly<Record<string, string>>
  /** A shopper may ask to be told when it is back. */
  readonly notifyMe: boolean
  readonly stockStatus: StockStatus
  readonly quantity: number
}

/** Prices of a product in minor units, lowest and highest over its variants (S2.3). */
export type ProductPrice = {
  readonly lowOriginal: number
  readonly highOriginal: number
  readonly lowCurrent: number
  readonly highCurrent: number
  readonly historicBestPrice: number | null
  readonly percentagePriceDiscount: number | null
  readonly previousBestSalesPrice: number | null
  /** ISO date-time from which the sale price holds. */
  readonly salesPriceActiveDate: string | null
}

/** A product as shoppers see it, with every field of S2.3. */
export type Product = {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly price: ProductPrice
  readonly currency: string
  readonly attributes: readonly ProductAttribute[]
  readonly variants: readonly Variant[]
  readonly badge: string | null
  readonly eyebrow: string | null
  /** `digital` needs no stock and no parcel. */
  readonly productType: string
  readonly presale: boolean
  /** Can only be reserved in a store. */
  readonly isReserveInStoreOnly: boolean
  /** ISO date-time of the launch. */
  readonly targetPublishDate: string | null
  readonly subscriptionType: string | null
  readonly details: readonly string[]
  readonly modelMeasurements: string | null
  readonly customsExternalUrl: string | null
}

/** The part of a product that choosing a variant needs. */
export type Choosable = Pick<Product, 'attributes' | 'variants'>

/** What a shopper has chosen so far: attribute type → option value. */
export type Choice = Readonly<Record<string, string | undefined>>
