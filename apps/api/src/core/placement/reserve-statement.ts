import type { PromotionUse } from '@lacehouse/domain/cart/list-promotion-uses'
import { hasNewsletterConsent } from '@lacehouse/domain/order/has-newsletter-consent'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { BalanceDebits } from '@lacehouse/domain/order/to-balance-debits'
import type { PaymentInstrument } from '@lacehouse/domain/payment/instrument'
import type { StockDemand } from '@lacehouse/domain/stock/stock'
import { toDebits } from '../balances/debit-statement.ts'
import { mostDeclines } from '../cart/cart.queries.ts'
import { composeStatement, type Part } from './compose-statement.ts'

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
  /** What is taken from balances that the shop itself keeps; null where it takes nothing. */
  readonly debits: BalanceDebits | null
  /** What stores hold for the lines of the cart. */
  readonly reservationIds: readonly string[]
}

/** One statement, and so one commit: the cart is taken, the order written, its stock held and its charge announced, or nothing. */
export function toReserveStatement(reservation: Reservation): ReturnType<typeof composeStatement> {
  const { draft, demands, reservationIds, charge, promotionUses, debits } = reservation
  return composeStatement(
    [
      toOrder(reservation),
      ...(reservationIds.length > 0 ? [toClaim(reservationIds)] : []),
      ...(demands.length + reservationIds.length > 0 ? [toHold(reservation)] : []),
      ...(charge ? [toCharge(charge)] : []),
      ...(promotionUses.length > 0 ? [toUses(promotionUses, draft)] : []),
      ...(debits ? [toDebits(debits, draft)] : []),
      ...(hasNewsletterConsent(draft) ? [consent] : []),
    ],
    'select number from placed',
  )
}

const order = `taken as (
    update carts set state = 'ordering', order_number = $2, updated_at = to_timestamp($11 / 1000.0)
    where id = $1 and version = $3 and state = 'open'
      and (declined_payments < ${mostDeclines} or last_declined_at < now() - interval '1 hour') returning id
  ), placed as (
    insert into orders (number, cart_id, site_id, locale, owner_kind, owner_id, email, state, placement_step, doc,
      currency, total_minor, placed_at, updated_at)
    select $2, id, $4, $5, $6, $7, $8, 'processing', 'authorising', $9, $10, $12, to_timestamp($11 / 1000.0), to_timestamp($11 / 1000.0)
    from taken returning number
  )`

const toOrder = ({ draft, cartVersion }: Reservation): Part => ({
  name: 'reserve',
  text: order,
  values: [
    draft.cartId,
    draft.orderNumber,
    cartVersion,
    draft.siteId,
    draft.locale,
    draft.owner.kind,
    draft.owner.id,
    draft.email,
    draft,
    draft.currency,
    draft.placedAt,
    draft.totals.total,
  ],
})

const toClaim = (reservationIds: readonly string[]): Part => ({
  name: 'claim',
  text: `claimed as (
    update reservations r set state = 'ordered', order_number = number, updated_at = now()
    from placed where r.id = any (?1::uuid[]) and r.state = 'held'
    returning r.id, r.variant_id, r.location_id, r.quantity
  )`,
  values: [reservationIds],
})

// What a store held for the cart is let go in the same entry into the ledger, so that nobody else can come between (T5).
const letGo = `union all select variant_id, location_id, 'release', -quantity, null, id::text from claimed`

const toHold = ({ demands, reservationIds }: Reservation): Part => ({
  name: 'hold',
  text: `held as (
    insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select demand.variant, demand.location, 'reserve', demand.quantity, number, ''
    from placed, unnest(?1::text[], ?2::text[], ?3::int[]) as demand(variant, location, quantity)
    ${reservationIds.length > 0 ? letGo : ''}
  )`,
  values: [
    demands.map(({ stockItemId }) => stockItemId),
    demands.map(({ location }) => location),
    demands.map(({ qty }) => qty),
  ],
})

const toCharge = ({ id, provider, method, amount, instrument }: NonNullable<Reservation['charge']>): Part => ({
  name: 'charge',
  text: `charged as (
    insert into payments (id, order_number, provider, idempotency_key, method, amount_minor, currency, instrument)
    select ?1::uuid, number, ?2, number, ?3, ?4, $10, ?5::jsonb from placed
  )`,
  values: [id, provider, method, amount, JSON.stringify(instrument)],
})

const toUses = (uses: readonly PromotionUse[], draft: OrderDraft): Part => ({
  name: 'use',
  text: `used as (
    insert into promotion_uses (promotion_id, coupon_code, order_number, owner_key, quantity)
    select promotion, code, number, ?3, 1 from placed, unnest(?1::text[], ?2::text[]) as used(promotion, code)
  )`,
  values: [uses.map(({ promotionId }) => promotionId), uses.map(({ couponCode }) => couponCode), toRedeemer(draft)],
})

// The order's own values: its site, locale, mail address and moment (CHK-18).
const consent: Part = {
  name: 'consent',
  text: `agreed as (
    insert into newsletter_consents (site_id, locale, email, source, order_number, agreed_at)
    select $4, $5, lower($8), 'checkout', number, to_timestamp($11 / 1000.0) from placed
  )`,
  values: [],
}

/** Whose use it is, as reading a cart asks for it: see `find-redemption.ts` (decision 0015). */
const toRedeemer = ({ owner, email }: OrderDraft): string =>
  owner.kind === 'consumer' ? `consumer:${owner.id}` : `email:${email.toLowerCase()}`
