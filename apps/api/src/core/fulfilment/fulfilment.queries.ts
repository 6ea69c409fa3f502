import {
  arrayOf,
  type Executor,
  execute,
  findRow,
  getRow,
  integer,
  json,
  listRows,
  literal,
  nullable,
  orders,
  param,
  type RowOf,
  shipments,
  sql,
  statement,
  stockEntries,
  text,
} from '@lacehouse/database'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderState, ShipmentState } from '@lacehouse/domain/order/order-state'
import type { GoodsMove } from '@lacehouse/domain/returns/held-units'
import type { ReturnInput } from '@lacehouse/domain/returns/plan-return'
import type { PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import type { JobName } from '../../infra/jobs/jobs.ts'

/** A movement of money that the shop asks a provider for, once for its key. An order event stores it before the request. */
export type MoneyMovement = {
  readonly key: string
  readonly kind: 'capture' | 'refund' | 'void' | 'release'
  readonly amount: number
}

/** A completed return or cancellation, once for its key. */
export type OrderReturn = {
  readonly key: string
  readonly items: readonly ReturnInput[]
  readonly reason: string | null
  /** The total refund in minor units. */
  readonly amount: number
  /** The part of it that became store credit in the place of the provider's refund (decision 0077). */
  readonly credited?: number
}

/** What of a delivery was changed: the names of the address's fields and the codes of the methods, nothing personal. */
export type DeliveryChanged = {
  readonly fields: readonly string[]
  readonly methods: readonly (string | null)[]
}

export type FulfilmentShipment = { readonly id: string; readonly state: ShipmentState }

/** An order with its shipments, returns and money movements. */
export type FulfilmentOrder = {
  readonly number: string
  readonly siteId: string
  readonly state: OrderState
  readonly doc: OrderDraft
  readonly shipments: readonly FulfilmentShipment[]
  readonly returns: readonly OrderReturn[]
  readonly money: readonly MoneyMovement[]
  /** What came back for another size, by the key of its return. */
  readonly exchanged: readonly Pick<OrderReturn, 'key' | 'items'>[]
  /** What moved goods between shop and shopper since the delivery, the oldest first. */
  readonly goods: readonly GoodsMove[]
}

const orderNumber = param('orderNumber', text)

const eventsOf = (kind: string) => sql`(select coalesce(json_agg(e.data order by e.id), '[]')
    from order_events e where e.order_number = o.number and e.kind = ${literal(kind)})`

const goods = sql`(select coalesce(json_agg(case e.kind
      when 'exchange_sent' then json_build_object('kind', 'sent', 'lineId', e.data ->> 'lineId', 'stockItemId', e.data ->> 'variantId',
        'qty', (e.data ->> 'qty')::int)
      else json_build_object('kind', 'back', 'items', e.data -> 'items') end order by e.id), '[]')
    from order_events e where e.order_number = o.number and e.kind in ('returned', 'exchanged', 'exchange_sent'))`

// A separate statement from the read: a statement that waits for the lock would still see the data from before the wait.
const lock = statement({
  name: 'fulfilment-hold',
  sql: sql`select 1 from orders where number = ${orderNumber} for no key update`,
})

const readOrder = statement({
  name: 'fulfilment-read',
  row: {
    number: orders.number,
    siteId: orders.siteId,
    state: orders.state,
    doc: orders.doc,
    shipments: json<readonly FulfilmentShipment[]>(),
    returns: json<readonly OrderReturn[]>(),
    money: json<readonly MoneyMovement[]>(),
    exchanged: json<readonly Pick<OrderReturn, 'key' | 'items'>[]>(),
    goods: json<readonly GoodsMove[]>(),
  },
  sql: sql`
    select o.number, o.site_id as "siteId", o.state, o.doc, (
        select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state) order by s.id), '[]')
        from shipments s where s.order_number = o.number
      ) as shipments, ${eventsOf('returned')} as returns, ${eventsOf('money')} as money, ${eventsOf('exchanged')} as exchanged,
      ${goods} as goods
    from orders o where o.number = ${orderNumber}`,
})

const listMoney = statement({
  name: 'fulfilment-money',
  row: { money: json<readonly MoneyMovement[]>() },
  sql: sql`select ${eventsOf('money')} as money from orders o where o.number = ${orderNumber}`,
})

const listLines = statement({
  name: 'fulfilment-lines',
  row: { lineId: text, variantId: text, upc: text },
  sql: sql`select i ->> 'lineId' as "lineId", i ->> 'variantId' as "variantId", i ->> 'upc' as upc
    from orders, jsonb_array_elements(doc -> 'items') i where number = ${orderNumber}`,
})

const shipmentState = param('state', shipments.state)
const moveShipment = statement({
  name: 'fulfilment-shipment',
  sql: sql`
    with moved as (
      update shipments set state = ${shipmentState}, tracking = coalesce(${param('tracking', nullable(text))}, tracking), updated_at = now()
      where id = ${param('id', text)} and order_number = ${orderNumber} returning id
    )
    insert into order_events (order_number, kind, data)
    select ${orderNumber}, 'advanced', jsonb_build_object('shipmentId', id, 'state', ${shipmentState}::text) from moved`,
})

const addEvent = statement({
  name: 'fulfilment-event',
  sql: sql`insert into order_events (order_number, kind, data)
    values (${orderNumber}, ${param('kind', text)}, ${param('data', json<MoneyMovement | OrderReturn>())})`,
})

// Writes an entry only for goods that the order reserved at the location. Digital goods were never reserved.
const location = param('location', text)
const addStock = statement({
  name: 'fulfilment-stock',
  sql: sql`
    insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select moved.variant, ${location}, ${param('reason', stockEntries.reason)}, moved.quantity, ${orderNumber}, ${param('reference', text)}
    from unnest(${param('variantIds', arrayOf(text))}::text[], ${param('quantities', arrayOf(integer))}::int[]) as moved(variant, quantity)
    where exists (select 1 from stock_entries s where s.order_number = ${orderNumber} and s.variant_id = moved.variant
      and s.location_id = ${location} and s.reason = 'reserve')
    on conflict do nothing`,
})

// Restores the promotion uses of the order.
const cancel = statement({
  name: 'fulfilment-cancel',
  sql: sql`
    with cancelled as (
      update orders set state = 'cancelled', cancelled_at = now(), updated_at = now(), version = version + 1
      where number = ${orderNumber} and state = 'finalised' returning number
    )
    insert into promotion_uses (promotion_id, coupon_code, order_number, owner_key, quantity)
    select promotion_id, coupon_code, order_number, owner_key, -1
    from cancelled join promotion_uses u on u.order_number = cancelled.number and u.quantity = 1`,
})

const changeDelivery = statement({
  name: 'fulfilment-change-delivery',
  sql: sql`
    with changed as (
      update orders set doc = doc || ${param('delivery', json<Pick<OrderDraft, 'shippingAddress' | 'shipments'>>())}::jsonb,
        updated_at = now(), version = version + 1
      where number = ${orderNumber} returning number
    )
    insert into order_events (order_number, kind, data)
    select number, 'delivery_changed', ${param('data', json<DeliveryChanged>())}::jsonb from changed`,
})

const countIssued = statement({
  name: 'fulfilment-issued-cards',
  row: { count: integer },
  sql: sql`select count(*)::int as count from gift_card_entries where order_number = ${orderNumber} and kind = 'issue'`,
})

const enqueue = statement({
  name: 'fulfilment-job',
  sql: sql`with asked as (select ${orderNumber}::text as number), ${enqueueInStatement({
    queues: sql`array[${param('job', text)}::text]`,
    data: sql`${param('data', json<{ readonly orderNumber: string }>())}::jsonb`,
    source: sql`asked`,
  })} select 1`,
})

export type StockMove = {
  readonly reason: 'ship' | 'release' | 'return'
  readonly location: string
  readonly reference: string
  /** Pieces by stock item, with the sign of the stock ledger. */
  readonly quantities: ReadonlyMap<string, number>
}

/** Queries of fulfilment. The caller's transaction holds the lock on the order. */
export const fulfilmentQueries = {
  /** Locks an order and reads it, so that each of two concurrent operations sees the effects of the other. */
  lock: async (client: PoolClient, orderNumber: string): Promise<FulfilmentOrder | null> => {
    await execute(client, lock, { orderNumber })
    return findRow(client, readOrder, { orderNumber })
  },
  /** Reads an order without a lock, for a preview. */
  find: (executor: Executor, orderNumber: string): Promise<FulfilmentOrder | null> =>
    findRow(executor, readOrder, { orderNumber }),
  listMoney: async (client: Executor, orderNumber: string): Promise<readonly MoneyMovement[]> =>
    (await findRow(client, listMoney, { orderNumber }))?.money ?? [],
  listLines: (client: Executor, orderNumber: string): Promise<readonly RowOf<typeof listLines>[]> =>
    listRows(client, listLines, { orderNumber }),
  /** Moves a shipment to a state; `tracking` names its parcel. */
  moveShipment: async (
    client: PoolClient,
    orderNumber: string,
    { id, state, tracking = null }: FulfilmentShipment & { readonly tracking?: string | null },
  ): Promise<void> => {
    await execute(client, moveShipment, { orderNumber, id, state, tracking })
  },
  addMoneyMovement: async (
    client: PoolClient,
    orderNumber: string,
    action: { kind: 'money'; data: MoneyMovement } | { kind: 'returned'; data: OrderReturn },
  ): Promise<void> => {
    await execute(client, addEvent, { orderNumber, ...action })
  },
  moveStock: async (client: PoolClient, orderNumber: string, { quantities, ...move }: StockMove): Promise<void> => {
    const moved = { variantIds: [...quantities.keys()], quantities: [...quantities.values()] }
    await execute(client, addStock, { orderNumber, ...move, ...moved })
  },
  /** Gives an order another delivery, and tells it to its history. */
  changeDelivery: async (
    client: PoolClient,
    orderNumber: string,
    change: { readonly delivery: Pick<OrderDraft, 'shippingAddress' | 'shipments'>; readonly data: DeliveryChanged },
  ): Promise<void> => {
    await execute(client, changeDelivery, { orderNumber, ...change })
  },
  cancel: async (client: PoolClient, orderNumber: string): Promise<void> => {
    await execute(client, cancel, { orderNumber })
  },
  countIssuedCards: async (client: PoolClient, orderNumber: string): Promise<number> =>
    (await getRow(client, countIssued, { orderNumber })).count,
  enqueueJob: async (
    client: PoolClient,
    job: JobName,
    data: {
      readonly orderNumber: string
      readonly shipmentId?: string
      readonly key?: string
      readonly again?: string
      readonly agent?: string
    },
  ): Promise<void> => {
    await execute(client, enqueue, { orderNumber: data.orderNumber, job, data })
  },
} as const
