import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant } from './columns.ts'
import { consumers } from './consumers.ts'

/** The result of a right password, exchanged once for tokens by the caller with the verifier of its challenge. */
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

/** Failed attempts to sign in, for an account or an address; neither is stored in clear. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    scope: bytea('scope').primaryKey(),
    tries: integer('tries').notNull(),
    /** The last counted attempt; attempts refused during a lock are not counted. */
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('sign_in_tries_to_forget').on(table.lastAt)],
)
