import { findDatabaseError, isRefusedByCheck } from '@lacehouse/database'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { isStoredCard } from '@lacehouse/domain/payment/balances'
import { toErrorId } from '../../http/error-ids.ts'
import type { RefusalDetail } from '../../http/refusal.ts'

/**
 * Converts the database's refusal of an order's debits to an error id: another order took the balance first. Stored cards and reward
 * codes share one table, so the row in the error tells which field to name. Returns null for any other error.
 */
export function findBalanceRefusal(error: unknown, draft: OrderDraft): RefusalDetail | null {
  if (isRefusedByCheck(error, 'gift_cards_balance_not_negative')) return toCardRefusal(error, draft)
  if (isRefusedByCheck(error, 'points_accounts_balance_not_negative'))
    return { errorId: toErrorId('not_enough_points') }
  if (isRefusedByCheck(error, 'store_credit_accounts_balance_not_negative'))
    return { errorId: toErrorId('not_covered'), field: 'storeCredit' }
  return isRefusedByCheck(error, 'credit_accounts_spent_within')
    ? { errorId: toErrorId('not_covered'), field: 'athleteCredit' }
    : null
}

const toCardRefusal = (error: unknown, { payments, rewardCodes = [] }: OrderDraft): RefusalDetail => {
  const row = findDatabaseError(error)?.detail ?? ''
  const cards = payments.map(({ instrument }) => instrument).filter(({ method }) => isStoredCard(method))
  if (cards.length === 0 || rewardCodes.some(({ id }) => row.includes(id)))
    return { errorId: toErrorId('reward_already_used'), field: 'rewardCode' }
  const card = cards.find(({ fingerprint }) => fingerprint && row.includes(fingerprint)) ?? cards[0]
  return {
    errorId: toErrorId('gift_card_balance_lowered'),
    field: card?.method === 'REWARD_CARD' ? 'rewardCard' : 'giftCard',
  }
}
