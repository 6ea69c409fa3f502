import {
  arrayOf,
  type Executor,
  execute,
  getRow,
  json,
  literal,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { MailError } from '@lacehouse/domain/order/find-mail-failure'
import type { OrderMailKind } from '@lacehouse/domain/order/order-mail'
import { orderMailJobs } from './order-mail-jobs.ts'

/** The ids besides the order by which a mail's job finds its content. They name no person, because they are stored for good. */
export type MailSubject = {
  readonly shipmentId?: string
  readonly key?: string
  readonly returnNumber?: string
  readonly exchangeId?: string
  readonly lineId?: string
}

/** A mail that was handed to the mail server. */
export type SentOrderMail = {
  readonly mail: OrderMailKind
  /** The id of the mail, under which it is recorded once. */
  readonly key: string
  readonly subject: MailSubject
  readonly isRepeated: boolean
}

/** A recorded mail with its moment in milliseconds since 1970. */
export type RecordedOrderMail = SentOrderMail & { readonly id: number; readonly at: number }

/** A job of a mail that has not been sent; moments in milliseconds since 1970. */
export type OrderMailJob = {
  readonly id: string
  readonly queue: string
  readonly data: MailSubject & { readonly again?: string | { readonly lineIds: readonly string[] } }
  readonly state: 'created' | 'retry' | 'active' | 'failed'
  readonly createdAt: number
  readonly startAfter: number
  readonly triedAt: number | null
  /** The error of the last attempt; null before it. */
  readonly output: MailError | null
}

const orderNumber = param('orderNumber', text)
const data = param('data', json<SentOrderMail>())

// A mail that is repeated after a failure has the id of the first one.
const record = statement({
  name: 'order-mails-record',
  sql: sql`insert into order_events (order_number, kind, data)
    select ${orderNumber}, 'mailed', ${data}::jsonb
    where not exists (select from order_events e where e.order_number = ${orderNumber} and e.kind = 'mailed'
      and e.data ->> 'key' = ${data}::jsonb ->> 'key')`,
})

const list = statement({
  name: 'order-mails-list',
  row: { sent: json<readonly RecordedOrderMail[]>(), jobs: json<readonly OrderMailJob[]>() },
  sql: sql`
    select (
        select coalesce(json_agg(e.data || jsonb_build_object('id', e.id, 'at', extract(epoch from e.created_at)::float8 * 1000)
          order by e.id desc), '[]')
        from order_events e where e.order_number = ${orderNumber} and e.kind = 'mailed'
      ) as sent, (
        select coalesce(json_agg(json_build_object('id', j.id, 'queue', j.name, 'data', j.data, 'state', j.state, 'output', j.output,
          'createdAt', extract(epoch from j.created_on)::float8 * 1000, 'startAfter', extract(epoch from j.start_after)::float8 * 1000,
          'triedAt', extract(epoch from coalesce(j.completed_on, j.started_on))::float8 * 1000) order by j.created_on desc, j.id), '[]')
        from pgboss.job j
        where j.name = any (${param('queues', arrayOf(text))}) and j.state not in (${literal('completed')}, ${literal('cancelled')})
          and j.data ->> 'orderNumber' = ${orderNumber}
      ) as jobs`,
})

/** Queries of the mails about an order. What was sent is in its events; what waits or has failed is in the outbox (docs/retention.md). */
export const orderMailQueries = {
  /** Records a mail that was sent, once for its key. */
  record: async (executor: Executor, orderNumber: string, mail: SentOrderMail): Promise<void> => {
    await execute(executor, record, { orderNumber, data: mail })
  },
  list: (executor: Executor, orderNumber: string) =>
    getRow(executor, list, { orderNumber, queues: Object.values(orderMailJobs) }),
} as const
