import type { Currency } from '@lacehouse/domain/money/currency'
import { checkStoreCreditChange } from '@lacehouse/domain/payment/store-credit'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { PoolClient } from 'pg'
import { type StoreCreditEntry, storeCreditQueries } from './store-credit.queries.ts'

export type StoreCreditChanged =
  | {
      readonly ok: true
      readonly siteId: string
      /** The balances in minor units; equal where the change was made before. */
      readonly before: number
      readonly after: number
      readonly isRepeat: boolean
    }
  | { readonly ok: false; readonly reason: 'unknown' | 'bad_amount' | 'other_currency' | 'not_covered' }

/** Issues or withdraws store credit in the caller's transaction, once for its reference, with a mail to the customer (PAY-16, decision 0077). */
export async function changeStoreCredit(
  { sites }: { readonly sites: readonly Site[] },
  client: PoolClient,
  entry: StoreCreditEntry,
): Promise<StoreCreditChanged> {
  const { consumerNo, reference, amount } = entry
  const owner = await storeCreditQueries.lockOwner(client, consumerNo)
  if (!owner || !findSiteById(sites, owner.siteId)) return { ok: false, reason: 'unknown' }
  const currency = entry.currency as Currency
  const balance = await storeCreditQueries.lockBalance(client, consumerNo, currency)
  const { siteId } = owner
  if (await storeCreditQueries.hasChange(client, consumerNo, reference))
    return { ok: true, siteId, before: balance, after: balance, isRepeat: true }
  // An account orders on every site, in the currency of each.
  const currencies = [...new Set(sites.map((site) => site.currency as Currency))]
  const checked = checkStoreCreditChange({ amount, currency }, { balance, currencies })
  if (!checked.ok) return checked
  await storeCreditQueries.addChange(client, { ...entry, balance: balance + amount })
  return { ok: true, siteId, before: balance, after: balance + amount, isRepeat: false }
}
