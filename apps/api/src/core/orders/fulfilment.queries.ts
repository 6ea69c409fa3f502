import {
  arrayOf,
  boolean,
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
import type { PaymentInstrument } from '@lacehouse/domain/payment/instrument'
import type { PaymentMandate } from '@lacehouse/domain/payment/mandate'
import type { GoodsMove } from '@lacehouse/domain/returns/held-units'
import type { ReturnInput } from '@lacehouse/domain/returns/plan-return'
import type { PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import type { JobName } from '../../infra/jobs/jobs.ts'
import { sumPromised } from '../stock/sum-promised.ts'

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

/** A charge at shipping that the card's bank refused. */
export type ChargeDeclined = { readonly number: number; readonly amount: number; readonly reason: string }

/** The changes of a delivery: the names of the address's fields and the codes of the methods, nothing personal. */
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
  /** The goods that came back for another size, by the key of their return. */
  readonly exchanged: readonly Pick<OrderReturn, 'key' | 'items'>[]
  /** The movements of goods between shop and shopper since the delivery, the oldest first. */
  readonly goods: readonly GoodsMove[]
  /** The agreement to charge a card when the goods ship; null for an order that was paid at its placement. */
  readonly mandate: PaymentMandate | null
  /** The units of the order that have not arrived yet. */
  readonly promised: number
}

const orderNumber = param('orderNumber', text)

const eventsOf = (kind: string) => sql`(select coalesce(json_agg(e.data order by e.id), '[]')
    from order_events e where e.order_number = o.number and e.kind = ${literal(kind)})`

const goods = sql`(select coalesce(json_agg(case e.kind
      when 'exchange_sent' then json_build_object('kind', 'sent', 'lineId', e.data ->> 'lineId', 'stockItemId', e.data ->> 'variantId',
        'qty', (e.data ->> 'qty')::int)
      else json_build_object('kind', 'back', 'items', e.data -> 'items') end order by e.id), '[]')
    from order_events e where e.order_number = o.number and e.kind in ('returned', 'exchanged', 'exchange_sent'))`

const promisedUnits = sumPromised(sql`s`)

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
    mandate: nullable(json<PaymentMandate>()),
    promised: integer,
  },
  sql: sql`
    select o.number, o.site_id as "siteId", o.state, o.doc, (
        select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state) order by s.id), '[]')
        from shipments s where s.order_number = o.number
      ) as shipments, ${eventsOf('returned')} as returns, ${eventsOf('money')} as money, ${eventsOf('exchanged')} as exchanged,
      ${goods} as goods, (select p.mandate from payments p where p.order_number = o.number limit 1) as mandate,
      (select coalesce(${promisedUnits}, 0) from stock_entries s where s.order_number = o.number) as promised
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

const lockStock = statement({
  name: 'fulfilment-lock-stock',
  row: { variantId: text },
  sql: sql`select variant_id as "variantId" from stock_items
    where variant_id = any(${param('variantIds', arrayOf(text))}) and location_id = ${param('location', text)}
    order by variant_id for no key update`,
})

const setMandate = statement({
  name: 'fulfilment-mandate',
  sql: sql`
    update payments set mandate = ${param('mandate', json<PaymentMandate>())}::jsonb,
      provider_reference = coalesce(${param('reference', nullable(text))}::text, provider_reference),
      instrument = instrument || ${param('instrument', json<Partial<PaymentInstrument>>())}::jsonb,
      state = case when ${param('isCharged', boolean)} then 'captured' else state end, updated_at = now()
    where order_number = ${orderNumber}`,
})

// The order names the card that pays it.
const setOrderCard = statement({
  name: 'fulfilment-order-card',
  sql: sql`
    update orders set updated_at = now(), version = version + 1, doc = jsonb_set(doc, '{payments}', (
      select jsonb_agg(case when paid #> '{instrument,upTo}' = 'null'
        then jsonb_set(paid, '{instrument}', (paid -> 'instrument') || ${param('card', json<Partial<PaymentInstrument>>())}::jsonb) else paid end order by nth)
      from jsonb_array_elements(doc -> 'payments') with ordinality as each_payment (paid, nth)))
    where number = ${orderNumber}`,
})

const enterCharge = statement({
  name: 'fulfilment-enter-charge',
  sql: sql`
    insert into payment_entries (payment_id, kind, amount_minor, currency, provider_event_id)
    select p.id, entry.kind, ${param('amount', integer)}, p.currency, entry.event
    from payments p cross join (values ('authorise', ${param('authorisedBy', text)}::text),
      ('capture', ${param('capturedBy', text)}::text)) as entry (kind, event)
    where p.order_number = ${orderNumber} on conflict do nothing`,
})

const addEvent = statement({
  name: 'fulfilment-event',
  sql: sql`insert into order_events (order_number, kind, data)
    values (${orderNumber}, ${param('kind', text)}, ${param('data', json<MoneyMovement | OrderReturn | ChargeDeclined>())})`,
})

// Writes an entry only for goods that the order reserved at the location. Digital goods were never reserved. Of goods that are cancelled,
// those that have not arrived go first.
const location = param('location', text)
const stockReason = param('reason', stockEntries.reason)
const addStock = statement({
  name: 'fulfilment-stock',
  sql: sql`
    with moved as (
      select asked.variant, asked.quantity, held.is_held, case when ${stockReason}::text = 'release'
        then least(-asked.quantity, greatest(held.ahead, 0)) else 0 end as ahead
      from unnest(${param('variantIds', arrayOf(text))}::text[], ${param('quantities', arrayOf(integer))}::int[]) as asked(variant, quantity)
        cross join lateral (select coalesce(bool_or(s.reason in ('reserve', 'allocate')), false) as is_held, coalesce(${promisedUnits}, 0) as ahead
          from stock_entries s where s.order_number = ${orderNumber} and s.variant_id = asked.variant and s.location_id = ${location}) as held
    )
    insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select variant, ${location}, 'unpromise', -ahead, ${orderNumber}, ${param('reference', text)} from moved where ahead > 0
    union all select variant, ${location}, ${stockReason}, quantity + ahead, ${orderNumber}, ${param('reference', text)}
    from moved where is_held and quantity + ahead <> 0
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
    action:
      | { kind: 'money'; data: MoneyMovement }
      | { kind: 'returned'; data: OrderReturn }
      | { kind: 'charge_declined'; data: ChargeDeclined },
  ): Promise<void> => {
    await execute(client, addEvent, { orderNumber, ...action })
  },
  moveStock: async (client: PoolClient, orderNumber: string, { quantities, ...move }: StockMove): Promise<void> => {
    const moved = { variantIds: [...quantities.keys()], quantities: [...quantities.values()] }
    // Arriving goods are allocated under the same lock, so that the statement sees them.
    if (move.reason === 'release')
      await listRows(client, lockStock, { variantIds: moved.variantIds, location: move.location })
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
  /** Writes the state of an order's mandate, and what its payment is after a charge or with another card. */
  setMandate: async (
    client: PoolClient,
    orderNumber: string,
    change: {
      readonly mandate: PaymentMandate
      readonly reference?: string
      readonly instrument?: Partial<PaymentInstrument>
      readonly isCharged?: boolean
    },
  ): Promise<void> => {
    const { mandate, reference = null, instrument = {}, isCharged = false } = change
    await execute(client, setMandate, { orderNumber, mandate, reference, instrument, isCharged })
  },
  /** Names another card as the one that pays an order. */
  setOrderCard: async (client: PoolClient, orderNumber: string, card: Partial<PaymentInstrument>): Promise<void> => {
    await execute(client, setOrderCard, { orderNumber, card })
  },
  /** Enters a charge that the provider authorised and captured at once into the payment's ledger. */
  enterCharge: async (
    client: PoolClient,
    orderNumber: string,
    entry: { readonly amount: number; readonly authorisedBy: string; readonly capturedBy: string },
  ): Promise<void> => {
    await execute(client, enterCharge, { orderNumber, ...entry })
  },
  countIssuedCards: async (client: PoolClient, orderNumber: string): Promise<number> =>
    (await getRow(client, countIssued, { orderNumber })).count,
  enqueueJob: async (
    client: PoolClient,
    job: JobName,
    data: {
      readonly orderNumber: string
      readonly shipmentId?: string
      readonly returnNumber?: string
      readonly key?: string
      readonly exchangeId?: string
      readonly again?: string | { readonly id: string; readonly lineIds: readonly string[] }
      readonly agent?: string
    },
  ): Promise<void> => {
    await execute(client, enqueue, { orderNumber: data.orderNumber, job, data })
  },
} as const
