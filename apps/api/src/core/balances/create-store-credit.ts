import { randomUUID } from 'node:crypto'
import { type Database, inTransaction } from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire, fromWire } from '@lacehouse/domain/money/money'
import type { StoreCreditReason } from '@lacehouse/domain/payment/store-credit'
import type { Site } from '@lacehouse/domain/site/site'
import { recordStaffAction } from '../staff/audit.queries.ts'
import { changeStoreCredit, type StoreCreditChanged } from './change-store-credit.ts'

type CreditDeps = { readonly database: Database; readonly sites: readonly Site[]; readonly now: () => number }

/** A change by the operator; the amount is in the currency's units and negative for a withdrawal. */
export type OperatorCredit = {
  readonly operator: string
  readonly consumerNo: string
  readonly amount: number
  readonly currency: string
  readonly reason: StoreCreditReason
  /** Identifies the change, so that a repeated command has one effect; without it each command is another change. */
  readonly key: string | null
}

/** Operations on store credit for commands; the audit log has each change (PAY-16, decision 0077). */
export function createStoreCredit({ database, sites, now }: CreditDeps) {
  return {
    change: ({ operator, key, ...wanted }: OperatorCredit): Promise<StoreCreditChanged> =>
      inTransaction(database.pool, async (client) => {
        const { consumerNo, reason } = wanted
        const currency = wanted.currency as Currency
        const isKnown = sites.some((site) => site.currency === currency)
        if (!isKnown) return { ok: false, reason: 'other_currency' }
        const amount = Math.sign(wanted.amount) * fromWire(Math.abs(wanted.amount), currency).amount
        const reference = key === null ? randomUUID() : `operator-${key}`
        const entry = { consumerNo, currency, amount, reason, reference, now: now() }
        const changed = await changeStoreCredit({ sites }, client, entry)
        if (changed.ok && !changed.isRepeat)
          await recordStaffAction(client, {
            ...{ siteId: changed.siteId, actorId: operator, actorType: 'STAFF' },
            ...{ action: 'backoffice.changeStoreCredit', subject: consumerNo, consumerNo },
            data: {
              actor: operator,
              before: { balance: amountToWire(changed.before, currency), currency },
              after: { balance: amountToWire(changed.after, currency), currency, reason },
            },
          })
        return changed
      }),
  }
}
