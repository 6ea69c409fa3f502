import type { MasterId, PromotionId, SiteId, VariantId } from '../cart/ids.ts'
import type { DiscountProgramme } from '../discount-programmes/discount-programme.ts'
import type { Currency } from '../money/currency.ts'
import type { BasisPoints } from '../money/percent.ts'
import type { Instant } from '../time/instant.ts'

export type PromotionLevel = 'PRODUCT' | 'ORDER' | 'SHIPPING'

/** An amount in minor units for each currency; the promotion does not apply in other currencies. */
export type AmountByCurrency = { readonly [Code in Currency]?: number }

/** The lines that a rule selects: those in any of the lists, or all lines without a list, except the excluded ones. */
export type ProductSelection = {
  readonly masterIds?: readonly MasterId[]
  readonly variantIds?: readonly VariantId[]
  readonly categoryIds?: readonly string[]
  readonly excludedMasterIds?: readonly MasterId[]
  readonly excludedCategoryIds?: readonly string[]
  /** Excludes lines whose price is already reduced. */
  readonly excludesSale?: boolean
}

/** A condition; all conditions of a promotion must hold. docs/promotions.md describes each type. */
export type PromotionCondition =
  | { readonly type: 'spend'; readonly atLeast: AmountByCurrency; readonly on?: ProductSelection }
  | { readonly type: 'quantity'; readonly atLeast: number; readonly of?: ProductSelection }
  | { readonly type: 'products'; readonly of: ProductSelection }
  | { readonly type: 'coupon' }
  | { readonly type: 'segment'; readonly anyOf: readonly string[] }
  | { readonly type: 'programme'; readonly anyOf: readonly DiscountProgramme[] }
  | { readonly type: 'firstOrder' }
  | { readonly type: 'dates'; readonly from?: Instant; readonly until?: Instant }
  | { readonly type: 'site'; readonly anyOf: readonly SiteId[] }

export type Reduction =
  | { readonly type: 'percent'; readonly percent: BasisPoints }
  | { readonly type: 'amount'; readonly amount: AmountByCurrency }

/** The effect of a promotion. At PRODUCT level an `amount` reduces every unit, at ORDER level the order once. */
export type PromotionEffect =
  | (Reduction & { readonly on?: ProductSelection })
  | { readonly type: 'fixedPrice'; readonly amount: AmountByCurrency; readonly on?: ProductSelection }
  | {
      readonly type: 'buyXGetY'
      readonly buy: number
      readonly get: number
      /** The reduction of the units got, which are the cheapest ones; 10000 makes them free. */
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

/** A promotion as data (CART-10). Among equally good promotions the lower priority number goes first. */
export type Promotion = {
  readonly id: PromotionId
  readonly campaignId?: string
  readonly level: PromotionLevel
  readonly isEnabled: boolean
  /** Name by locale, for the shopper. */
  readonly names: Readonly<Record<string, string>>
  /** By locale, exactly three parts separated by pipes: approaching, above threshold, reached. */
  readonly callouts?: Readonly<Record<string, string>>
  /** The largest distance in minor units or pieces at which the approaching part shows. */
  readonly approachingDisplayLevel?: number
  readonly conditions: readonly PromotionCondition[]
  readonly effect: PromotionEffect
  readonly limits?: { readonly inAll?: number; readonly perConsumer?: number; readonly unitsPerOrder?: number }
  readonly isCombinable: boolean
  readonly priority: number
}
