import { randomUUID } from 'node:crypto'
import { type Database, inTransaction } from '@lacehouse/database'
import { checkNewAccount } from '@lacehouse/domain/auth/check-new-account'
import { isCommonPassword } from '@lacehouse/domain/auth/is-common-password'
import { toIsoDay } from '@lacehouse/domain/date/iso-day'
import type { Site } from '@lacehouse/domain/site/site'
import type { Instant } from '@lacehouse/domain/time/instant'
import type { Problem } from '@lacehouse/domain/validation/problem'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { findMessage } from '@lacehouse/messages'
import { hashPassword } from '../consumers/password.ts'
import { createStaffQueries } from './staff.queries.ts'

/** A member of a store's staff, who signs in at the site and sells in the store. */
export type NewStaffMember = {
  readonly site: Site
  /** The store's id; null takes the first store of the site. */
  readonly storeId: string | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly now: Instant
}

export type AddedStaffMember =
  | {
      readonly ok: true
      readonly isNew: boolean
      readonly storeId: string
      /** Whether this call made the member the administrator of the back office, because it had none. */
      readonly isAdministrator: boolean
    }
  | { readonly ok: false; readonly reason: string }

/** Lists what is wrong with the names, the email and the password of staff, by the rules of a shopper's account. */
export function listStaffProblems({ site, now, ...values }: Omit<NewStaffMember, 'storeId'>): string[] {
  const ofAnyAge = { ...site, features: { ...site.features, birthDateRequired: false } }
  const today = toIsoDay(now)
  const { firstName, lastName, password } = values
  const form = { firstName, lastName, password, birthDate: '', terms: 'true' }
  const problems: [string, Problem][] = Object.entries(checkNewAccount(form, { site: ofAnyAge, today }))
  if (isCommonPassword(password)) problems.push(['password', { key: 'validation.commonPassword' }])
  if (!isEmail(toMailbox(values.email))) problems.push(['email', { key: 'validation.email' }])
  return problems.map(([field, { key, values: named }]) => `${field}: ${findMessage('en-us', key, named) ?? key}`)
}

/** Adds a member of staff. An email that is one at this site already stays as it is, so that the step can be repeated. */
export async function addStaffMember({ pool }: Database, member: NewStaffMember): Promise<AddedStaffMember> {
  const [problem] = listStaffProblems(member)
  if (problem) return { ok: false, reason: problem }
  const queries = createStaffQueries(pool)
  const email = toMailbox(member.email)
  const { siteId } = member.site
  const stores = await queries.listStores(siteId)
  const storeId = member.storeId ?? stores[0]
  if (!storeId || !stores.includes(storeId))
    return { ok: false, reason: `${siteId} has no store ${storeId ?? ''}; it has ${stores.join(', ') || 'none'}.` }
  const known = await queries.findByEmail(email)
  if (known?.consumerType === 'STORE_EMPLOYEE' && known.siteId === siteId)
    return { ok: true, isNew: false, storeId, isAdministrator: await queries.makeAdministrator(pool, email) }
  const row = {
    ...{ siteId, storeId, email, consumerNo: randomUUID(), employeeId: randomUUID() },
    firstName: member.firstName.trim(),
    lastName: member.lastName.trim(),
    passwordHash: await hashPassword(member.password),
  }
  return inTransaction(pool, async (client) => {
    if (!(await queries.add(client, row))) return { ok: false, reason: `${email} has another account already.` }
    return { ok: true, isNew: true, storeId, isAdministrator: await queries.makeAdministrator(client, email) }
  })
}
