import {
  arrayOf,
  execute,
  float,
  getRow,
  integer,
  json,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderState, ShipmentState } from '@lacehouse/domain/order/order-state'
import type { Pool } from 'pg'
import type { Shopper } from '../../core/consumers/shopper.ts'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'

export type ListedOrder = {
  readonly number: string
  readonly state: OrderState
  readonly doc: OrderDraft
  readonly shipmentStates: readonly ShipmentState[]
}

const consumerNo = param('consumerNo', text)
const state = param('state', nullable(text))

const row = {
  consumerState: nullable(json<Shopper['state']>()),
  total: integer,
  oldest: nullable(float),
  orders: json<readonly ListedOrder[]>(),
}

// Failed orders were never orders in the eyes of their shopper. The condition and the order are those of an index that holds all that
// is needed to count and to page, so that documents are read for the page alone.
const ofConsumer = sql`owner_kind = 'consumer' and owner_id = ${consumerNo} and state <> 'failed'`

const own = sql`
  select number, placed_at from orders
  where ${ofConsumer} and placed_at >= ${moment('from')} and placed_at < ${moment('to')}
    and (${state}::text is null or state = ${state})`

const pageOfOwn = sql`
  page as (
    select number from own order by placed_at desc nulls last, number
    offset ${param('start', integer)} limit ${param('count', integer)}
  )
  select (select to_json(state) from consumers where consumer_no = ${consumerNo}) as "consumerState",
    (select count(*)::int from own) as total,
    (select extract(epoch from min(placed_at))::float8 * 1000 from orders where ${ofConsumer}) as oldest,
    (select coalesce(json_agg(json_build_object('number', o.number, 'state', o.state, 'doc', o.doc, 'shipmentStates',
        (select coalesce(json_agg(s.state order by s.id), '[]') from shipments s where s.order_number = o.number)
      ) order by o.placed_at desc, o.number), '[]')
      from page join orders o using (number)) as orders`

const listAll = statement({ name: 'orders-list', row, sql: sql`with own as (${own}), ${pageOfOwn}` })

const patterns = param('patterns', arrayOf(text))
const search = statement({
  name: 'orders-search',
  row,
  sql: sql`with own as (${own} and searchable like all (${patterns}::text[])), ${pageOfOwn}`,
})

const resend = statement({
  name: 'orders-resend-gift-cards',
  sql: sql`with asked as (select 1), ${enqueueInStatement({
    queues: sql`array['gift-cards']`,
    data: sql`${param('data', json<JobData['gift-cards']>())}::jsonb`,
    source: sql`asked`,
  })} select 1`,
})

// Other orders have no confirmation yet.
const sendLink = statement({
  name: 'orders-send-link',
  sql: sql`with found as (
    select number from orders where number = ${param('orderNumber', text)} and lower(email) = ${param('email', text)}
      and state in ('finalised', 'cancelled')
  ), ${enqueueInStatement({
    queues: sql`array['order-mail']`,
    data: sql`jsonb_build_object('orderNumber', found.number, 'again', ${param('again', text)}::text)`,
    source: sql`found`,
  })} select 1`,
})

export type OrderPage = RowOf<typeof listAll>

type Wanted = {
  readonly consumerNo: string
  readonly start: number
  readonly count: number
  /** Milliseconds since 1970: the first moment of the period, and the first after it. */
  readonly from: number
  readonly to: number
  readonly state: string | null
}

/** Creates the statements of orders as their shoppers see them. */
export function createOrderQueries(pool: Pool) {
  return {
    /** Lists a page of a consumer's orders, the newest first, in one statement. Every word has to occur in number or names. */
    list: (wanted: Wanted, words: readonly string[]): Promise<OrderPage> =>
      words.length === 0
        ? getRow(pool, listAll, wanted)
        : getRow(pool, search, { ...wanted, patterns: words.map(toPattern) }),

    /** Enqueues the confirmation of an order again, where number and email, in lower case, are those of a confirmed order. */
    sendLink: async (asked: { orderNumber: string; email: string; again: string }): Promise<void> => {
      await execute(pool, sendLink, asked)
    },

    /** Enqueues the job that sends gift cards again. */
    resendGiftCards: async (data: JobData['gift-cards']): Promise<void> => {
      await execute(pool, resend, { data })
    },
  }
}

export type OrderQueries = ReturnType<typeof createOrderQueries>

const toPattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
