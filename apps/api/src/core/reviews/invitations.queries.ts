import {
  arrayOf,
  execute,
  integer,
  listRows,
  literal,
  moment,
  nullable,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const siteIds = param('siteIds', arrayOf(text))
const waits = param('days', arrayOf(integer))
const now = moment('now')
const arrived = sql`e.kind = 'advanced' and e.data ->> 'state' in ('delivered', 'collected')`

/** How many days after its time an order is still invited: a shop that begins to invite leaves older orders alone. */
const graceDays = 14

// An order is invited once: its event is unique, whichever process writes it first. The last parcel counts.
const enqueueDue = statement({
  name: 'review-invitations-enqueue',
  sql: sql`
    with due as (
      select o.number from unnest(${siteIds}::text[], ${waits}::int[]) as wait(site, days)
        join orders o on o.site_id = wait.site
        join lateral (select max(e.created_at) as at from order_events e where e.order_number = o.number and ${arrived}) as last on true
      where o.number in (select e.order_number from order_events e
          where ${arrived} and e.created_at > ${now} - interval '110 days' and e.created_at <= ${now} - interval '1 day')
        and o.state = 'finalised' and o.forgotten_at is null
        and last.at <= ${now} - wait.days * interval '1 day'
        and last.at > ${now} - (wait.days + ${literal(graceDays)}) * interval '1 day'
        and not exists (select from shipments s where s.order_number = o.number
          and s.state not in ('delivered', 'collected', 'returned', 'cancelled'))
        and not exists (select from order_events v where v.order_number = o.number and v.kind = 'review_invited')
      limit 500
    ), invited as (
      insert into order_events (order_number, kind) select number, 'review_invited' from due
      on conflict (order_number) where kind = 'review_invited' do nothing returning order_number
    ), ${enqueueInStatement({
      queues: sql`array['review-invitation-mail']`,
      data: sql`jsonb_build_object('orderNumber', invited.order_number)`,
      source: sql`invited`,
    })}
    select 1 from invited`,
})

const listReviewed = statement({
  name: 'review-invitation-reviewed',
  row: { productId: text },
  sql: sql`select r.product_id as "productId" from reviews r join consumers k using (consumer_no)
    where r.product_id = any (${param('productIds', arrayOf(text))})
      and (k.consumer_no = ${param('consumerNo', nullable(text))} or k.email = ${param('email', text)})`,
})

type Waits = { readonly siteIds: readonly string[]; readonly days: readonly number[]; readonly now: number }

type Reviewer = { readonly productIds: readonly string[]; readonly consumerNo: string | null; readonly email: string }

/** The statements of invitations to review (decision 0110). */
export const invitationQueries = {
  /** Enqueues the invitations of orders whose last parcel arrived so many days ago, one an order; resolves to their number. */
  enqueueDue: (pool: Pool, waiting: Waits): Promise<number> => execute(pool, enqueueDue, waiting),
  /** Lists which of some products were reviewed by an account or by that of a mailbox. */
  listReviewed: async (pool: Pool, by: Reviewer): Promise<ReadonlySet<string>> =>
    new Set((await listRows(pool, listReviewed, by)).map(({ productId }) => productId)),
} as const
