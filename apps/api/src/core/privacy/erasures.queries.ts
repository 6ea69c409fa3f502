import {
  accountDeletions,
  consumers,
  findRow,
  listRows,
  literal,
  moment,
  param,
  type RowOf,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import { longestDelivery } from '@lacehouse/domain/privacy/data-rights'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Pool, PoolClient } from 'pg'

/** The accounts that one run erases. */
const atMost = 20
const now = moment('now')
const delivery = sql`${literal(longestDelivery / seconds(1))} * interval '1 second'`

// An order that is placed, paid or on its way needs its address, and a reservation its contact.
const isBusy = sql`
  exists (select from orders o where o.owner_kind = 'consumer' and o.owner_id = d.consumer_no
    and (o.state in ('processing', 'payment_pending') or (o.state = 'finalised' and o.placed_at > ${now} - ${delivery}
      and exists (select from shipments s where s.order_number = o.number
        and s.state not in ('delivered', 'collected', 'cancelled', 'returned')))))
  or exists (select from carts c where c.owner_kind = 'consumer' and c.owner_id = d.consumer_no and c.state = 'ordering')
  or exists (select from reservations r where r.owner_kind = 'consumer' and r.owner_id = d.consumer_no and r.state = 'held')`

const listDue = statement({
  name: 'erasure-due',
  row: { consumerNo: accountDeletions.consumerNo },
  sql: sql`select d.consumer_no as "consumerNo" from account_deletions d where d.due_at <= ${now} and not (${isBusy})
    order by d.due_at limit ${literal(atMost)}`,
})

const take = statement({
  name: 'erasure-take',
  row: { email: consumers.email, siteId: accountDeletions.siteId, locale: accountDeletions.locale },
  sql: sql`select k.email, d.site_id as "siteId", d.locale from account_deletions d join consumers k using (consumer_no)
    where d.consumer_no = ${param('consumerNo', text)} and d.due_at <= ${now} for update of d, k skip locked`,
})

/** An account that is being erased: its mailbox, and the site and locale on which its deletion was asked for. */
export type ErasedAccount = RowOf<typeof take>

/** Creates the statements of erasures. */
export function createErasureQueries(pool: Pool) {
  return {
    /** Lists accounts whose cooling-off has ended and that no order or reservation needs, the oldest first. */
    listDue: async (at: number): Promise<readonly string[]> =>
      (await listRows(pool, listDue, { now: at })).map(({ consumerNo }) => consumerNo),

    /** Locks an account for its erasure; null where another process has it or its deletion was taken back. */
    take: (client: PoolClient, consumerNo: string, at: number): Promise<ErasedAccount | null> =>
      findRow(client, take, { consumerNo, now: at }),
  }
}
