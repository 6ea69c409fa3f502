import {
  isStoredValueMethod,
  type ShopperBalances,
  type StoredValueMethod,
  storedValueMethods,
} from '@lacehouse/domain/payment/balances'
import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { Site } from '@lacehouse/domain/site/site'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import type { KnownSession } from '../../http/session.ts'

/** Lists the site's stored-value methods that this shopper can pay with; gift cards need no account (PAY-02 to PAY-05, PAY-16). */
export function listStoredValueMethods(site: Site, balances: ShopperBalances): StoredValueMethod[] {
  return storedValueMethods.filter((method) => isOffered(method, site) && isOpen(method, balances))
}

/** Refuses a method that the site does not offer, and a reward for a caller without an account. */
export function requireStoredValueMethod(
  method: PaymentMethodCode,
  site: Site,
  session: Pick<KnownSession, 'kind'>,
): StoredValueMethod {
  if (!isStoredValueMethod(method) || !isOffered(method, site)) throw new Refusal(toErrorId('method_not_allowed'))
  if (isReward(method) && session.kind !== 'consumer') throw new Refusal(toErrorId('reward_needs_account'))
  return method
}

/** Rewards are the methods that need a signed-in member. */
export function isReward(method: StoredValueMethod): boolean {
  return method !== 'GIFT_CARD' && method !== 'ATHLETES_PAYMENT' && method !== 'STORE_CREDIT'
}

const isOffered = (method: StoredValueMethod, { paymentMethods, features }: Site): boolean => {
  if (!paymentMethods.includes(method)) return false
  if (method === 'GIFT_CARD') return features.giftCards
  if (method === 'STORE_CREDIT') return true
  return method === 'ATHLETES_PAYMENT' ? features.athlete : features.loyalty
}

const isOpen = (method: StoredValueMethod, { member, athleteCredit, storeCredit }: ShopperBalances): boolean => {
  if (method === 'GIFT_CARD') return true
  if (method === 'STORE_CREDIT') return storeCredit !== null && storeCredit > 0
  return method === 'ATHLETES_PAYMENT' ? athleteCredit !== null : member !== null
}
