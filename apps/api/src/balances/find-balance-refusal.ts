import { isRefusedByCheck } from '@lacehouse/database'
import { isStoredCard, type OrderDraft } from '@lacehouse/domain'

/**
 * Finds what the database means when it refuses an order's debits: another order was quicker. Of a reward code the same balance
 * says no as of a gift card; where both were to pay, the card is named. Null for any other error (GFC800, REW135, REW140, PYT400).
 */
export const findBalanceRefusal = (
  error: unknown,
  { payments }: OrderDraft,
): 'GFC800' | 'REW135' | 'REW140' | 'PYT400' | null => {
  if (isRefusedByCheck(error, 'gift_cards_balance_not_negative'))
    return payments.some(({ instrument }) => isStoredCard(instrument.method)) ? 'GFC800' : 'REW140'
  if (isRefusedByCheck(error, 'points_accounts_balance_not_negative')) return 'REW135'
  return isRefusedByCheck(error, 'credit_accounts_spent_within') ? 'PYT400' : null
}
