import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant } from './columns.ts'
import { consumers } from './consumers.ts'

/** What a right password gives, to be exchanged once for tokens by whoever knows the verifier of its challenge. */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    hash: bytea('hash').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    siteId: text('site_id').notNull(),
    /** Base64url of the verifier's SHA-256. */
    codeChallenge: text('code_challenge').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('authorization_codes_to_expire').on(table.expiresAt)],
)

/** Tries to sign in that have not succeeded, of an account or from an address; neither is kept in clear. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    scope: bytea('scope').primaryKey(),
    tries: integer('tries').notNull(),
    /** When the last one was counted that was not refused for being one too many. */
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('sign_in_tries_to_forget').on(table.lastAt)],
)
