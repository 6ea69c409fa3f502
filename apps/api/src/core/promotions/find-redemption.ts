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
import type { PromotionId } from '@lacehouse/domain/cart/ids'
import { findOrderEmail } from '@lacehouse/domain/order/plan-order'
import type { Pool } from 'pg'
import { type FreeStock, freeStockJson } from '../stock/stock.queries.ts'

/** The uses of promotions, as the database stores them. */
export type RedemptionRow = {
  readonly coupons: readonly StoredCoupon[]
  /** Uses of limited promotions: by all shoppers, and by this shopper where `isOwn` is true. */
  readonly uses: readonly { readonly promotionId: PromotionId; readonly isOwn: boolean; readonly uses: number }[]
  /** Uses by the order that this cart becomes; they do not count against the cart. */
  readonly taken: readonly { readonly promotionId: PromotionId; readonly couponCode: string }[]
  readonly hasOrdered: boolean
}

/** A coupon row; null means no limit. */
export type StoredCoupon = {
  readonly code: string
  readonly promotionId: PromotionId
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly maxUses: number | null
  readonly maxUsesPerShopper: number | null
  readonly uses: number
  readonly usesByShopper: number
}

/** The coupons and promotions to read together with a cart. */
export type RedemptionQuestion = {
  /** Codes that the call applies. */
  readonly couponCodes: readonly string[]
  readonly limitedIds: readonly string[]
  /** True when a promotion without a code counts its uses or requires a first order, so that every cart needs the facts. */
  readonly isForAll: boolean
  /** The email address that the call gives the order, instead of the cart's. */
  readonly email?: string | null
}

const ownerKind = param('ownerKind', carts.ownerKind)
const ownerId = param('ownerId', text)

// The keys of uses that count together: those of the mailbox, with or without an account. Uses from before mailboxes were compared
// have the key of the account, or of the email as it was typed; those of an erased account have a hash of the mailbox.
const shopper = sql`
  select typed, account, array['email:' || mailbox_key(coalesce(account, typed)), 'email:' || lower(coalesce(account, typed)),
    ${ownerKind} || ':' || ${ownerId}, erased_owner_key('email:' || mailbox_key(coalesce(account, typed)))] as keys
  from (select coalesce(${param('email', nullable(text))}::text, (select o.email from orders o
      where o.owner_kind = ${ownerKind} and o.owner_id = ${ownerId}
      order by o.placed_at desc nulls last limit 1)) as typed,
    case when ${ownerKind} = 'consumer' then (select a.email from consumers a where a.consumer_no = ${ownerId}) end as account) as known`

const couponsOf = sql`
  select coalesce(json_agg(json_build_object('code', k.code, 'promotionId', k.promotion_id,
    'startsAt', extract(epoch from k.starts_at) * 1000,
    'endsAt', case when k.status = 'ended' then 0 else extract(epoch from k.ends_at) * 1000 end,
    'maxUses', k.use_limit, 'maxUsesPerShopper', k.use_limit_per_owner,
    'uses', coalesce(everybody.uses, 0), 'usesByShopper', (
      select coalesce(sum(own.uses), 0) from promotion_counters own
      where own.promotion_id = k.promotion_id and own.coupon_code = k.code and own.owner_key = any (shopper.keys)))), '[]')
  from coupons k
  left join promotion_counters everybody
    on everybody.promotion_id = k.promotion_id and everybody.coupon_code = k.code and everybody.owner_key = ''
  where k.site_id = ${param('siteId', text)} and k.code = any (${param('couponCodes', arrayOf(text))}::text[])`

const usesOf = sql`
  select coalesce(json_agg(json_build_object('promotionId', n.promotion_id, 'isOwn', n.is_own, 'uses', n.uses)), '[]')
  from (select promotion_id, owner_key <> '' as is_own, sum(uses) as uses from promotion_counters
    where promotion_id = any (${param('limitedIds', arrayOf(text))}::text[]) and coupon_code = ''
      and (owner_key = '' or owner_key = any (shopper.keys))
    group by 1, 2) as n`

const takenBy = sql`
  select coalesce(json_agg(json_build_object('promotionId', u.promotion_id, 'couponCode', u.coupon_code)), '[]')
  from promotion_uses u where u.order_number = ${param('orderNumber', nullable(text))} and u.quantity = 1`

// An order of this cart does not count. Two subqueries, because each has its own index.
const isBefore = sql`o.cart_id <> ${param('cartId', uuid)}::uuid and o.state not in ('failed', 'cancelled')`
const hasOrdered = sql`
  exists (select from orders o where o.owner_kind = ${ownerKind} and o.owner_id = ${ownerId} and ${isBefore})
  or exists (select from orders o
    where mailbox_key(o.email) = any (array[mailbox_key(shopper.typed), mailbox_key(shopper.account)]) and ${isBefore})`

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
    email: (asked.email === undefined ? findOrderEmail(doc) : asked.email) || null,
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
