import type { AccountLinkPurpose } from '@lacehouse/domain/auth/account-link'
import type { SignInWay } from '@lacehouse/domain/auth/sign-in-way'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** The way of the sign-in, which its session names; null for a code of a shop without this column. */
    signedInBy: text('signed_in_by').$type<SignInWay>(),
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

/** Links in mails to an account's mailbox. A row exists whether or not the mailbox has an account (decision 0057). */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<AccountLinkPurpose>().notNull(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    email: text('email').notNull(),
    /** The account whose email changes, or did; null where the mailbox finds the account. */
    consumerNo: text('consumer_no').references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** A link is used once; a link for which another one was used counts as used. */
    usedAt: instant('used_at'),
  },
  (table) => [
    check(
      'account_links_purpose_known',
      sql`${table.purpose} in ('reset_password', 'confirm_email', 'staff_invitation', 'change_email', 'undo_email_change', 'email_changed')`,
    ),
    check(
      'account_links_owner',
      sql`(${table.purpose} in ('change_email', 'undo_email_change', 'email_changed')) = (${table.consumerNo} is not null)`,
    ),
    check('account_links_email_lower', sql`${table.email} = lower(${table.email})`),
    index('account_links_by_email').on(table.email),
    index('account_links_by_consumer').on(table.consumerNo).where(sql`${table.consumerNo} is not null`),
    index('account_links_to_expire').on(table.expiresAt),
  ],
)

/** The hashes of passwords that an account had before, which it may not take again (docs/bounds.md). */
export const formerPasswords = pgTable(
  'former_passwords',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    passwordHash: text('password_hash').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('former_passwords_by_consumer').on(table.consumerNo, table.replacedAt)],
)

/**
 * Codes of six digits that prove a mailbox or a phone. The code itself is not stored: the shop's secret and the id make it
 * (decision 0049). A row of a mailbox exists whether or not it has an account.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<'sign_in' | 'confirm_phone' | 'delete_account'>().notNull(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    /** A mailbox in lower case, or a phone in international form. */
    recipient: text('recipient').notNull(),
    /** The account that confirms its phone or its deletion. */
    consumerNo: text('consumer_no').references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    /** Of a sign-in the challenge whose verifier the asking browser has. */
    codeChallenge: text('code_challenge'),
    tries: integer('tries').notNull().default(0),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    check('one_time_codes_purpose_known', sql`${table.purpose} in ('sign_in', 'confirm_phone', 'delete_account')`),
    check('one_time_codes_owner', sql`(${table.purpose} <> 'sign_in') = (${table.consumerNo} is not null)`),
    index('one_time_codes_by_recipient').on(table.recipient),
    index('one_time_codes_by_consumer').on(table.consumerNo).where(sql`${table.consumerNo} is not null`),
    index('one_time_codes_to_expire').on(table.expiresAt),
  ],
)

/** Passkeys of accounts: what the shop needs to recognise their signatures (decision 0050). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    /** Base64url, as browsers name it. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytea('public_key').notNull(),
    /** By which authenticators know the account; the same for all passkeys of an account. */
    userHandle: uuid('user_handle').notNull(),
    /** Rises with each use, where the authenticator counts. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    /** True where the passkey is synchronised between its owner's devices. */
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_by_consumer').on(table.consumerNo),
  ],
)

/** Challenges that were answered, which are good once. */
export const usedPasskeyChallenges = pgTable(
  'used_passkey_challenges',
  { hash: bytea('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_passkey_challenges_to_expire').on(table.expiresAt)],
)

/** Identities of OpenID Connect providers that sign in to an account (decision 0071). */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    id: uuid('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    /** The provider as the configuration names it. */
    providerId: text('provider_id').notNull(),
    /** Issuer and subject together name the person for good; the address at the provider may change. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The address at the provider when the identity was linked, by which its owner knows it. */
    email: text('email'),
    linkedAt: instant('linked_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('linked_identities_subject').on(table.issuer, table.subject),
    index('linked_identities_by_consumer').on(table.consumerNo),
  ],
)

/** Answers of providers and identities that were used, each of which is good once. */
export const usedProviderAnswers = pgTable(
  'used_provider_answers',
  { hash: bytea('hash').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_provider_answers_to_expire').on(table.expiresAt)],
)
