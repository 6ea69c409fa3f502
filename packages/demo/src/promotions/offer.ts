import type { Currency } from '@lacehouse/domain/money/currency'
import type { PromotionCondition, PromotionEffect } from '@lacehouse/domain/promotions/promotion'
import { z } from 'zod'
import { readData } from '../read-data.ts'

/** A rule as the data writes it; `toOfferRule` gives it amounts in a currency, category ids and the gift's variant. */
const RuleData = z.looseObject({ type: z.string() })

const OfferData = z.strictObject({
  /** Names its words in `promotions.json`. */
  key: z.string(),
  level: z.enum(['PRODUCT', 'ORDER', 'SHIPPING']),
  isCombinable: z.boolean(),
  /** The loyalty tier that it is for; a site without that tier does not have the offer. */
  tier: z.string().optional(),
  /** Minor units by the name under which words and rule speak of them. */
  amounts: z.record(z.string(), z.int()).optional(),
  conditions: z.array(RuleData),
  effect: RuleData,
  approachingDisplayLevel: z.int().optional(),
})

const CouponOfferData = OfferData.extend({
  code: z.string(),
  coupon: z
    .strictObject({
      startsInDays: z.int().optional(),
      endsInDays: z.int().optional(),
      useLimit: z.int().optional(),
      useLimitPerOwner: z.int().optional(),
    })
    .optional(),
  /** Whether the code has been used as often as it may be. */
  isUsedUp: z.boolean().optional(),
})

export type Offer = z.infer<typeof OfferData>
export type CouponOffer = z.infer<typeof CouponOfferData>

/** What an offer takes off, and under which conditions. */
export type OfferRule = {
  readonly conditions: readonly PromotionCondition[]
  readonly effect: PromotionEffect
  readonly approachingDisplayLevel?: number
}

/** What the offers of a site depend on. */
export type OfferTerms = {
  readonly currency: Currency
  /** The variant that is given away; null where the shop has no picture of it. */
  readonly giftId: string | null
  /** Midnight of the day that the shop is made on, in milliseconds since 1970. */
  readonly now: number
}

/** The offers without a code: one of each kind of rule that a visitor can try (docs/promotions.md). */
export const automaticOffers: readonly Offer[] = readData('promotions/automatic', z.array(OfferData))

/** One code for each outcome of entering a code; the README lists them. */
export const couponOffers: readonly CouponOffer[] = readData('promotions/coupons', z.array(CouponOfferData))
