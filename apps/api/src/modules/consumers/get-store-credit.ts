import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { storeCreditQueries } from '../../core/balances/store-credit.queries.ts'
import { requireShopper } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'

/** Replies with the store credit of the caller's account and how it came about (PAY-16). */
export function getStoreCredit({
  consumers,
  database,
}: Pick<Deps, 'consumers' | 'database'>): Handler<'consumer.getStoreCredit'> {
  return async ({ session }) => {
    await requireShopper(consumers, session)
    const consumerNo = getSession(session).id
    const balances = await storeCreditQueries.listBalances(database.pool, consumerNo)
    const entries = await storeCreditQueries.listEntries(database.pool, consumerNo)
    return {
      balances: balances.map(({ currency, balance }) => ({
        currency,
        balance: amountToWire(balance, currency as Currency),
      })),
      entries: entries.map(({ at, currency, kind, amount, orderNumber, reason }) => ({
        ...{ at: new Date(at).toISOString(), kind, currency },
        amount: amountToWire(amount, currency as Currency),
        ...(orderNumber && { orderNumber }),
        ...(reason && { reason }),
      })),
    }
  }
}
