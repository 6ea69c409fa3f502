import {
  arrayOf,
  boolean,
  composeStatement,
  execute,
  integer,
  json,
  literal,
  moment,
  nullable,
  orders,
  param,
  sql,
  text,
  uuid,
} from '@lacehouse/database'
import type { PromotionUse } from '@lacehouse/domain/cart/list-promotion-uses'
import { hasNewsletterConsent } from '@lacehouse/domain/order/has-newsletter-consent'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { BalanceDebits } from '@lacehouse/domain/order/to-balance-debits'
import type { PaymentInstrument } from '@lacehouse/domain/payment/instrument'
import type { StockDemand } from '@lacehouse/domain/stock/stock'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import { debit, toDebitValues } from '../balances/debit-statement.ts'
import { mostDeclines } from '../cart/cart.queries.ts'
import { onSubscribedBefore } from '../subscriptions/subscriptions.queries.ts'

export type Reservation = {
  readonly cartVersion: number
  readonly draft: OrderDraft
  readonly demands: readonly StockDemand[]
  readonly charge: {
    readonly id: string
    readonly provider: string
    readonly method: string
    readonly amount: number
    readonly instrument: PaymentInstrument
  } | null
  readonly promotionUses: readonly PromotionUse[]
  /** Debits of the shop's own balances; null without stored value. */
  readonly debits: BalanceDebits | null
  /** Reservations of store stock for lines of the cart. */
  readonly reservationIds: readonly string[]
}

const orderNumber = param('orderNumber', text)
const siteId = param('siteId', text)
const locale = param('locale', text)
const ownerKind = param('ownerKind', orders.ownerKind)
const ownerId = param('ownerId', text)
const email = param('email', text)
const currency = param('currency', text)

const order = sql`taken as (
    update carts set state = 'ordering', order_number = ${orderNumber}, updated_at = ${moment('placedAt')}
    where id = ${param('cartId', uuid)} and version = ${param('cartVersion', integer)} and state = 'open'
      and (declined_payments < ${literal(mostDeclines)} or last_declined_at < now() - interval '1 hour') returning id
  ), placed as (
    insert into orders (number, cart_id, site_id, locale, owner_kind, owner_id, email, state, placement_step, doc,
      currency, total_minor, placed_at, updated_at)
    select ${orderNumber}, id, ${siteId}, ${locale}, ${ownerKind}, ${ownerId}, ${email},
      'processing', 'authorising', ${param('doc', orders.doc)}, ${currency}, ${param('total', integer)},
      ${moment('placedAt')}, ${moment('placedAt')}
    from taken returning number
  )`

const hold = sql`held as (
    insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select demand.variant, demand.location, case when demand.is_ahead then 'promise' else 'reserve' end, demand.quantity, number, ''
    from placed, unnest(${param('demandedVariants', arrayOf(text))}::text[], ${param('demandedAt', arrayOf(text))}::text[],
      ${param('demandedQuantities', arrayOf(integer))}::int[], ${param('demandedAhead', arrayOf(boolean))}::boolean[])
      as demand(variant, location, quantity, is_ahead)`

// Releases a store's reservation in the same statement that reserves the stock for the order, so that no other order comes between.
const claimAndHold = sql`claimed as (
    update reservations r set state = 'ordered', order_number = number, updated_at = now()
    from placed where r.id = any (${param('reservationIds', arrayOf(uuid))}::uuid[]) and r.state = 'held'
    returning r.id, r.variant_id, r.location_id, r.quantity
  ), ${hold}
    union all select variant_id, location_id, 'release', -quantity, null, id::text from claimed
  )`

const charge = sql`charged as (
    insert into payments (id, order_number, provider, idempotency_key, method, amount_minor, currency, instrument)
    select ${param('chargeId', nullable(uuid))}::uuid, number, ${param('provider', nullable(text))}, number,
      ${param('method', nullable(text))}, ${param('amount', nullable(integer))}, ${currency},
      ${param('instrument', nullable(json<PaymentInstrument>()))}::jsonb
    from placed
  )`

