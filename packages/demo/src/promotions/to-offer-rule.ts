import { categoryIdOf, shoppers } from '../catalogue/category-ids.ts'
import type { Offer, OfferRule, OfferTerms } from './offer.ts'

/** Whether the gift of an offer is on sale; true for offers without a gift. */
export function hasItsGift({ effect }: Offer, { giftId }: Pick<OfferTerms, 'giftId'>): boolean {
  return effect.type !== 'gift' || giftId !== null
}

/**
 * Makes the rule of an offer for a site: names of amounts become amounts in the site's currency, a category becomes its
 * ids for all shoppers, and a gift gets its variant.
 */
export function toOfferRule(offer: Offer, terms: OfferTerms): OfferRule {
  const { conditions, approachingDisplayLevel } = offer
  const effect = offer.effect.type === 'gift' ? { ...offer.effect, variantId: terms.giftId } : offer.effect
  // A test parses the rule of every offer by the contract's schema.
  const rule = completeRule({ conditions, effect }, offer, terms) as OfferRule
  return { ...rule, ...(approachingDisplayLevel !== undefined && { approachingDisplayLevel }) }
}

function completeRule(value: unknown, offer: Offer, terms: OfferTerms): unknown {
  if (Array.isArray(value)) return value.map((item) => completeRule(item, offer, terms))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => completeEntry(key, inner, { offer, terms })))
}

type Rule = { readonly offer: Offer; readonly terms: OfferTerms }

function completeEntry(key: string, value: unknown, { offer, terms }: Rule): [string, unknown] {
  if (typeof value !== 'string') return [key, completeRule(value, offer, terms)]
  if (key === 'category') return ['categoryIds', shoppers.map((shopper) => categoryIdOf(shopper, value))]
  if (key !== 'atLeast' && key !== 'amount') return [key, value]
  const amount = offer.amounts?.[value]
  if (amount === undefined) throw new Error(`The offer '${offer.key}' has no amount '${value}'.`)
  return [key, { [terms.currency]: amount }]
}
