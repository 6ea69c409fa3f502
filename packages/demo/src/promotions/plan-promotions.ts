import type { coupons, promotions, promotionUses } from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { toLocale } from '../words/localise.ts'
import { fill, same, type Words } from '../words/words.ts'
import { listAutomaticOffers } from './list-automatic-offers.ts'
import { type CouponOffer, listCouponOffers } from './list-coupon-offers.ts'
import type { Offer, OfferTerms } from './offer.ts'

export type PromotionRow = typeof promotions.$inferInsert
export type CouponRow = typeof coupons.$inferInsert
export type UseRow = typeof promotionUses.$inferInsert

export type PlannedPromotions = {
  readonly promotions: readonly PromotionRow[]
  readonly coupons: readonly CouponRow[]
  /** Uses of before the shop opened. */
  readonly uses: readonly UseRow[]
}

/** The promotions that a site runs by themselves and behind codes; the same codes at every site. */
export function planPromotions(site: Site, terms: Omit<OfferTerms, 'currency'>): PlannedPromotions {
  const all = { ...terms, currency: site.currency as Currency }
  const automatic = listAutomaticOffers(all)
  const byCode = listCouponOffers(all)
  return {
    promotions: [
      ...automatic.map((offer) => toRow(offer, site, false)),
      ...byCode.map((offer) => toRow(offer, site, true)),
    ],
    coupons: byCode.map((offer) => toCouponRow(offer, site)),
    uses: byCode.filter(({ isUsedUp }) => isUsedUp).map((offer) => toUseRow(offer, site)),
  }
}

const toId = ({ key }: Offer, { siteId }: Site): string => `${siteId.toLowerCase()}-${key}`

const toRow = (offer: Offer, site: Site, needsCoupon: boolean): PromotionRow => {
  const { key, level, name, callout, amounts = {}, rule, isCombinable } = offer
  const toWords = (words: Words): Record<string, string> =>
    Object.fromEntries(
      site.locales.map((locale) => {
        const values = Object.fromEntries(
          Object.entries(amounts).map(([mark, minor]) => [mark, same(formatWhole(minor, site.currency, locale))]),
        )
        return [locale, toLocale(fill(words, values), locale)]
      }),
    )
  return {
    id: toId(offer, site),
    siteId: site.siteId,
    level,
    campaignId: `season-${key}`,
    names: toWords(name),
    callouts: callout ? toWords(callout) : {},
    rule,
    needsCoupon,
    combinable: isCombinable,
    priority: 10,
    status: 'live',
  }
}

const toCouponRow = (offer: CouponOffer, site: Site): CouponRow => ({
  siteId: site.siteId,
  code: offer.code,
  promotionId: toId(offer, site),
  useLimit: null,
  useLimitPerOwner: null,
  startsAt: null,
  endsAt: null,
  ...offer.coupon,
})

const toUseRow = (offer: CouponOffer, site: Site): UseRow => ({
  promotionId: toId(offer, site),
  couponCode: offer.code,
  orderNumber: 'BEFORE-OPENING',
  ownerKey: 'email:first@example.com',
  quantity: 1,
})

const formatWhole = (minor: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(toLanguageTag(locale), { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    minor / 100,
  )
