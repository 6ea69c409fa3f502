import type { MasterId, PromotionId, SiteId, VariantId } from '../cart/ids.ts'
import type { Currency } from '../money/currency.ts'
import type { BasisPoints } from '../money/percent.ts'
import type { Instant } from '../time/instant.ts'

export type PromotionLevel = 'PRODUCT' | 'ORDER' | 'SHIPPING'

/** An amount in minor units for each currency that a promotion is meant for; in others it does not apply. */
export type AmountByCurrency = { readonly [Code in Currency]?: number }

/** Which lines a rule speaks of: those in any of the lists (all where there is none), but none of the excluded. */
export type ProductSelection = {
  readonly masterIds?: readonly MasterId[]
  readonly variantIds?: readonly VariantId[]
  readonly categoryIds?: readonly string[]
  readonly excludedMasterIds?: readonly MasterId[]
  readonly excludedCategoryIds?: readonly string[]
  /** Leaves out what is sold below its original price already. */
  readonly excludesSale?: boolean
}

/** What must hold; all conditions of a promotion must. The vocabulary is described in `docs/promotions.md`. */
export type PromotionCondition =
  | { readonly type: 'spend'; readonly atLeast: AmountByCurrency; readonly on?: ProductSelection }
  | { readonly type: 'quantity'; readonly atLeast: number; readonly of?: ProductSelection }
  | { readonly type: 'products'; readonly of: ProductSelection }
  | { readonly type: 'coupon' }
  | { readonly type: 'segment'; readonly anyOf: readonly string[] }
  | { readonly type: 'firstOrder' }
  | { readonly type: 'dates'; readonly from?: Instant; readonly until?: Instant }
  | { readonly type: 'site'; readonly anyOf: readonly SiteId[] }

export type Reduction =
  | { readonly type: 'percent'; readonly percent: BasisPoints }
  | { readonly type: 'amount'; readonly amount: AmountByCurrency }

/** What is given. At PRODUCT level an `amount` counts for every unit, at ORDER level once. */
export type PromotionEffect =
  | (Reduction & { readonly on?: ProductSelection })
  | { readonly type: 'fixedPrice'; readonly amount: AmountByCurrency; readonly on?: ProductSelection }
  | {
      readonly type: 'buyXGetY'
      readonly buy: number
      readonly get: number
      /** Off the units got, the cheapest ones: 10000 makes them free. */
      readonly percent: BasisPoints
      readonly on?: ProductSelection
    }
  | {
      readonly type: 'tiered'
      readonly by: 'spend' | 'quantity'
      readonly tiers: readonly Tier[]
      readonly on?: ProductSelection
    }
  | { readonly type: 'gift'; readonly variantId: VariantId; readonly qty: number }
  | { readonly type: 'freeShipping'; readonly methodCodes?: readonly string[] }
  | { readonly type: 'reducedShipping'; readonly by: Reduction; readonly methodCodes?: readonly string[] }

export type Tier = { readonly atLeast: AmountByCurrency | number; readonly gives: Reduction }

/** A promotion as data (S1.3, CART-10). Of promotions of equal worth the lower priority number goes first. */
export type Promotion = {
  readonly id: PromotionId
  readonly campaignId?: string
  readonly level: PromotionLevel
  readonly isEnabled: boolean
  /** Name by locale, for the shopper. */
  readonly names: Readonly<Record<string, string>>
  /** By locale, exactly three parts divided by pipes: approaching, above threshold, reached (S2.3). */
  readonly callouts?: Readonly<Record<string, string>>
  /** Distance in minor units or pieces up to which the approaching part is shown. */
  readonly approachingDisplayLevel?: number
  readonly conditions: readonly PromotionCondition[]
  readonly effect: PromotionEffect
  readonly limits?: { readonly inAll?: number; readonly perConsumer?: number; readonly unitsPerOrder?: number }
  readonly isCombinable: boolean
  readonly priority: number
}
