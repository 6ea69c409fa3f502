import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant } from './columns.ts'

/** The answer to a keyed request, kept to be given again; the scope names the call and the caller. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: bytea('request_hash').notNull(),
    /** Both null while the first request is still being answered. */
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

/** Outcomes of address validation by the hash of what was asked; no address is kept in clear. */
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
