import {
  arrayOf,
  boolean,
  carts,
  composeStatement,
  type Executor,
  execute,
  json,
  literal,
  moment,
  nullable,
  orders,
  param,
  sql,
  text,
} from '@lacehouse/database'
import { pendingTime } from '@lacehouse/domain/order/find-stale-event'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderState } from '@lacehouse/domain/order/order-state'
import type { PlacementStep } from '@lacehouse/domain/order/plan-placement'
import type { PaymentMandate } from '@lacehouse/domain/payment/mandate'
import { seconds } from '@lacehouse/domain/time/durations'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import type { JobName } from '../../infra/jobs/jobs.ts'
import { sumPromised } from '../stock/sum-promised.ts'

/** The question of the bank to the shopper: in a frame of the checkout, or on a page that replaces it. */
export type PendingChallenge = { readonly id: string; readonly url: string; readonly isRedirect?: true }

export type Advance = {
  readonly number: string
  /** The time of the step, milliseconds since 1970. */
  readonly at: number
  readonly from: PlacementStep
  readonly to: PlacementStep
  readonly state: OrderState
  readonly reason: string | null
  readonly providerReference: string | null
  readonly paymentState: string | null
  /** Fields that the step adds to the payment's instrument. */
  readonly instrument: { readonly challenge?: PendingChallenge | null }
  readonly cartState: 'open' | 'ordered' | 'merged' | null
  readonly givesBack: boolean
  /** True when the provider declined the card; the cart counts it. */
  readonly isDeclined: boolean
  /** The id of the provider's authorisation event, which the payment ledger enters once. */
  readonly authorisedBy: string | null
  /** The id of the capture event of a payment that the provider took with its authorisation. */
  readonly capturedBy: string | null
  /** The mandate of a card that is charged when the goods ship. */
  readonly mandate: PaymentMandate | null
  readonly shipments: OrderDraft['shipments']
  readonly jobs: readonly JobName[]
}

const state = param('state', orders.state)
const to = param('to', orders.placementStep)
const reason = param('reason', nullable(text))
const cartState = param('cartState', nullable(carts.state))
const isDeclined = param('isDeclined', boolean)

const move = sql`moved as (
    update orders set state = ${state}::text, placement_step = ${to}, failure_reason = ${reason}::text, updated_at = ${moment('at')},
      version = version + 1, finalised_at = case when ${state}::text = 'finalised' then now() else finalised_at end,
      payment_pending_until = case when ${state}::text = 'payment_pending'
        then coalesce(payment_pending_until, placed_at + interval ${literal(`${pendingTime / seconds(1)} seconds`)}) end
    where number = ${param('number', text)} and placement_step = ${param('from', orders.placementStep)} returning number, cart_id
  ), paid as (
    update payments set provider_reference = coalesce(${param('providerReference', nullable(text))}::text, provider_reference),
      state = coalesce(${param('paymentState', nullable(text))}::text, payments.state),
      mandate = coalesce(${param('mandate', nullable(json<PaymentMandate>()))}::jsonb, payments.mandate),
      instrument = instrument || ${param('instrument', json<Advance['instrument']>())}::jsonb, failure_reason = ${reason}::text,
      updated_at = now()
    from moved where order_number = moved.number
  ), recorded as (
    insert into order_events (order_number, kind, data)
    select number, ${to}, jsonb_build_object('reason', ${reason}::text) from moved
  )`

const enter = sql`entered as (
    insert into payment_entries (payment_id, kind, amount_minor, currency, provider_event_id)
    select p.id, entry.kind, p.amount_minor, p.currency, entry.event
    from moved join payments p on p.order_number = moved.number
      cross join (values ('authorise', ${param('authorisedBy', nullable(text))}::text),
        ('capture', ${param('capturedBy', nullable(text))}::text)) as entry (kind, event)
    where entry.event is not null
    on conflict do nothing
  )`

const cart = sql`cart as (
    update carts set state = ${cartState}::text,
      order_number = case when ${cartState}::text = 'open' then null else order_number end, updated_at = now(),
      declined_payments = case when not ${isDeclined}::boolean then declined_payments
        when last_declined_at > now() - interval '1 hour' then declined_payments + 1 else 1 end,
      last_declined_at = case when ${isDeclined}::boolean then now() else last_declined_at end
    from moved where carts.id = moved.cart_id
  )`

const promisedUnits = sumPromised(sql`s`)

const back = sql`restored as (
    update reservations r set state = 'held', order_number = null, updated_at = now()
    from moved where r.order_number = moved.number and r.state = 'ordered'
    returning r.id, r.variant_id, r.location_id, r.quantity
  ), released as (
    insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select variant_id, location_id, 'release', -sum(quantity)::int, order_number, ''
    from moved join stock_entries s on s.order_number = moved.number and s.reason in ('reserve', 'allocate')
    group by variant_id, location_id, order_number
    union all select variant_id, location_id, 'unpromise', -${promisedUnits}, order_number, ''
    from moved join stock_entries s on s.order_number = moved.number and s.reason in ('promise', 'unpromise', 'allocate')
    group by variant_id, location_id, order_number having ${promisedUnits} > 0
    union all select variant_id, location_id, 'reserve', quantity, null, id::text from restored
  ), returned as (
    insert into promotion_uses (promotion_id, coupon_code, order_number, owner_key, quantity)
    select promotion_id, coupon_code, order_number, owner_key, -1
    from moved join promotion_uses u on u.order_number = moved.number and u.quantity = 1
  )`

const ship = sql`shipped as (
    insert into shipments (id, order_number, kind, method, doc, location_id)
    select s ->> 'shipmentId', moved.number, case when s ->> 'storeId' is null then 'ship' else 'pickup' end,
      coalesce(s ->> 'methodCode', 'none'), s, s ->> 'storeId'
    from moved, jsonb_array_elements(${param('shipments', json<OrderDraft['shipments']>())}::jsonb) as s
  )`

// Who has bought a variant no longer waits for it.
const bought = sql`bought as (
    delete from stock_notices n using moved join orders o on o.number = moved.number
      cross join jsonb_array_elements(o.doc -> 'items') as i
    where n.variant_id = i ->> 'variantId' and n.site_id = o.site_id and n.email = lower(o.email) and n.mailed_at is null
  )`

const jobs = enqueueInStatement({
  queues: sql`${param('jobs', arrayOf(text))}::text[]`,
  data: sql`jsonb_build_object('orderNumber', moved.number)`,
  source: sql`moved`,
})

const advance = composeStatement({
  slots: [{ advance: move }, { enter }, { cart }, { back }, { ship }, { bought }, { jobs }],
  last: sql`select number from moved`,
})

/**
 * Moves a placement from one step to another. The statement checks the current step, so a repetition changes nothing. It enqueues the
 * step's jobs too, so that they exist only with the step. Returns the number of moved orders.
 */
export function advanceOrder(executor: Executor, step: Advance): Promise<number> {
  const parts = advance.of(
    'advance',
    step.authorisedBy !== null && 'enter',
    step.cartState !== null && 'cart',
    step.givesBack && 'back',
    step.shipments.length > 0 && 'ship',
    step.state === 'finalised' && 'bought',
    step.jobs.length > 0 && 'jobs',
  )
  return execute(executor, parts, step)
}
