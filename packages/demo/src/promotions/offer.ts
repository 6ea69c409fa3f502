import type { Currency } from '@lacehouse/domain/money/currency'
import type { PromotionCondition, PromotionEffect, PromotionLevel } from '@lacehouse/domain/promotions/promotion'
import type { Words } from '../words/words.ts'

/** What an offer takes off, and when; the columns of its row say the rest. */
export type OfferRule = {
  readonly conditions: readonly PromotionCondition[]
  readonly effect: PromotionEffect
  readonly approachingDisplayLevel?: number
}

/** An offer of a site before its words are put into the site's locales. */
export type Offer = {
  readonly key: string
  readonly level: PromotionLevel
  readonly name: Words
  /** Approaching, above the threshold, reached; `{from}` and `{off}` in it, and `{distance}`, which the page fills in. */
  readonly callout?: Words
  /** Minor units by mark. */
  readonly amounts?: Readonly<Record<string, number>>
  readonly rule: OfferRule
  readonly isCombinable: boolean
}

/** What offers are made with. */
export type OfferTerms = {
  readonly currency: Currency
  /** The variant that is given away; null where the shop has no picture of it. */
  readonly giftId: string | null
  /** Midnight of the day that the shop is made on, in milliseconds since 1970. */
  readonly now: number
}
