import type { CallReply } from '@lacehouse/contracts'
import { type Executor, inTransaction } from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire, fromWire } from '@lacehouse/domain/money/money'
import { changeStoreCredit } from '../../../core/balances/change-store-credit.ts'
import { storeCreditQueries } from '../../../core/balances/store-credit.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'

type Balances = CallReply<'backoffice.changeStoreCredit'>['storeCredit']

/** Lists a customer's store credit in each currency. */
export async function listStoreCredit(executor: Executor, consumerNo: string): Promise<Balances> {
  const balances = await storeCreditQueries.listBalances(executor, consumerNo)
  return balances.map(({ currency, balance }) => ({ currency, balance: amountToWire(balance, currency as Currency) }))
}

/** Issues or withdraws store credit; the change and its entry in the audit log are one transaction (PAY-16, decision 0077). */
export function changeStoreCreditOf(
  deps: Pick<Deps, 'database' | 'now' | 'sites'>,
): Handler<'backoffice.changeStoreCredit'> {
  return (call) =>
    inTransaction(deps.database.pool, async (client) => {
      const { changeId, amount, reason, note } = call.body
      const { consumerNo } = call.params
      const currency = call.body.currency as Currency
      const changed = await changeStoreCredit(deps, client, {
        ...{ consumerNo, currency, reason, reference: changeId, now: deps.now() },
        amount: toMinor(amount, currency),
      })
      if (!changed.ok) throw toRefusal(changed.reason)
      if (!changed.isRepeat)
        await recordStaffChange(client, getStaff(call), {
          ...{ action: 'backoffice.changeStoreCredit', subject: consumerNo, siteId: changed.siteId, consumerNo },
          before: { balance: amountToWire(changed.before, currency), currency },
          after: { balance: amountToWire(changed.after, currency), currency, reason, ...(note && { note }) },
        })
      return { storeCredit: await listStoreCredit(client, consumerNo) }
    })
}

const toMinor = (amount: number, currency: Currency): number =>
  Math.sign(amount) * fromWire(Math.abs(amount), currency).amount

const toRefusal = (reason: 'unknown' | 'bad_amount' | 'other_currency' | 'not_covered'): Refusal => {
  if (reason === 'unknown') return new Refusal('PRO404')
  return reason === 'not_covered' ? new Refusal('STF409') : new Refusal('INV407', { field: 'amount' })
}
