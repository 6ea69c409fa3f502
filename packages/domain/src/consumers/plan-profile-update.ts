import type { AddressFieldRule } from '../address/address-rules.ts'
import { normaliseAddressValue } from '../address/normalise-address.ts'
import { listValidators } from '../address/validate-address.ts'
import { mustBePhone } from '../phone/format-phone.ts'
import { normalisePhone } from '../phone/normalise-phone.ts'
import type { Site } from '../site/site.ts'
import { earliestBirthDate, mustBeOfAge, mustNotBeBefore } from '../validation/date-validators.ts'
import type { Validator } from '../validation/problem.ts'
import { type FormProblems, findProblem } from '../validation/validate-form.ts'
import {
  mustBeFilled,
  mustBeName,
  mustBeOneOf,
  mustHaveMaxLength,
  mustHaveMinLength,
} from '../validation/validators.ts'
import { genders, type ProfileField, type ProfileValues, profileFields } from './profile.ts'

/** The site of the shopper with the rule of its postal codes; `today` is the server's day, YYYY-MM-DD. */
export type ProfileContext = {
  readonly site: Pick<Site, 'country' | 'minimalAge'> & {
    readonly features: Pick<Site['features'], 'birthDateRequired' | 'phoneAtSignUp'>
  }
  readonly postalCode: AddressFieldRule
  readonly today: string
}

export type ProfilePlan =
  | { readonly ok: true; readonly changed: Partial<ProfileValues> }
  | { readonly ok: false; readonly problems: FormProblems<ProfileField> }

/**
 * Plans an update of a profile: the fields that really change, in their stored form, none for an empty update (ACC-02). Only changed
 * fields are validated, so that an old profile without a phone number can still correct its name.
 */
export function planProfileUpdate(
  stored: ProfileValues,
  input: Partial<ProfileValues>,
  context: ProfileContext,
): ProfilePlan {
  const changed: Partial<Record<ProfileField, string>> = {}
  const problems: Partial<Record<ProfileField, NonNullable<ReturnType<typeof findProblem>>>> = {}
  for (const field of profileFields) {
    const value = toStored(field, input[field], context)
    if (value === undefined || value === stored[field]) continue
    const problem = findProblem(listProfileValidators(field, context), value)
    if (problem) problems[field] = problem
    else changed[field] = value
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, changed }
}

/** Lists the validators of a field of the profile; a field that the site requires may not be emptied. */
export function listProfileValidators(field: ProfileField, { site, postalCode, today }: ProfileContext): Validator[] {
  if (field === 'firstName' || field === 'lastName')
    return [mustBeFilled, mustBeName, mustHaveMinLength(2), mustHaveMaxLength(30)]
  if (field === 'phone') return [...(site.features.phoneAtSignUp ? [mustBeFilled] : []), mustBePhone(site.country)]
  if (field === 'postalCode') return listValidators({ ...postalCode, required: false }, site.country)
  if (field === 'gender') return [mustBeOneOf(genders)]
  const age = [mustNotBeBefore(earliestBirthDate), mustBeOfAge(site.minimalAge, today)]
  return site.features.birthDateRequired ? [mustBeFilled, ...age] : age
}

const toStored = (field: ProfileField, value: string | undefined, { site, postalCode }: ProfileContext) => {
  const tidy = value?.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (!tidy) return tidy
  if (field === 'postalCode') return normaliseAddressValue(postalCode, tidy)
  // A wrong number stays as it is, and its validator reports it.
  if (field === 'phone' && mustBePhone(site.country)(tidy, {}) === null)
    return normalisePhone(tidy, site.country) ?? tidy
  return tidy
}