// The key of the mailbox, with an account the account's: `find-redemption.ts` reads uses by the same key.
const redeemer = sql`'email:' || mailbox_key(coalesce(
      case when ${ownerKind} = 'consumer' then (select a.email from consumers a where a.consumer_no = ${ownerId}) end, ${email}))`

const use = sql`used as (
    insert into promotion_uses (promotion_id, coupon_code, order_number, owner_key, quantity)
    select promotion, code, number, ${redeemer}, 1
    from placed, unnest(${param('usedPromotions', arrayOf(text))}::text[], ${param('usedCodes', arrayOf(text))}::text[])
      as used(promotion, code)
  )`

// The consent takes site, locale, email and time from the order (CHK-18). The mailbox is asked by mail, because anybody can type its
// address (decision 0061).
const consent = sql`agreed as (
    insert into newsletter_consents (site_id, locale, email, source, order_number, agreed_at)
    select ${siteId}, ${locale}, lower(${email}), 'checkout', number, ${moment('placedAt')} from placed
  ), subscribed as (
    insert into subscriptions as s (site_id, locale, channel, type, recipient, source, opted_in_at, updated_at)
    select ${siteId}, ${locale}, 'email', 'Newsletter', lower(${email}), 'checkout', ${moment('placedAt')}, ${moment('placedAt')}
    from placed
    ${onSubscribedBefore}
    returning id, confirmed_at
  ), asked as (select id from subscribed where confirmed_at is null), ${enqueueInStatement({
    queues: sql`array['subscription-mail']`,
    data: sql`jsonb_build_object('subscriptionId', asked.id)`,
    source: sql`asked`,
  })}`

const reserve = composeStatement({
  slots: [
    { reserve: order },
    { hold: sql`${hold})`, 'claim-hold': claimAndHold },
    { charge },
    { use },
    { debit },
    { consent },
  ],
  last: sql`select number from placed`,
})

/**
 * Takes the cart, writes the order, reserves its stock and records its charge in one statement, all or nothing. Returns the number of
 * written orders.
 */
export function reserveOrder(pool: Pool, reservation: Reservation): Promise<number> {
  const { draft, demands, reservationIds, promotionUses, debits } = reservation
  const hasClaims = reservationIds.length > 0
  const parts = reserve.of(
    'reserve',
    hasClaims ? 'claim-hold' : demands.length > 0 && 'hold',
    reservation.charge !== null && 'charge',
    promotionUses.length > 0 && 'use',
    debits !== null && 'debit',
    hasNewsletterConsent(draft) && 'consent',
  )
  return execute(pool, parts, toReserveValues(reservation))
}

const toReserveValues = (reservation: Reservation) => ({
  ...toOrderValues(reservation),
  ...toChargeValues(reservation.charge),
  ...toDebitValues(reservation.debits, reservation.draft),
  demandedVariants: reservation.demands.map(({ stockItemId }) => stockItemId),
  demandedAt: reservation.demands.map(({ location }) => location),
  demandedQuantities: reservation.demands.map(({ qty }) => qty),
  demandedAhead: reservation.demands.map(({ isAhead = false }) => isAhead),
  reservationIds: reservation.reservationIds,
  usedPromotions: reservation.promotionUses.map(({ promotionId }) => promotionId),
  usedCodes: reservation.promotionUses.map(({ couponCode }) => couponCode),
})

const toOrderValues = ({ draft, cartVersion }: Reservation) => ({
  cartId: draft.cartId,
  orderNumber: draft.orderNumber,
  cartVersion,
  siteId: draft.siteId,
  locale: draft.locale,
  ownerKind: draft.owner.kind,
  ownerId: draft.owner.id,
  email: draft.email,
  doc: draft,
  currency: draft.currency,
  placedAt: draft.placedAt,
  total: draft.totals.total,
})

const toChargeValues = (charge: Reservation['charge']) => ({
  chargeId: charge?.id ?? null,
  provider: charge?.provider ?? null,
  method: charge?.method ?? null,
  amount: charge?.amount ?? null,
  instrument: charge?.instrument ?? null,
})
