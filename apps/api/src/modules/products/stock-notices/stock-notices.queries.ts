import {
  arrayOf,
  execute,
  findRow,
  literal,
  moment,
  param,
  type RowOf,
  sql,
  statement,
  stockNotices,
  text,
  uuid,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../../infra/jobs/enqueue-in-statement.ts'

const insertNotice = statement({
  name: 'stock-notice-insert',
  sql: sql`insert into stock_notices (id, site_id, locale, variant_id, email, requested_at)
    values (${param('id', uuid)}, ${param('siteId', text)}, ${param('locale', text)}, ${param('variantId', text)},
      ${param('email', text)}, ${moment('now')})
    on conflict (variant_id, site_id, email) where mailed_at is null do nothing`,
})

/** Small enough for one statement; the next run takes the rest. */
const mostAtOnce = 200

// Of a variant that is sold as many mailboxes get a mail as there are units, in the order in which they asked. A unit that
// was offered after `since` counts as offered, whether it was bought or not. The rows that are due are marked together with their jobs,
// so that several instances send each mail once.
const enqueueDue = statement({
  name: 'stock-notice-enqueue',
  sql: sql`
    with w as (
      select * from unnest(${param('siteIds', arrayOf(text))}::text[], ${param('warehouses', arrayOf(text))}::text[])
        as w (site_id, location_id)
    ), offered as (
      select o.variant_id, w.location_id, count(*) as units from stock_notices o join w using (site_id)
      where o.mailed_at > ${moment('since')} group by 1, 2
    ), waiting as (
      select n.id, s.on_hand - s.reserved - coalesce(offered.units, 0) as units,
        row_number() over (partition by n.variant_id, w.location_id order by n.requested_at, n.id) as turn
      from stock_notices n join w using (site_id)
        join stock_items s on s.variant_id = n.variant_id and s.location_id = w.location_id
        join variants v on v.id = n.variant_id and v.status = 'live'
        join products p on p.id = v.product_id and p.status = 'live'
          and (p.target_publish_at is null or p.target_publish_at <= ${moment('now')})
        left join offered on offered.variant_id = n.variant_id and offered.location_id = w.location_id
      where n.mailed_at is null and s.on_hand > s.reserved
    ), due as (
      select n.id from stock_notices n join waiting on waiting.id = n.id
      where n.mailed_at is null and waiting.turn <= waiting.units
      order by n.requested_at limit ${literal(mostAtOnce)} for update of n skip locked
    ), marked as (
      update stock_notices n set mailed_at = ${moment('now')} from due where n.id = due.id returning n.id
    ), ${enqueueInStatement({
      queues: sql`array['stock-notice-mail']`,
      data: sql`jsonb_build_object('noticeId', marked.id)`,
      source: sql`marked`,
    })}
    select id from marked`,
})

const findNotice = statement({
  name: 'stock-notice-find',
  row: {
    id: stockNotices.id,
    siteId: stockNotices.siteId,
    locale: stockNotices.locale,
    variantId: stockNotices.variantId,
    email: stockNotices.email,
  },
  sql: sql`select id, site_id as "siteId", locale, variant_id as "variantId", email from stock_notices
    where id = ${param('id', uuid)}`,
})

const deleteOfMailbox = statement({
  name: 'stock-notice-end',
  sql: sql`delete from stock_notices n using stock_notices known
    where known.id = ${param('id', uuid)} and n.email = known.email and n.site_id = known.site_id and n.mailed_at is null`,
})

// A mailbox that has asked again in the meantime keeps its first place, by one row.
const postpone = statement({
  name: 'stock-notice-postpone',
  sql: sql`
    with own as (select * from stock_notices where id = ${param('id', uuid)} and mailed_at is not null),
    other as (
      update stock_notices o set requested_at = least(o.requested_at, own.requested_at) from own
      where o.variant_id = own.variant_id and o.site_id = own.site_id and o.email = own.email and o.mailed_at is null returning o.id
    ), doubled as (
      delete from stock_notices n using own, other where n.id = own.id
    )
    update stock_notices n set mailed_at = null from own where n.id = own.id and not exists (select from other)`,
})

const takeBack = statement({
  name: 'stock-notice-take-back',
  sql: sql`delete from stock_notices where variant_id = ${param('variantId', text)} and site_id = ${param('siteId', text)}
    and email = ${param('email', text)} and mailed_at is null`,
})

export type StockNotice = RowOf<typeof findNotice>

/** Creates the statements on questions for stock. */
export function createStockNoticeQueries(pool: Pool) {
  return {
    /** Records a question; one that waits already stays as it is. */
    insert: (notice: StockNotice & { readonly now: number }) => execute(pool, insertNotice, notice),
    /** Enqueues the mails of variants that are in stock at their site's warehouse; what was offered after `since` is not offered again. */
    enqueueDue: (of: { siteIds: readonly string[]; warehouses: readonly string[]; now: number; since: number }) =>
      execute(pool, enqueueDue, of),
    /** Gives a question whose mail was not sent, because the units were sold meanwhile, its place back. */
    postpone: (id: string) => execute(pool, postpone, { id }),
    /** Deletes what a mailbox waits for of one variant. */
    takeBack: (of: Pick<StockNotice, 'variantId' | 'siteId' | 'email'>) => execute(pool, takeBack, of),
    find: (id: string): Promise<StockNotice | null> => findRow(pool, findNotice, { id }),
    /** Deletes what the mailbox of a question still waits for, and returns the number of rows. */
    endOfMailbox: (id: string): Promise<number> => execute(pool, deleteOfMailbox, { id }),
  }
}
