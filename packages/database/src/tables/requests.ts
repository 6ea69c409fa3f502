import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant } from './columns.ts'

/** The reply to a request with an idempotency key, stored for repetitions; the scope names the call and the caller. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: bytea('request_hash').notNull(),
    /** Both are null while the first request runs. */
    status: integer('status'),
    response: jsonb('response').$type<unknown>(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_to_expire').on(table.expiresAt),
  ],
)

/** Solved challenges, so that none is accepted twice. */
export const usedCaptchas = pgTable(
  'used_captchas',
  { hash: bytea('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_captchas_to_expire').on(table.expiresAt)],
)

/** Results of address validation by the hash of the address; no address is stored in clear. */
export const addressChecks = pgTable(
  'address_checks',
  {
    hash: bytea('hash').primaryKey(),
    outcome: jsonb('outcome').$type<unknown>().notNull(),
    checkedAt: instant('checked_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('address_checks_to_expire').on(table.expiresAt)],
)
