import type { Pool } from 'pg'
import type { ProviderPayment, SandboxControl } from './sandbox-control.ts'

type OrderRow = {
  readonly number: string
  readonly state: string
  readonly total: number
  /** The part that the provider has to charge; the shop's own balances pay the rest. */
  readonly due: number
  readonly paid: number
  /** The sum of gift card, points and credit entries of the order that were not returned. */
  readonly isHolding: boolean | null
  /** Whether something was cancelled or returned: what the provider held may be voided as a whole. */
  readonly isCut: boolean
  /** Whether the rest of its authorisation was to be released, and no job is left that could do it. */
  readonly isReleased: boolean
  /** How far the agreement is to charge a pre-order's card when it ships; null where the order was paid at its placement. */
  readonly mandate: string | null
  readonly cartState: string
  readonly cartOrder: string | null
  readonly authorised: number
  readonly captured: number
  readonly refunded: number
  readonly voided: number
}

const listOrders = `
  select o.number, o.state, o.total_minor::float8 as total,
    (select coalesce(sum((paid ->> 'amount')::int8), 0)::float8 from jsonb_array_elements(o.doc -> 'payments') paid) as paid,
    (select coalesce(sum((paid ->> 'amount')::int8), 0)::float8 from jsonb_array_elements(o.doc -> 'payments') paid
      where paid #>> '{instrument,upTo}' is null) as due,
    (select count(*) from gift_card_entries e where e.order_number = o.number having sum(e.amount_minor) <> 0)
      is not null or (select sum(e.points) from points_entries e where e.order_number = o.number) <> 0
      or (select sum(e.amount_minor) from credit_entries e where e.order_number = o.number) <> 0
      or (select sum(e.amount_minor) from store_credit_entries e where e.order_number = o.number
        and e.kind in ('spend', 'restore')) <> 0
      or (select sum(e.amount_minor) from spend_entries e where e.order_number = o.number) <> 0 as "isHolding",
    exists (select from order_events v where v.order_number = o.number and v.kind = 'returned') as "isCut",
    exists (select from order_events v where v.order_number = o.number and v.kind = 'money' and v.data ->> 'kind' = 'release')
      and not exists (select from pgboss.job j where j.name = 'move-order-money' and j.data ->> 'orderNumber' = o.number
        and j.state in ('created', 'retry', 'active')) as "isReleased",
    (select p.mandate ->> 'state' from payments p where p.order_number = o.number limit 1) as mandate,
    c.state as "cartState", c.order_number as "cartOrder",
    coalesce(sum(p.authorised_minor), 0)::float8 as authorised, coalesce(sum(p.voided_minor), 0)::float8 as voided,
    coalesce(sum(p.captured_minor), 0)::float8 as captured, coalesce(sum(p.refunded_minor), 0)::float8 as refunded
  from orders o join carts c on c.id = o.cart_id left join payments p on p.order_number = o.number
  group by o.number, c.id`

// Reserved stock is the sum of the orders that did not fail, less what was cancelled of them or has left, of the sizes that wait for an
// exchange, and of the store reservations; promised stock is that of the orders that wait for an arrival; a balance is the sum of its entries.
// Sums first, then joins, so that entries and reservations are read once and not for every size and location.
const listStockFaults = `
  with held as (
    select variant_id, location_id, sum(quantity)::int as in_stores from reservations where state = 'held' group by 1, 2
  ), exchanged as (
    select variant_id, location_id, sum(qty)::int as in_exchange from order_exchanges where state in ('held', 'due') group by 1, 2
  ), entered as (
    select e.variant_id, e.location_id, sum(e.quantity)::int as entered,
      coalesce(sum(e.quantity) filter (where o.state <> 'failed' and not starts_with(e.reference, 'exchange-')
        and (e.reason in ('reserve', 'ship', 'allocate') or exists (
        select 1 from order_events v
        where v.order_number = o.number and v.kind = 'returned' and starts_with(e.reference, v.data ->> 'key' || '-')
      ))), 0)::int as by_orders
    from stock_entries e left join orders o on o.number = e.order_number where e.reason in ('reserve', 'release', 'ship', 'allocate') group by 1, 2
  ), ahead as (
    select variant_id, location_id, sum(case reason when 'allocate' then -quantity else quantity end)::int as waiting
    from stock_entries where reason in ('promise', 'unpromise', 'allocate') group by 1, 2
  ), sums as (
    select i.variant_id as "variantId", i.promised, i.incoming, coalesce(waiting, 0) as waiting, i.reserved, i.on_hand as "onHand", coalesce(entered, 0) as entered,
      coalesce(by_orders, 0) + coalesce(in_stores, 0) + coalesce(in_exchange, 0) as held
    from stock_items i left join entered using (variant_id, location_id) left join held using (variant_id, location_id)
      left join exchanged using (variant_id, location_id) left join ahead using (variant_id, location_id)
  )
  select * from sums where reserved <> entered or reserved > "onHand" or reserved <> held or promised <> waiting or promised > incoming
    or promised > 0 and "onHand" > reserved`

