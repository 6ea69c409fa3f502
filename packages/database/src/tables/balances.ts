import { sql } from 'drizzle-orm'
import { bigserial, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt, currency, instant, minor } from './columns.ts'
import { consumers } from './consumers.ts'

export type StoredCardKind = 'gift_card' | 'reward_card' | 'reward_code'

/**
 * Cards with a number and a stored value: gift cards, reward cards, and reward codes, which are used once and have no PIN.
 * Numbers and PINs are stored as hashes; `last4` may be shown. Only the entries' trigger writes the balance.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<StoredCardKind>().notNull().default('gift_card'),
    numberHash: bytea('number_hash').notNull(),
    pinHash: text('pin_hash'),
    /** Wrong PINs since the last right one; each fifth one locks the card for a while. */
    wrongPins: smallint('wrong_pins').notNull().default(0),
    lockedUntil: instant('locked_until'),
    last4: text('last4').notNull(),
    currency: currency().notNull(),
    balanceMinor: minor('balance_minor').notNull().default(0),
    state: text('state').$type<'active' | 'blocked'>().notNull().default('active'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('gift_cards_number').on(table.numberHash),
    check('gift_cards_balance_not_negative', sql`${table.balanceMinor} >= 0`),
    check('gift_cards_kind_known', sql`${table.kind} in ('gift_card', 'reward_card', 'reward_code')`),
    check('gift_cards_pin', sql`${table.kind} = 'reward_code' or ${table.pinHash} is not null`),
    check('gift_cards_state_known', sql`${table.state} in ('active', 'blocked')`),
  ],
)

/**
 * A gift card that a consumer keeps in the account. The hash of its number is that of the moment: a card that gets another number
 * leaves the accounts.
 */
export const savedGiftCards = pgTable(
  'saved_gift_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    giftCardId: uuid('gift_card_id')
      .notNull()
      .references(() => giftCards.id, { onDelete: 'cascade' }),
    numberHash: bytea('number_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_gift_cards_once').on(table.consumerNo, table.giftCardId),
    index('saved_gift_cards_by_card').on(table.giftCardId),
  ],
)

/** Append-only. `issue` and `restore` are positive, `redeem` is negative. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    giftCardId: uuid('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    kind: text('kind').$type<'issue' | 'redeem' | 'restore'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency().notNull(),
    orderNumber: text('order_number'),
    reference: text('reference').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'gift_card_entries_sign',
      sql`case ${table.kind} when 'issue' then ${table.amountMinor} >= 0 when 'restore' then ${table.amountMinor} > 0 when 'redeem' then ${table.amountMinor} < 0 else false end`,
    ),
    uniqueIndex('gift_card_entries_once')
      .on(table.giftCardId, table.orderNumber, table.kind, table.reference)
      .where(sql`${table.orderNumber} is not null`),
    index('gift_card_entries_by_order').on(table.orderNumber),
  ],
)

export const pointsAccounts = pgTable(
  'points_accounts',
  {
    memberId: text('member_id').primaryKey(),
    balance: minor('balance').notNull().default(0),
    createdAt: createdAt(),
    /** The code by which the member brings new members; it does not lead back to the member's id. */
    referralCode: text('referral_code').generatedAlwaysAs(sql`upper(substr(md5("member_id"), 1, 10))`),
  },
  (table) => [
    uniqueIndex('points_accounts_referral_code').on(table.referralCode).where(sql`${table.referralCode} is not null`),
    check('points_accounts_balance_not_negative', sql`${table.balance} >= 0`),
  ],
)

/** A membership that its consumer ended. Its account stays at zero: the entries' trigger lets lapse what still comes to it (decision 0133). */
export const endedMemberships = pgTable(
  'ended_memberships',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => pointsAccounts.memberId),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo),
    /** Null for a membership of which no beginning is known. */
    joinedAt: instant('joined_at'),
    endedAt: instant('ended_at').notNull(),
    /** The balance that lapsed. */
    lostPoints: minor('lost_points').notNull(),
  },
  (table) => [
    check('ended_memberships_lost_not_negative', sql`${table.lostPoints} >= 0`),
    index('ended_memberships_by_consumer').on(table.consumerNo),
  ],
)

/** The member by whose code an account was opened. */
export const referrals = pgTable('referrals', {
  consumerNo: text('consumer_no')
    .primaryKey()
    .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
  memberId: text('member_id').notNull(),
  /** The campaign or place that the page's address named. */
  leadSource: text('lead_source'),
  createdAt: createdAt(),
})

/** Append-only. `earn` and `restore` are positive; `spend` and `expire` are negative; `adjust` is either. */
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => pointsAccounts.memberId),
    kind: text('kind').$type<'earn' | 'spend' | 'restore' | 'expire' | 'adjust'>().notNull(),
    points: minor('points').notNull(),
    /** What a return would have taken besides, had the member still had it; tiers do not count these points either (decision 0112). */
    shortfall: minor('shortfall').notNull().default(0),
    orderNumber: text('order_number'),
    reference: text('reference').notNull().default(''),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'points_entries_sign',
      sql`case ${table.kind} when 'earn' then ${table.points} > 0 when 'restore' then ${table.points} > 0 when 'spend' then ${table.points} < 0 when 'expire' then ${table.points} < 0 when 'adjust' then ${table.points} <> 0 or ${table.shortfall} > 0 else false end`,
    ),
    check(
      'points_entries_shortfall',
      sql`${table.shortfall} = 0 or (${table.kind} = 'adjust' and ${table.shortfall} > 0)`,
    ),
    uniqueIndex('points_entries_once')
      .on(table.memberId, table.orderNumber, table.kind, table.reference)
      .where(sql`${table.orderNumber} is not null`),
    index('points_entries_by_member').on(table.memberId, table.id),
  ],
)

/** The credit that an athlete may spend in a calendar year, and the amount spent; only the entries' trigger writes `spent`. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo),
    year: smallint('year').notNull(),
    currency: currency().notNull(),
    creditMinor: minor('credit_minor').notNull(),
    spentMinor: minor('spent_minor').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.consumerNo, table.year] }),
    check('credit_accounts_spent_within', sql`${table.spentMinor} between 0 and ${table.creditMinor}`),
  ],
)

/** Append-only. `spend` is positive, `restore` is negative. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    consumerNo: text('consumer_no').notNull(),
    year: smallint('year').notNull(),
    kind: text('kind').$type<'spend' | 'restore'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    orderNumber: text('order_number').notNull(),
    reference: text('reference').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'credit_entries_sign',
      sql`case ${table.kind} when 'spend' then ${table.amountMinor} > 0 when 'restore' then ${table.amountMinor} < 0 else false end`,
    ),
    uniqueIndex('credit_entries_once').on(table.orderNumber, table.kind, table.reference),
  ],
)
