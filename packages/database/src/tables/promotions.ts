import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, localised, updatedAt } from './columns.ts'

export const promotions = pgTable(
  'promotions',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    level: text('level').$type<'PRODUCT' | 'ORDER' | 'SHIPPING'>().notNull(),
    campaignId: text('campaign_id'),
    names: localised('names').notNull(),
    callouts: localised('callouts').notNull().default({}),
    rule: jsonb('rule').$type<unknown>().notNull(),
    needsCoupon: boolean('needs_coupon').notNull().default(false),
    combinable: boolean('combinable').notNull().default(false),
    priority: integer('priority').notNull().default(0),
    useLimit: integer('use_limit'),
    useLimitPerOwner: integer('use_limit_per_owner'),
    status: text('status').$type<'draft' | 'live' | 'ended'>().notNull().default('draft'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('promotions_level_known', sql`${table.level} in ('PRODUCT', 'ORDER', 'SHIPPING')`),
    check('promotions_status_known', sql`${table.status} in ('draft', 'live', 'ended')`),
    index('promotions_by_site').on(table.siteId, table.status),
    unique('promotions_of_site').on(table.id, table.siteId),
  ],
)

/** Codes are stored in upper case. A code belongs to one promotion at each site. */
export const coupons = pgTable(
  'coupons',
  {
    siteId: text('site_id').notNull(),
    code: text('code').notNull(),
    promotionId: text('promotion_id').notNull(),
    useLimit: integer('use_limit'),
    useLimitPerOwner: integer('use_limit_per_owner'),
    status: text('status').$type<'live' | 'ended'>().notNull().default('live'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.code] }),
    foreignKey({
      name: 'coupons_promotion_of_site',
      columns: [table.promotionId, table.siteId],
      foreignColumns: [promotions.id, promotions.siteId],
    }),
    check('coupons_code_upper', sql`${table.code} = upper(${table.code})`),
    check('coupons_status_known', sql`${table.status} in ('live', 'ended')`),
    index('coupons_by_promotion').on(table.promotionId),
  ],
)

/** Append-only: +1 for an order that used it, -1 when that order gives it back. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id),
    couponCode: text('coupon_code').notNull().default(''),
    orderNumber: text('order_number').notNull(),
    ownerKey: text('owner_key').notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('promotion_uses_one', sql`${table.quantity} in (1, -1)`),
    uniqueIndex('promotion_uses_once').on(table.orderNumber, table.promotionId, table.couponCode, table.quantity),
  ],
)

/**
 * The balance of `promotion_uses`, written by its trigger: one row for each existing limit (of a promotion, of a coupon, of
 * either for one owner). Unlimited promotions have no row, so that their orders do not wait for each other.
 */
export const promotionCounters = pgTable(
  'promotion_counters',
  {
    promotionId: text('promotion_id').notNull(),
    couponCode: text('coupon_code').notNull().default(''),
    ownerKey: text('owner_key').notNull().default(''),
    uses: integer('uses').notNull(),
    useLimit: integer('use_limit').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.couponCode, table.ownerKey] }),
    check('promotion_counters_within_limit', sql`${table.uses} >= 0 and ${table.uses} <= ${table.useLimit}`),
  ],
)
