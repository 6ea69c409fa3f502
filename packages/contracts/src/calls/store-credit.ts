import { storeCreditReasons } from '@lacehouse/domain/payment/store-credit'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Amount, CurrencyCode, LocaleQuery } from '../shapes/primitives.ts'

export const StoreCreditBalance = z.object({ currency: CurrencyCode, balance: Amount })

/** Store credit in the account (decision 0077, PAY-16). */
export const storeCreditCalls = {
  'consumer.getStoreCredit': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/store_credit',
    summary: 'The store credit of the account in each currency, and the latest 100 changes, the newest first',
    session: 'consumer',
    query: LocaleQuery,
    reply: z.object({
      balances: z.array(StoreCreditBalance),
      entries: z.array(
        z.object({
          at: z.string(),
          kind: z.enum(['issue', 'withdraw', 'refund', 'spend', 'restore']),
          /** Negative for what was spent or withdrawn. */
          amount: z.number(),
          currency: CurrencyCode,
          orderNumber: z.string().optional(),
          reason: z.enum(storeCreditReasons).optional(),
        }),
      ),
    }),
    errors: [],
  }),
}
