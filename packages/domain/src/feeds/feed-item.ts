import type { Instant } from '../time/instant.ts'

/** A variant as feeds for search engines and shopping agents describe it. Amounts are decimal, as the feeds write them. */
export type FeedItem = {
  readonly id: string
  /** The product that the variant belongs to. */
  readonly groupId: string
  readonly title: string
  readonly description: string
  /** The address of this very variant. */
  readonly link: string
  readonly pictures: readonly string[]
  /** The addresses of its videos, as MP4. */
  readonly videos: readonly string[]
  /** The address of its model in three dimensions, as binary glTF. */
  readonly model: string | null
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder'
  /** From when goods of a pre-order are sent. */
  readonly availableFrom: string | null
  /** Stores hand out what they have of it. */
  readonly isSoldInStores: boolean
  readonly currency: string
  readonly price: number
  readonly sale: FeedSale | null
  readonly brand: string
  /** The number on the box as the merchant has it, which may be a number of the shop. */
  readonly number: string
  /** The options of the variant by their type, as shoppers read them. */
  readonly options: Readonly<Record<string, string>>
  readonly gender: 'male' | 'female' | 'unisex' | null
  readonly ageGroup: 'adult' | 'kids'
  /** The names of its category and the ones above it. */
  readonly category: readonly string[]
  readonly shipping: FeedShipping | null
  /** Grams; 0 where it is not known. */
  readonly weightG: number
}

export type FeedSale = { readonly price: number; readonly from: Instant | null; readonly until: Instant | null }
export type FeedShipping = { readonly country: string; readonly service: string; readonly price: number }

/** The stock of a variant at a store. */
export type LocalItem = {
  readonly storeCode: string
  readonly id: string
  readonly quantity: number
  readonly price: number
  readonly currency: string
}