const listTwice = `
  select cart_id as "cartId", count(*)::int as count from orders where state <> 'failed' group by cart_id having count(*) > 1`

/** Lists the disagreements of orders, carts, the provider's records and the stock ledger, one sentence each; it must be empty. */
export async function listDisagreements(pool: Pool, sandbox: SandboxControl): Promise<string[]> {
  // The provider is read first, so that every charge read has its order when the orders are read.
  const payments = Map.groupBy(await sandbox.listAllPayments(), ({ reference }) => reference)
  const [orders, stock, twice] = await Promise.all([
    pool.query<OrderRow>(listOrders),
    pool.query<{ variantId: string }>(listStockFaults),
    pool.query<{ cartId: string; count: number }>(listTwice),
  ])
  const known = new Set(orders.rows.map(({ number }) => number))
  const problems = [
    ...stock.rows.map((row) => `stock: ${JSON.stringify(row)}`),
    ...twice.rows.map(({ cartId, count }) => `cart ${cartId} has ${count} orders`),
  ]
  for (const [reference, some] of payments)
    if (!known.has(reference)) problems.push(`a charge of no order: ${JSON.stringify(some)}`)
  for (const order of orders.rows) {
    const problem = findFault(order, payments.get(order.number) ?? [])
    if (problem) problems.push(`order ${order.number}: ${problem} ${JSON.stringify(order)}`)
  }
  return problems
}

/** The states of a provider's payment that holds, has captured or has refunded money. */
const chargedStates = new Set(['authorised', 'captured', 'refunded'])

const findFault = (order: OrderRow, payments: readonly ProviderPayment[]): string | null => {
  const charged = payments.filter(({ status }) => chargedStates.has(status))
  if (charged.length > 1) return 'charged twice'
  if (order.state === 'finalised') return findFinalisedFault(order, charged)
  if (order.state === 'cancelled') return findCancelledFault(order, charged)
  if (order.state !== 'failed') return 'neither ordered nor failed'
  if (charged.length > 0) return 'failed, and the provider still holds money'
  if (order.isHolding) return 'failed, and balances still hold something for it'
  if (order.authorised !== order.voided) return 'failed, and its own ledger holds money'
  return order.cartOrder === order.number ? 'its cart is not given back' : null
}

const findFinalisedFault = (order: OrderRow, charged: readonly ProviderPayment[]): string | null => {
  if (order.paid !== order.total) return 'finalised, and not paid'
  if (order.mandate !== null && order.mandate !== 'charged')
    return charged.length === 0 && order.authorised === 0 ? null : 'charged before its goods shipped'
  if (order.isCut && charged.length === 0 && order.authorised === order.due && order.voided === order.due) return null
  // A pre-order is charged for what was left of it when it shipped.
  const due = order.mandate === 'charged' && order.isCut ? order.captured : order.due
  if ((charged[0]?.amount ?? 0) !== due) return 'finalised, and the provider holds something else'
  if (order.authorised !== due) return 'finalised, and its own ledger says otherwise'
  // A release takes the whole rest, and comes after captures only (decision 0109).
  const isAllGone = order.captured > 0 && order.captured + order.voided === order.authorised
  if (order.voided !== 0 && !isAllGone) return 'finalised, and a part of its rest is released'
  if (order.isReleased && !isAllGone) return 'finalised, and its rest is still held'
  if ((charged[0]?.voidedAmount ?? 0) !== order.voided) return 'the provider has released something else'
  if ((charged[0]?.capturedAmount ?? 0) !== order.captured) return 'the provider has taken something else'
  if ((charged[0]?.refundedAmount ?? 0) !== order.refunded) return 'the provider has given something else back'
  return order.cartState === 'ordered' && order.cartOrder === order.number ? null : 'its cart is not ordered'
}

const findCancelledFault = (order: OrderRow, charged: readonly ProviderPayment[]): string | null => {
  if (charged.some(({ capturedAmount, refundedAmount }) => capturedAmount === 0 || capturedAmount !== refundedAmount))
    return 'cancelled, and the provider still holds money'
  if (order.isHolding) return 'cancelled, and balances still hold something for it'
  const isBack = order.captured === order.refunded && order.authorised === order.captured + order.voided
  return isBack ? null : 'cancelled, and its own ledger holds money'
}
