import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderState, ShipmentState } from '@lacehouse/domain/order/order-state'
import type { ReturnInput } from '@lacehouse/domain/returns/plan-return'
import type { PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import type { JobName } from '../../infra/jobs/jobs.ts'

/** What the provider of an order is asked for, once under its key; kept as an event before it is asked. */
export type MoneyMovement = {
  readonly key: string
  readonly kind: 'capture' | 'refund' | 'void'
  readonly amount: number
}

/** A return that was done, or a cancellation: once under its key. */
export type OrderReturn = {
  readonly key: string
  readonly items: readonly ReturnInput[]
  readonly reason: string | null
  /** All that went back with it, in minor units. */
  readonly amount: number
}

export type FulfilmentShipment = { readonly id: string; readonly state: ShipmentState }

/** An order with all that has been done to it since it was placed. */
export type FulfilmentOrder = {
  readonly number: string
  readonly siteId: string
  readonly state: OrderState
  readonly doc: OrderDraft
  readonly shipments: readonly FulfilmentShipment[]
  readonly returns: readonly OrderReturn[]
  readonly money: readonly MoneyMovement[]
}

const eventsOf = (kind: string): string => `(select coalesce(json_agg(e.data order by e.id), '[]')
    from order_events e where e.order_number = o.number and e.kind = '${kind}')`

// Held to the end of the transaction, and read only once it is: a statement that had to wait would still see what was before the wait.
const hold = 'select 1 from orders where number = $1 for no key update'

const readOrder = `
  select o.number, o.site_id as "siteId", o.state, o.doc, (
      select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state) order by s.id), '[]')
      from shipments s where s.order_number = o.number
    ) as shipments, ${eventsOf('returned')} as returns, ${eventsOf('money')} as money
  from orders o where o.number = $1`

const listMoney = `select ${eventsOf('money')} as money from orders o where o.number = $1`

const moveShipment = `
  with moved as (update shipments set state = $3, updated_at = now() where id = $2 and order_number = $1 returning id)
  insert into order_events (order_number, kind, data) select $1, 'advanced', jsonb_build_object('shipmentId', id, 'state', $3::text) from moved`

const addEvent = 'insert into order_events (order_number, kind, data) values ($1, $2, $3)'

// Digital goods were never held; what was held at a place is entered there.
const addStock = `
  insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
  select moved.variant, $4, $2, moved.quantity, $1, $3
  from unnest($5::text[], $6::int[]) as moved(variant, quantity)
  where exists (select 1 from stock_entries s where s.order_number = $1 and s.variant_id = moved.variant
    and s.location_id = $4 and s.reason = 'reserve')
  on conflict do nothing`

// Whoever ordered may use again what the order had used up.
const cancel = `
  with cancelled as (
    update orders set state = 'cancelled', cancelled_at = now(), updated_at = now(), version = version + 1
    where number = $1 and state = 'finalised' returning number
  )
  insert into promotion_uses (promotion_id, coupon_code, order_number, owner_key, quantity)
  select promotion_id, coupon_code, order_number, owner_key, -1
  from cancelled join promotion_uses u on u.order_number = cancelled.number and u.quantity = 1`

const countIssued = `select count(*)::int as count from gift_card_entries where order_number = $1 and kind = 'issue'`

const leave = `with asked as (select $1::text as number), ${enqueueInStatement({
  queues: 'array[$2::text]',
  data: `$3::jsonb`,
  source: 'asked',
})} select 1`

export type StockMove = {
  readonly reason: 'ship' | 'release' | 'return'
  readonly location: string
  readonly reference: string
  /** With the ledger's sign. */
  readonly quantities: ReadonlyMap<string, number>
}

/** Statements of the order desk, each inside the transaction that holds the order. */
export const fulfilmentQueries = {
  /** The order as it is now; of two deeds at one order, the second is planned on what the first has left. */
  hold: async (client: PoolClient, orderNumber: string): Promise<FulfilmentOrder | null> => {
    await client.query({ name: 'desk-hold', text: hold, values: [orderNumber] })
    const { rows } = await client.query<FulfilmentOrder>({ name: 'desk-read', text: readOrder, values: [orderNumber] })
    return rows[0] ?? null
  },
  listMoney: async (client: Pick<PoolClient, 'query'>, orderNumber: string): Promise<readonly MoneyMovement[]> => {
    const { rows } = await client.query<{ money: MoneyMovement[] }>(listMoney, [orderNumber])
    return rows[0]?.money ?? []
  },
  listLines: async (
    client: Pick<PoolClient, 'query'>,
    orderNumber: string,
  ): Promise<readonly { lineId: string; variantId: string; upc: string }[]> => {
    const text = `select i ->> 'lineId' as "lineId", i ->> 'variantId' as "variantId", i ->> 'upc' as upc
      from orders, jsonb_array_elements(doc -> 'items') i where number = $1`
    return (await client.query<{ lineId: string; variantId: string; upc: string }>(text, [orderNumber])).rows
  },
  moveShipment: async (client: PoolClient, orderNumber: string, { id, state }: FulfilmentShipment): Promise<void> => {
    await client.query({ name: 'desk-shipment', text: moveShipment, values: [orderNumber, id, state] })
  },
  addMoneyMovement: async (
    client: PoolClient,
    orderNumber: string,
    action: { kind: 'money'; data: MoneyMovement } | { kind: 'returned'; data: OrderReturn },
  ): Promise<void> => {
    await client.query({ name: 'desk-deed', text: addEvent, values: [orderNumber, action.kind, action.data] })
  },
  moveStock: async (client: PoolClient, orderNumber: string, move: StockMove): Promise<void> => {
    const { reason, reference, location, quantities } = move
    const values = [orderNumber, reason, reference, location, [...quantities.keys()], [...quantities.values()]]
    await client.query({ name: 'desk-stock', text: addStock, values })
  },
  cancel: async (client: PoolClient, orderNumber: string): Promise<void> => {
    await client.query({ name: 'desk-cancel', text: cancel, values: [orderNumber] })
  },
  countIssuedCards: async (client: PoolClient, orderNumber: string): Promise<number> => {
    const { rows } = await client.query<{ count: number }>(countIssued, [orderNumber])
    return rows[0]?.count ?? 0
  },
  enqueueJob: async (client: PoolClient, name: JobName, data: Readonly<Record<string, string>>): Promise<void> => {
    await client.query(leave, [data.orderNumber, name, JSON.stringify(data)])
  },
} as const
