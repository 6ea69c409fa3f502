import {
  type Executor,
  execute,
  findRow,
  integer,
  json,
  listRows,
  literal,
  moment,
  orderExchanges,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import { type Exchange, exchangesJson } from '../orders/exchanges-json.ts'

const now = moment('now')
const id = param('id', uuid)
const returnId = param('returnId', uuid)
const orderNumber = param('orderNumber', text)

// The stock ledger refuses the reservation of a unit that is not free, and the whole registration with it.
const hold = statement({
  name: 'exchange-hold',
  sql: sql`
    with held as (
      insert into order_exchanges (id, return_id, order_number, line_id, qty, variant_id, upc, size, location_id, state, expires_at, updated_at)
      values (${id}, ${returnId}, ${orderNumber}, ${param('lineId', text)}, ${param('qty', integer)}, ${param('variantId', text)},
        ${param('upc', text)}, ${param('size', text)}, ${param('locationId', text)}, 'held', ${moment('expiresAt')}, ${now})
      returning id, order_number, variant_id, location_id, qty
    )
    insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select variant_id, location_id, 'reserve', qty, order_number, 'exchange-' || id from held`,
})

const receive = statement({
  name: 'exchanges-receive',
  row: { lineId: orderExchanges.lineId, qty: orderExchanges.qty },
  sql: sql`update order_exchanges set state = 'due', updated_at = ${now} where return_id = ${returnId} and state = 'held'
    and line_id = any (array(select jsonb_array_elements_text(${param('lineIds', json<readonly string[]>())}::jsonb)))
    returning line_id as "lineId", qty`,
})

const freed = sql`insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select variant_id, location_id, 'release', -qty, order_number, 'exchange-' || id from released`

const release = statement({
  name: 'exchanges-release',
  sql: sql`
    with released as (
      update order_exchanges set state = 'released', updated_at = ${now} where return_id = ${returnId} and state = 'held' returning *
    ) ${freed}`,
})

// What was refunded is not exchanged any more: the open exchanges of a line never exceed what its shopper is still owed.
const releaseLines = statement({
  name: 'exchanges-release-lines',
  sql: sql`
    with open as (
      select x.line_id, sum(x.qty) as units from order_exchanges x
      where x.order_number = ${orderNumber} and x.state in ('held', 'due') group by x.line_id
    ), over as (
      select open.line_id from open
      where open.units > coalesce((${param('remaining', json<Readonly<Record<string, number>>>())}::jsonb ->> open.line_id)::int, 0)
    ), released as (
      update order_exchanges x set state = 'released', updated_at = now() from over
      where x.order_number = ${orderNumber} and x.line_id = over.line_id and x.state in ('held', 'due') returning x.*
    ) ${freed}`,
})

const releaseDue = statement({
  name: 'exchanges-release-due',
  sql: sql`
    with due as (
      select id from order_exchanges where state = 'held' and expires_at <= ${now} order by expires_at limit ${literal(200)}
      for update skip locked
    ), released as (
      update order_exchanges x set state = 'released', updated_at = ${now} from due where x.id = due.id returning x.*
    ) ${freed}`,
})

const send = statement({
  name: 'exchange-send',
  sql: sql`
    with sent as (
      update order_exchanges set state = 'sent', tracking = ${param('tracking', text)}, updated_at = ${now}
      where id = ${id} and order_number = ${orderNumber} and state = 'due' returning *
    ), shipped as (
      insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
      select variant_id, location_id, 'ship', -qty, order_number, 'exchange-' || id from sent
    ), noted as (
      insert into order_events (order_number, kind, data)
      select order_number, 'exchange_sent', jsonb_build_object('exchangeId', id, 'lineId', line_id, 'variantId', variant_id, 'qty', qty)
      from sent
    ), ${enqueueInStatement({
      queues: sql`array['exchange-mail']`,
      data: sql`jsonb_build_object('exchangeId', sent.id, 'orderNumber', sent.order_number)`,
      source: sql`sent`,
    })}
    select id from sent`,
})

const noteReceived = statement({
  name: 'exchange-received',
  sql: sql`insert into order_events (order_number, kind, data) values (${orderNumber}, 'exchanged',
    ${param('data', json<{ readonly key: string; readonly items: readonly ReceivedUnits[] }>())})`,
})

const ofOrder = statement({
  name: 'exchanges-of-order',
  row: { exchanges: json<readonly Exchange[]>() },
  sql: sql`select ${exchangesJson} as exchanges from order_exchanges x where x.order_number = ${orderNumber}`,
})

export type ReceivedUnits = { readonly lineId: string; readonly qty: number }

type NewExchange = Omit<Exchange, 'state' | 'tracking' | 'updatedAt'> & {
  readonly orderNumber: string
  readonly expiresAt: number
  readonly now: number
}

/** Statements on exchanges; those that change one run in the transaction that holds the lock on its order. */
export const exchangesQueries = {
  /** Records an exchange and reserves its stock; throws what the ledger refuses. */
  hold: async (client: PoolClient, exchange: NewExchange): Promise<void> => {
    await execute(client, hold, exchange)
  },
  listOfOrder: async (executor: Executor, of: string): Promise<readonly Exchange[]> =>
    (await findRow(executor, ofOrder, { orderNumber: of }))?.exchanges ?? [],
  /** Marks exchanges of a return as due whose goods have arrived; answers those that were still held. */
  receive: (
    client: PoolClient,
    arrived: { returnId: string; lineIds: readonly string[]; now: number },
  ): Promise<readonly ReceivedUnits[]> => listRows(client, receive, arrived),
  /** Releases what a return still holds. */
  release: async (client: PoolClient, of: { returnId: string; now: number }): Promise<void> => {
    await execute(client, release, of)
  },
  /** Releases the open exchanges of lines of which less remains than they would send. */
  releaseLines: async (
    client: PoolClient,
    of: { orderNumber: string; remaining: Readonly<Record<string, number>> },
  ): Promise<void> => {
    await execute(client, releaseLines, of)
  },
  /** Releases what was held for too long; answers how many. */
  releaseDue: (executor: Executor, at: number): Promise<number> => execute(executor, releaseDue, { now: at }),
  /** Sends an exchange that is due: its stock leaves, and its shopper gets a mail; false where it is not due. */
  send: async (
    client: PoolClient,
    sent: { id: string; orderNumber: string; tracking: string; now: number },
  ): Promise<boolean> => (await execute(client, send, sent)) === 1,
  /** Writes into the order's history that goods came back for another size. */
  noteReceived: async (
    client: PoolClient,
    { orderNumber: of, ...data }: { orderNumber: string; key: string; items: readonly ReceivedUnits[] },
  ): Promise<void> => {
    await execute(client, noteReceived, { orderNumber: of, data })
  },
} as const
