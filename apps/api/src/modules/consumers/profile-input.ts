import { getAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { readPhone } from '@lacehouse/domain/address/validate-address'
import type { ProfileValues } from '@lacehouse/domain/consumers/profile'
import type { Site } from '@lacehouse/domain/site/site'
import type { Call } from '../../http/call.ts'
import type { ProfileRow } from './addresses.queries.ts'
import type { ProfilePatch } from './profile-update.queries.ts'

/** The profile of a row as its form shows it. */
export function toProfileValues({ firstName, lastName, phone, birthDate, gender, profile }: ProfileRow): ProfileValues {
  const { postalCode = '' } = profile
  return { firstName, lastName, phone: phone ?? '', postalCode, birthDate: birthDate ?? '', gender: gender ?? '' }
}

/** The site's rules for profiles on a day, YYYY-MM-DD. */
export function toContext({ site, locale }: { readonly site: Site; readonly locale: string }, today: string) {
  const postalCode = getAddressRules(site.country, 'account', locale).fields.find(({ field }) => field === 'postalCode')
  if (!postalCode) throw new Error(`${site.country} has no rule for postal codes`)
  return { site, postalCode, today }
}

/** What a change says about the fields of the profile's form. */
export function toInput({ body }: Call<'consumer.update'>): Partial<ProfileValues> {
  const { firstName, lastName, phone, phoneCode, postalCode, birthDate, gender } =
    body.consumerProfile.consumerDetails ?? {}
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone: readPhone({ phone, ...(phoneCode && { phoneCode }) }) }),
    ...(postalCode !== undefined && { postalCode }),
    ...(birthDate !== undefined && { birthDate }),
    ...(gender !== undefined && { gender }),
  }
}

/** Leaves out what the profile has already, so that an update without a change writes nothing. */
export function omitEqual(patch: ProfilePatch, profile: ProfileRow['profile']): ProfilePatch {
  return Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => value !== (profile[field as 'interests'] ?? null)),
  )
}
