import type { coupons, promotions, promotionUses } from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { days } from '@lacehouse/domain/time/durations'
import { toLocale } from '../words/localise.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { fillText, joinWords, type Words } from '../words/words.ts'
import { automaticOffers, type CouponOffer, couponOffers, type Offer, type OfferTerms } from './offer.ts'
import { hasItsGift, toOfferRule } from './to-offer-rule.ts'

export type PromotionRow = typeof promotions.$inferInsert
export type CouponRow = typeof coupons.$inferInsert
export type UseRow = typeof promotionUses.$inferInsert

export type PlannedPromotions = {
  readonly promotions: readonly PromotionRow[]
  readonly coupons: readonly CouponRow[]
  /** Uses from before the shop opened. */
  readonly uses: readonly UseRow[]
}

/** Plans the automatic promotions and the coupon codes of a site; every site has the same codes. */
export function planPromotions(site: Site, options: Omit<OfferTerms, 'currency'>): PlannedPromotions {
  const terms: OfferTerms = { ...options, currency: site.currency as Currency }
  const automatic = automaticOffers.filter((offer) => hasItsGift(offer, terms) && hasItsTier(offer, site))
  const byCode = couponOffers.filter((offer) => hasItsGift(offer, terms))
  return {
    promotions: [
      ...automatic.map((offer) => toRow(offer, { site, terms, needsCoupon: false })),
      ...byCode.map((offer) => toRow(offer, { site, terms, needsCoupon: true })),
    ],
    coupons: byCode.map((offer) => toCouponRow(offer, site, terms.now)),
    uses: byCode.filter(({ isUsedUp }) => isUsedUp).map((offer) => toUseRow(offer, site)),
  }
}

/** Whether the site has the tier that an offer is for; true for offers to everybody. */
const hasItsTier = ({ tier }: Offer, { loyaltyTiers = [] }: Site): boolean =>
  tier === undefined || loyaltyTiers.some(({ id }) => id === tier)

type RowOptions = { readonly site: Site; readonly terms: OfferTerms; readonly needsCoupon: boolean }

function toRow(offer: Offer, { site, terms, needsCoupon }: RowOptions): PromotionRow {
  const callout = listCalloutParts(offer)
  return {
    id: toId(offer, site),
    siteId: site.siteId,
    level: offer.level,
    campaignId: `season-${offer.key}`,
    names: fillAmounts(wordCatalogue.get(`promotions.${offer.key}.name`), offer, site),
    callouts: callout ? fillAmounts(joinWords(callout, '|'), offer, site) : {},
    rule: toOfferRule(offer, terms),
    needsCoupon,
    combinable: offer.isCombinable,
    priority: 10,
    status: 'live',
  }
}

/** The three parts of a callout: while the threshold comes near, below it, and when it is reached [CART-11]. */
function listCalloutParts({ key }: Offer): Words[] | null {
  const callout = `promotions.${key}.callout`
  if (!wordCatalogue.has(callout)) return null
  return ['approaching', 'above', 'reached'].map((part) => wordCatalogue.get(`${callout}.${part}`))
}

/** The text in each locale of the site, with the offer's amounts in its currency. */
function fillAmounts(words: Words, { amounts = {} }: Offer, site: Site): Record<string, string> {
  const fill = (locale: string): string =>
    fillText(toLocale(words, locale), (name) => {
      const minor = amounts[name]
      return minor === undefined ? undefined : formatWhole(minor, site.currency, locale)
    })
  return Object.fromEntries(site.locales.map((locale) => [locale, fill(locale)]))
}

function toId({ key }: Offer, { siteId }: Site): string {
  return `${siteId.toLowerCase()}-${key}`
}

function toCouponRow(offer: CouponOffer, site: Site, now: number): CouponRow {
  const { startsInDays, endsInDays, useLimit = null, useLimitPerOwner = null } = offer.coupon ?? {}
  return {
    siteId: site.siteId,
    code: offer.code,
    promotionId: toId(offer, site),
    useLimit,
    useLimitPerOwner,
    startsAt: startsInDays === undefined ? null : new Date(now + days(startsInDays)),
    endsAt: endsInDays === undefined ? null : new Date(now + days(endsInDays)),
  }
}

function toUseRow(offer: CouponOffer, site: Site): UseRow {
  return {
    promotionId: toId(offer, site),
    couponCode: offer.code,
    orderNumber: 'BEFORE-OPENING',
    ownerKey: 'email:first@example.com',
    quantity: 1,
  }
}

function formatWhole(minor: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(toLanguageTag(locale), options).format(minor / 100)
}
