import type { SignInWay } from '@lacehouse/domain/auth/sign-in-way'
import type { CartOwner } from '@lacehouse/domain/cart/cart'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant, updatedAt } from './columns.ts'

export const consumers = pgTable(
  'consumers',
  {
    consumerNo: text('consumer_no').primaryKey(),
    siteId: text('site_id').notNull(),
    consumerType: text('consumer_type').notNull().default('CONSUMER'),
    /** Lower case, as it is compared. */
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    memberId: text('member_id'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text('phone'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender'),
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull().default({}),
    state: text('state').$type<'active' | 'disabled' | 'erased'>().notNull().default('active'),
    /** When the consumer proved that the mailbox is theirs; null until then (decision 0034). */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** When a code that went to the phone proved that it is theirs; null until then, and again for another phone (decision 0049). */
    phoneConfirmedAt: instant('phone_confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('consumers_email').on(table.email),
    uniqueIndex('consumers_member').on(table.memberId),
    index('consumers_by_last_name').on(sql`lower(${table.lastName}) text_pattern_ops`),
    index('consumers_by_phone').on(table.phone).where(sql`${table.phone} is not null`),
    check('consumers_email_lower', sql`${table.email} = lower(${table.email})`),
    check('consumers_state_known', sql`${table.state} in ('active', 'disabled', 'erased')`),
  ],
)

export const consumerAddresses = pgTable(
  'consumer_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    kind: text('kind').$type<'shipping' | 'billing'>().notNull().default('shipping'),
    isDefault: boolean('is_default').notNull().default(false),
    address: jsonb('address').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('consumer_addresses_kind_known', sql`${table.kind} in ('shipping', 'billing')`),
    index('consumer_addresses_by_consumer').on(table.consumerNo),
    uniqueIndex('consumer_addresses_one_default').on(table.consumerNo, table.kind).where(sql`${table.isDefault}`),
  ],
)

/** A provider's token and what may be shown of the card; never a number. */
export const consumerCards = pgTable(
  'consumer_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    providerToken: text('provider_token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expiryMonth: smallint('expiry_month').notNull(),
    expiryYear: smallint('expiry_year').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('consumer_cards_once').on(
      table.consumerNo,
      table.brand,
      table.last4,
      table.expiryMonth,
      table.expiryYear,
    ),
    uniqueIndex('consumer_cards_one_default').on(table.consumerNo).where(sql`${table.isDefault}`),
  ],
)

/** All refresh tokens that grew out of one sign-in; revoking the family ends them all. */
export const refreshTokenFamilies = pgTable(
  'refresh_token_families',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id').notNull(),
    ownerKind: text('owner_kind').$type<CartOwner['kind']>().notNull(),
    ownerId: text('owner_id').notNull(),
    agentId: text('agent_id'),
    userAgent: text('user_agent'),
    /** The way of the sign-in; null for a family that a shop without this column opened, and for one of an agent. */
    signedInBy: text('signed_in_by').$type<SignInWay>(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** The end that no use moves; null for a family that a shop without this column opened. */
    endsAt: instant('ends_at'),
    revokedAt: instant('revoked_at'),
    revokedFor: text('revoked_for').$type<
      'signed_out' | 'reused' | 'consumer_gone' | 'password_changed' | 'email_changed'
    >(),
  },
  (table) => [
    check('refresh_token_families_owner_kind_known', sql`${table.ownerKind} in ('guest', 'consumer')`),
    index('refresh_token_families_by_owner').on(table.ownerKind, table.ownerId),
    index('refresh_token_families_to_expire').on(table.expiresAt),
  ],
)

/** A token is used once; one that comes back after it was rotated revokes its family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: bytea('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => refreshTokenFamilies.id, { onDelete: 'cascade' }),
    issuedAt: instant('issued_at').notNull().defaultNow(),
    rotatedAt: instant('rotated_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('refresh_tokens_by_family').on(table.familyId)],
)
