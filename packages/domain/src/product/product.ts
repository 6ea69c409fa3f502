/** The attribute that resolving a variant does not need: a page always shows one colour. */
export const colorAttribute = 'color'
export const sizeAttribute = 'size'

/** The colour of a product that comes in one look and names no colour: it holds pictures and prices, and no page shows it. */
export const unnamedColour = 'no-colour'

/** The size of a product that comes in one size. */
export const oneSize = 'OS'

export const stockStatuses = ['inStock', 'lowStock', 'outOfStock'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** One value of an attribute. */
export type ProductOption = {
  readonly id: string
  readonly value: string
  readonly label: string
  readonly available: boolean
  /** Minor units of the product's currency; null when all variants cost the same. */
  readonly price: number | null
  /** Address of a small picture, or a colour as `#rrggbb`. */
  readonly swatch: string | null
}

export type ProductAttribute = {
  readonly type: string
  readonly label: string
  readonly options: readonly ProductOption[]
}

/** One colour in one size, which a shopper can buy. */
export type Variant = {
  readonly id: string
  readonly upc: string
  /** Attribute type → option value. */
  readonly attributes: Readonly<Record<string, string>>
  /** Whether the shopper may ask for a mail when it is back in stock. */
  readonly notifyMe: boolean
  readonly stockStatus: StockStatus
  readonly quantity: number
  /** Set where the quantity is on its way: the day, the words of the button, and those about date and payment (decision 0130). */
  readonly preOrder?: { readonly from: string; readonly label: string; readonly note: string } | null | undefined
}

/** Prices of a product in minor units, lowest and highest over its variants. */
export type ProductPrice = {
  readonly lowOriginal: number
  readonly highOriginal: number
  readonly lowCurrent: number
  readonly highCurrent: number
  readonly historicBestPrice: number | null
  readonly percentagePriceDiscount: number | null
  readonly previousBestSalesPrice: number | null
  /** ISO date-time at which the sale price begins. */
  readonly salesPriceActiveDate: string | null
}

/** A product as its page shows it. */
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
  /** `digital` products need no stock and no parcel. */
  readonly productType: string
  readonly presale: boolean
  /** Whether the product can only be reserved in a store. */
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

/** The options chosen so far: attribute type → option value. */
export type Choice = Readonly<Record<string, string | undefined>>
