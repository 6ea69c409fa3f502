import {
  isKeptMethod,
  type KeptMethod,
  keptMethods,
  type PaymentMethodCode,
  type ShopperBalances,
} from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import { Refusal } from '../http/refusal.ts'
import type { KnownSession } from '../session/session.ts'

/** Lists the methods of the site that pay with what the shop keeps of this shopper: gift cards are anybody's (PAY-02 to PAY-05). */
export const listKeptMethods = (site: Site, balances: ShopperBalances): KeptMethod[] =>
  keptMethods.filter((method) => isOffered(method, site) && isOpen(method, balances))

/** Refuses a method that the site does not offer, and rewards to whoever is not signed in. */
export const requireKeptMethod = (
  method: PaymentMethodCode,
  site: Site,
  session: Pick<KnownSession, 'kind'>,
): KeptMethod => {
  if (!isKeptMethod(method) || !isOffered(method, site)) throw new Refusal('PYT405')
  if (isReward(method) && session.kind !== 'consumer') throw new Refusal('REW401')
  return method
}

/** Rewards are for members (S1.6). */
export const isReward = (method: KeptMethod): boolean => method !== 'GIFT_CARD' && method !== 'ATHLETES_PAYMENT'

const isOffered = (method: KeptMethod, { paymentMethods, features }: Site): boolean => {
  if (!paymentMethods.includes(method)) return false
  if (method === 'GIFT_CARD') return features.giftCards
  return method === 'ATHLETES_PAYMENT' ? features.athlete : features.loyalty
}

const isOpen = (method: KeptMethod, { member, athleteCredit }: ShopperBalances): boolean => {
  if (method === 'GIFT_CARD') return true
  return method === 'ATHLETES_PAYMENT' ? athleteCredit !== null : member !== null
}
