import { consumers, execute, json, moment, nullable, param, sql, statement, text } from '@lacehouse/database'
import type { ProfileValues } from '@lacehouse/domain/consumers/profile'
import type { PoolClient } from 'pg'
import { isPhoneInUse } from '../../core/consumers/phone-in-use.queries.ts'

/** Fields of the profile's document; null removes one. */
export type ProfilePatch = Readonly<Record<string, string | null>>

type ProfileUpdate = { readonly changed: Partial<ProfileValues>; readonly patch: ProfilePatch; readonly now: number }

type ProfileUpdateOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: 'phone_taken' }

// Null leaves a value as it is, and an empty text removes it.
const phone = param('phone', nullable(text))
const birthDate = param('birthDate', nullable(text))
const gender = param('gender', nullable(text))

// Each tab writes only what it changed, so that two tabs do not undo each other.
const updateProfile = statement({
  name: 'consumer-update',
  sql: sql`
    update consumers set first_name = coalesce(${param('firstName', nullable(text))}, first_name),
      last_name = coalesce(${param('lastName', nullable(text))}, last_name),
      phone = case when ${phone}::text is null then phone else nullif(${phone}, '') end,
      phone_confirmed_at = case when ${phone}::text is null or ${phone} = phone then phone_confirmed_at end,
      birth_date = case when ${birthDate}::text is null then birth_date else nullif(${birthDate}, '')::date end,
      gender = case when ${gender}::text is null then gender else nullif(${gender}, '') end,
      profile = jsonb_strip_nulls(profile || ${param('patch', json<ProfilePatch>())}), updated_at = ${moment('now')}
    where consumer_no = ${param('consumerNo', consumers.consumerNo)} and state = 'active'`,
})

// A repetition leaves the first acceptance as it is.
const acceptTerms = statement({
  name: 'terms-accept',
  sql: sql`insert into accepted_terms (consumer_no, terms, version, accepted_at)
    values (${param('consumerNo', text)}, 'employee_discount', ${param('version', text)}, ${moment('now')}) on conflict do nothing`,
})

/** The statements that change profiles, each within the caller's transaction. */
export const profileUpdateQueries = {
  /** Writes what changed; with a phone that another account has, nothing (AUTH-12). */
  update: async (
    client: PoolClient,
    consumerNo: string,
    { changed, patch, now }: ProfileUpdate,
  ): Promise<ProfileUpdateOutcome> => {
    const { firstName = null, lastName = null, phone = null, postalCode, birthDate = null, gender = null } = changed
    if (phone && (await isPhoneInUse(client, { phone, consumerNo }))) return { ok: false, reason: 'phone_taken' }
    const document = { ...patch, ...(postalCode !== undefined && { postalCode: postalCode || null }) }
    await execute(client, updateProfile, {
      ...{ consumerNo, firstName, lastName, phone, birthDate, gender, now },
      patch: document,
    })
    return { ok: true }
  },

  /** Stores the acceptance of a version of the employee terms. */
  acceptTerms: async (
    client: PoolClient,
    consumerNo: string,
    accepted: { readonly version: string; readonly now: number },
  ): Promise<void> => {
    await execute(client, acceptTerms, { consumerNo, ...accepted })
  },
} as const
