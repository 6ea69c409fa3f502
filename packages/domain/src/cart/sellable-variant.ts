import type { Currency } from '../money/currency.ts'
import type { PriceEntry } from '../pricing/price-entry.ts'
import type { Design } from '../product/design.ts'
import type { TaxClass } from '../tax/tax-class.ts'
import type { Instant } from '../time/instant.ts'
import type { MasterId, StockItemId, StoreId, VariantId } from './ids.ts'

/** The data of a variant that the cart rules use, in the cart's locale and currency. */
export type SellableVariant = {
  readonly id: VariantId
  readonly masterId: MasterId
  readonly upc: string
  readonly stockItemId: StockItemId
  readonly name: string
  readonly slug: string
  readonly imageURL?: string
  /** Attribute to chosen value, such as `{ color: 'bone', size: '42' }`. */
  readonly attributes: Readonly<Record<string, string>>
  /** Every category of the product, ancestors included. */
  readonly categoryIds: readonly string[]
  readonly currency: Currency
  /** List and sale prices with their dates; a variant without a valid price now is 'no_price'. */
  readonly prices: readonly PriceEntry[]
  readonly taxClass: TaxClass
  readonly weightGrams: number
  /** Units for sale when the variant was read; they may be sold by the time of the order. Null without an inventory record. */
  readonly stock: number | null
  /** Set where the units of `stock` are on their way: the day from which they are sent, as `2027-03-12`. */
  readonly preOrder?: { readonly from: string }
  readonly storeStock?: Readonly<Record<StoreId, number>>
  /** The product's own maximum of units in an order. */
  readonly maxQty?: number
  readonly targetPublishDate?: Instant
  readonly isDigital: boolean
  readonly isCustoms: boolean
  /** The choices of a made-to-order product, where the shop itself draws them. */
  readonly design?: Design
  readonly isPresale: boolean
  readonly isComingSoon: boolean
  readonly isReservationOnly: boolean
  readonly isWithdrawn: boolean
  /** Whether the variant is only given by promotions and cannot be bought. */
  readonly isGiftOnly?: boolean
  readonly giftOption: 'allowed' | 'none' | 'forbidden'
}

export type VariantsById = ReadonlyMap<VariantId, SellableVariant>
