import type { Currency } from '../money/currency.ts'
import type { PriceEntry } from '../pricing/price-entry.ts'
import type { Design } from '../product/design.ts'
import type { TaxClass } from '../tax/tax-class.ts'
import type { Instant } from '../time/instant.ts'
import type { MasterId, StockItemId, StoreId, VariantId } from './ids.ts'

/** All that the rules of the till need to know of a variant, in the locale and currency of the cart. */
export type SellableVariant = {
  readonly id: VariantId
  readonly masterId: MasterId
  readonly upc: string
  readonly stockItemId: StockItemId
  readonly name: string
  readonly slug: string
  readonly imageURL?: string
  /** Attribute to chosen value, as `{ color: 'bone', size: '42' }`. */
  readonly attributes: Readonly<Record<string, string>>
  /** Every category that it lies in, ancestors included. */
  readonly categoryIds: readonly string[]
  readonly currency: Currency
  /** List and sale prices with their dates; none of them valid now is INV702. */
  readonly prices: readonly PriceEntry[]
  readonly taxClass: TaxClass
  readonly weightGrams: number
  /** Units for sale when it was read: a hint, never a promise; null where there is no inventory record (INV701). */
  readonly stock: number | null
  readonly storeStock?: Readonly<Record<StoreId, number>>
  readonly maxQty?: number
  readonly targetPublishDate?: Instant
  readonly isDigital: boolean
  readonly isCustoms: boolean
  /** What its buyer may make of it, where the shop itself knows how to show that. */
  readonly design?: Design
  readonly isPresale: boolean
  readonly isComingSoon: boolean
  readonly isReservationOnly: boolean
  readonly isWithdrawn: boolean
  /** Comes with a promotion alone and cannot be bought (GWP403). */
  readonly isGiftOnly?: boolean
  readonly giftOption: 'allowed' | 'none' | 'forbidden'
}

export type VariantsById = ReadonlyMap<VariantId, SellableVariant>
