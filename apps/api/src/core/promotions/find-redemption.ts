import {
  arrayOf,
  boolean,
  carts,
  findRow,
  json,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Cart, CartOwner } from '@lacehouse/domain/cart/cart'
import { findOrderEmail } from '@lacehouse/domain/order/plan-order'
import type { Pool } from 'pg'
import type { RedemptionRow } from '../cart/to-redemption-facts.ts'
import { type FreeStock, freeStockJson } from '../stock/stock.queries.ts'

/** The coupons and promotions to read together with a cart. */
export type RedemptionQuestion = {
  /** Codes that the call applies. */
  readonly couponCodes: readonly string[]
  readonly limitedIds: readonly string[]
  /** True when a promotion without a code counts its uses or requires a first order, so that every cart needs the facts. */
  readonly isForAll: boolean
}

// The key of uses that count together: the consumer number, or a guest's email.
const ownerKind = param('ownerKind', carts.ownerKind)
const ownerId = param('ownerId', text)
const shopper = sql`
  select email, case when ${ownerKind} = 'consumer' then 'consumer:' || ${ownerId} else 'email:' || email end as key
  from (select lower(coalesce(${param('email', nullable(text))}::text, (select o.email from orders o
    where o.owner_kind = ${ownerKind} and o.owner_id = ${ownerId}
    order by o.placed_at desc nulls last limit 1))) as email) as known`

const couponsOf = sql`
  select coalesce(json_agg(json_build_object('code', k.code, 'promotionId', k.promotion_id,
    'startsAt', extract(epoch from k.starts_at) * 1000,
    'endsAt', case when k.status = 'ended' then 0 else extract(epoch from k.ends_at) * 1000 end,
    'maxUses', k.use_limit, 'maxUsesPerShopper', k.use_limit_per_owner,
    'uses', coalesce(everybody.uses, 0), 'usesByShopper', coalesce(own.uses, 0))), '[]')
  from coupons k
  left join promotion_counters everybody
    on everybody.promotion_id = k.promotion_id and everybody.coupon_code = k.code and everybody.owner_key = ''
  left join promotion_counters own
    on own.promotion_id = k.promotion_id and own.coupon_code = k.code and own.owner_key = shopper.key
  where k.site_id = ${param('siteId', text)} and k.code = any (${param('couponCodes', arrayOf(text))}::text[])`

const usesOf = sql`
  select coalesce(json_agg(json_build_object('promotionId', n.promotion_id, 'isOwn', n.owner_key <> '', 'uses', n.uses)), '[]')
  from promotion_counters n
  where n.promotion_id = any (${param('limitedIds', arrayOf(text))}::text[]) and n.coupon_code = '' and n.owner_key in ('', shopper.key)`

const takenBy = sql`
  select coalesce(json_agg(json_build_object('promotionId', u.promotion_id, 'couponCode', u.coupon_code)), '[]')
  from promotion_uses u where u.order_number = ${param('orderNumber', nullable(text))} and u.quantity = 1`

// An order of this cart does not count. Two subqueries, because each has its own index.
const isBefore = sql`o.cart_id <> ${param('cartId', uuid)}::uuid and o.state not in ('failed', 'cancelled')`
const hasOrdered = sql`
  exists (select from orders o where o.owner_kind = ${ownerKind} and o.owner_id = ${ownerId} and ${isBefore})
  or exists (select from orders o where lower(o.email) = shopper.email and ${isBefore})`

const facts = sql`
  (${couponsOf}) as coupons, (${usesOf}) as uses, (${takenBy}) as taken, (${hasOrdered}) as "hasOrdered"`

const row = {
  coupons: json<RedemptionRow['coupons']>(),
  uses: json<RedemptionRow['uses']>(),
  taken: json<RedemptionRow['taken']>(),
  hasOrdered: boolean,
}

const readRedemption = statement({
  name: 'redemption-read',
  row,
  sql: sql`with shopper as materialized (${shopper}) select ${facts} from shopper`,
})

// Reads the free stock too, so that a new cart needs one statement.
const readForNewCart = statement({
  name: 'redemption-new-cart',
  row: { ...row, stock: json<readonly FreeStock[]>() },
  sql: sql`
    with shopper as materialized (${shopper})
    select ${facts}, (
      select ${freeStockJson} from stock_items s
      where s.variant_id = any (${param('variantIds', arrayOf(text))}::text[])
        and s.location_id = any (${param('locationIds', arrayOf(text))}::text[])
    ) as stock from shopper`,
})

const nothing: RedemptionRow = { coupons: [], uses: [], taken: [], hasOrdered: false }

/**
 * Finds the coupons of a cart and the uses of promotions. Sends no statement for a cart without codes when no promotion without a
 * code needs the facts.
 */
export async function findRedemption(
  pool: Pool,
  { doc, orderNumber }: { readonly doc: Cart; readonly orderNumber: string | null },
  asked: RedemptionQuestion | undefined,
): Promise<RedemptionRow> {
  const codes = [...doc.couponCodes, ...(asked?.couponCodes ?? [])]
  if (!asked || (codes.length === 0 && !asked.isForAll)) return nothing
  const found = await findRow(pool, readRedemption, {
    siteId: doc.siteId,
    ownerKind: doc.owner.kind,
    ownerId: doc.owner.id,
    email: findOrderEmail(doc) || null,
    couponCodes: codes,
    limitedIds: asked.limitedIds,
    orderNumber,
    cartId: doc.id,
  })
  return found ?? nothing
}

export type NewCartQuestion = {
  /** The id of the new cart. */
  readonly cartId: string
  readonly siteId: string
  readonly owner: CartOwner
  readonly limitedIds: readonly string[]
  readonly variantIds: readonly string[]
  readonly locationIds: readonly string[]
}

/** Reads the facts for a cart before its first write: the shopper's uses of promotions and the free stock of its variants. */
export async function readNewCartFacts(
  pool: Pool,
  { owner, ...question }: NewCartQuestion,
): Promise<RowOf<typeof readForNewCart>> {
  const ofOwner = { ownerKind: owner.kind, ownerId: owner.id, email: null, couponCodes: [], orderNumber: null }
  return (await findRow(pool, readForNewCart, { ...question, ...ofOwner })) ?? { ...nothing, stock: [] }
}
