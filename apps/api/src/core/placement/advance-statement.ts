import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderState } from '@lacehouse/domain/order/order-state'
import type { PlacementStep } from '@lacehouse/domain/order/plan-placement'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import type { JobName } from '../../infra/jobs/jobs.ts'
import { composeStatement, type Part } from './compose-statement.ts'

export type Advance = {
  readonly number: string
  /** When the step is taken, milliseconds since 1970. */
  readonly at: number
  readonly from: PlacementStep
  readonly to: PlacementStep
  readonly state: OrderState
  readonly reason: string | null
  readonly providerReference: string | null
  readonly paymentState: string | null
  /** What is kept with the payment's instrument from now on. */
  readonly instrument: { readonly challenge?: { readonly id: string; readonly url: string } | null }
  readonly cartState: 'open' | 'ordered' | 'merged' | null
  readonly givesBack: boolean
  /** The provider refused the card: counted at its cart. */
  readonly isDeclined: boolean
  /** The provider's event that authorised the payment, entered into its ledger once. */
  readonly authorisedBy: string | null
  readonly shipments: OrderDraft['shipments']
  readonly jobs: readonly JobName[]
}

/**
 * Guarded by the step it was decided at: whoever comes second changes nothing and looks again. What is left to a job is written
 * with it, and so exists only if the step does.
 */
export function toAdvanceStatement(step: Advance): ReturnType<typeof composeStatement> {
  return composeStatement(
    [
      toMove(step),
      ...(step.authorisedBy ? [toEntry(step.authorisedBy)] : []),
      ...(step.cartState ? [toCartState(step)] : []),
      ...(step.givesBack ? [giveBack] : []),
      ...(step.shipments.length > 0 ? [toShipments(step.shipments)] : []),
      ...(step.jobs.length > 0 ? [toJobs(step.jobs)] : []),
    ],
    'select number from moved',
  )
}

const move = `moved as (
    update orders set state = $3::text, placement_step = $4, failure_reason = $5::text, updated_at = to_timestamp($9 / 1000.0), version = version + 1,
      finalised_at = case when $3::text = 'finalised' then now() else finalised_at end,
      payment_pending_until = case when $3::text = 'payment_pending' then coalesce(payment_pending_until, now() + interval '30 minutes') end
    where number = $1 and placement_step = $2 returning number, cart_id
  ), paid as (
    update payments set provider_reference = coalesce($6::text, provider_reference), state = coalesce($7::text, payments.state),
      instrument = instrument || $8::jsonb, failure_reason = $5::text, updated_at = now()
    from moved where order_number = moved.number
  ), told as (
    insert into order_events (order_number, kind, data) select number, $4, jsonb_build_object('reason', $5::text) from moved
  )`

const toMove = (step: Advance): Part => ({
  name: 'advance',
  text: move,
  values: [
    step.number,
    step.from,
    step.state,
    step.to,
    step.reason,
    step.providerReference,
    step.paymentState,
    JSON.stringify(step.instrument),
    step.at,
  ],
})

const toEntry = (eventId: string): Part => ({
  name: 'enter',
  text: `entered as (
    insert into payment_entries (payment_id, kind, amount_minor, currency, provider_event_id)
    select p.id, 'authorise', p.amount_minor, p.currency, ?1::text from moved join payments p on p.order_number = moved.number
    on conflict do nothing
  )`,
  values: [eventId],
})

const toCartState = ({ cartState, isDeclined }: Advance): Part => ({
  name: 'cart',
  text: `cart as (
    update carts set state = ?1::text, order_number = case when ?1::text = 'open' then null else order_number end, updated_at = now(),
      declined_payments = case when not ?2::boolean then declined_payments
        when last_declined_at > now() - interval '1 hour' then declined_payments + 1 else 1 end,
      last_declined_at = case when ?2::boolean then now() else last_declined_at end
    from moved where carts.id = moved.cart_id
  )`,
  values: [cartState, isDeclined],
})

const giveBack: Part = {
  name: 'back',
  text: `restored as (
    update reservations r set state = 'held', order_number = null, updated_at = now()
    from moved where r.order_number = moved.number and r.state = 'ordered'
    returning r.id, r.variant_id, r.location_id, r.quantity
  ), released as (
    insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select variant_id, location_id, 'release', -quantity, order_number, ''
    from moved join stock_entries s on s.order_number = moved.number and s.reason = 'reserve'
    union all select variant_id, location_id, 'reserve', quantity, null, id::text from restored
  ), returned as (
    insert into promotion_uses (promotion_id, coupon_code, order_number, owner_key, quantity)
    select promotion_id, coupon_code, order_number, owner_key, -1
    from moved join promotion_uses u on u.order_number = moved.number and u.quantity = 1
  )`,
  values: [],
}

const toShipments = (shipments: Advance['shipments']): Part => ({
  name: 'ship',
  text: `shipped as (
    insert into shipments (id, order_number, kind, method, doc, location_id)
    select s ->> 'shipmentId', moved.number, case when s ->> 'storeId' is null then 'ship' else 'pickup' end,
      coalesce(s ->> 'methodCode', 'none'), s, s ->> 'storeId'
    from moved, jsonb_array_elements(?1::jsonb) as s
  )`,
  values: [JSON.stringify(shipments)],
})

const toJobs = (jobs: readonly JobName[]): Part => ({
  name: 'jobs',
  text: enqueueInStatement({
    queues: '?1::text[]',
    data: `jsonb_build_object('orderNumber', moved.number)`,
    source: 'moved',
  }),
  values: [jobs],
})
