import {
  type Executor,
  execute,
  findRow,
  float,
  integer,
  json,
  moment,
  nullable,
  orderReturns,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { RegisteredItem, RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import type { PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const orderNumber = param('orderNumber', text)
const number = param('number', text)

const row = {
  id: orderReturns.id,
  number: orderReturns.number,
  items: orderReturns.items,
  way: orderReturns.way,
  parcels: orderReturns.parcels,
  registeredAt: float,
  cancelledAt: nullable(float),
}

const columns = sql`id, number, items, way, parcels, extract(epoch from registered_at)::float8 * 1000 as "registeredAt",
  extract(epoch from cancelled_at)::float8 * 1000 as "cancelledAt"`

const findByNumber = statement({
  name: 'returns-by-number',
  row: { ...row, orderNumber: orderReturns.orderNumber },
  sql: sql`select ${columns}, order_number as "orderNumber" from order_returns where number = ${number}`,
})

const items = param('items', json<readonly RegisteredItem[]>())

// The counts of sizes that did not fit are part of the statement, so that a repeated registration counts once.
const register = statement({
  name: 'returns-register',
  sql: sql`
    with counted as (
      insert into size_returns as s (product_id, too_small, too_large)
      select p.id, count(*) filter (where r.reason = 'too_small'), count(*) filter (where r.reason = 'too_large')
      from jsonb_to_recordset(${items}::jsonb) as r("lineId" text, reason text)
        join orders o on o.number = ${orderNumber}
        join jsonb_to_recordset(o.doc -> 'items') as i("lineId" text, "masterId" text) on i."lineId" = r."lineId"
        join products p on p.id = i."masterId"
      where r.reason in ('too_small', 'too_large')
      group by p.id order by p.id
      on conflict (product_id) do update set too_small = s.too_small + excluded.too_small, too_large = s.too_large + excluded.too_large
    ), made as (
      insert into order_returns (id, number, order_number, items, way, parcels, registered_at)
      values (${param('id', uuid)}, ${number}, ${orderNumber}, ${items},
        ${param('way', orderReturns.way)}, ${param('parcels', integer)}, ${moment('now')})
      returning number, order_number
    ), ${enqueueInStatement({
      queues: sql`array['return-mail']`,
      data: sql`jsonb_build_object('returnNumber', made.number, 'orderNumber', made.order_number)`,
      source: sql`made`,
    })}
    select number from made`,
})

const cancel = statement({
  name: 'returns-cancel',
  sql: sql`update order_returns set cancelled_at = ${moment('now')} where id = ${param('id', uuid)} and cancelled_at is null`,
})

/** The statements on returns that shoppers registered. */
export const returnsQueries = {
  /** Finds a return with its order by what stands on its label. */
  find: (
    executor: Executor,
    returnNumber: string,
  ): Promise<(RegisteredReturn & { readonly orderNumber: string }) | null> =>
    findRow(executor, findByNumber, { number: returnNumber }),
  /** Marks a return as cancelled. The caller's transaction holds the lock on the order. */
  cancel: async (client: PoolClient, of: { id: string; now: number }): Promise<void> => {
    await execute(client, cancel, of)
  },
  /** Records a return together with the job of its mail. The caller's transaction holds the lock on the order. */
  register: async (
    client: PoolClient,
    { registeredAt, ...registered }: Omit<RegisteredReturn, 'cancelledAt'> & { readonly orderNumber: string },
  ): Promise<void> => {
    await execute(client, register, { ...registered, now: registeredAt })
  },
} as const
