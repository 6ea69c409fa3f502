import type { AddressInput, ErrorId } from '@lacehouse/contracts'
import type { AddressForm } from '@lacehouse/domain/address/address'
import type { AddressRules } from '@lacehouse/domain/address/address-rules'
import { getAddressRules, hasAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { normaliseAddress } from '@lacehouse/domain/address/normalise-address'
import { readPhone, validateAddress } from '@lacehouse/domain/address/validate-address'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import { normalisePhone } from '@lacehouse/domain/phone/normalise-phone'
import type { Problem } from '@lacehouse/domain/validation/problem'
import { findMessage } from '@lacehouse/messages'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal, type RefusalDetails } from '../../http/refusal.ts'

type Detail = RefusalDetails & { readonly errorId: ErrorId }

type Checked = { readonly address: CartAddress; readonly problems: readonly (Detail & { message: string })[] }

/** Normalises an address and lists the violations of its country's rules (CHK-01, CHK-16, VAL-05). */
export function checkAddress(input: AddressInput, form: AddressForm, locale: string): Checked {
  if (!hasAddressRules(input.countryCode)) throw new Refusal(toErrorId('not_deliverable'), { field: 'countryCode' })
  return checkByRules(getAddressRules(input.countryCode, form, locale), input, locale)
}

const checkByRules = (rules: AddressRules, input: Partial<AddressInput>, locale: string): Checked => {
  const { country: countryCode, form } = rules
  const { shippingId: _, stateCode, region: __, ...rest } = input
  const own = { ...(stateCode && { province: stateCode }), ...rest }
  const { country: ___, ...normal } = normaliseAddress(rules, own)
  const phone = normal.phone ? (normalisePhone(readPhone(normal), countryCode) ?? normal.phone) : normal.phone
  const problems = Object.entries(validateAddress(rules, own)).flatMap(([field, problem]) =>
    problem ? [{ errorId: errorOf(field, problem, form), field, message: wordsOf(problem, locale) }] : [],
  )
  return { address: { ...normal, phone, countryCode }, problems }
}

/** Refuses an address that violates its country's rules; the refusal names every wrong field. */
export function requireAddress(input: AddressInput, form: AddressForm, locale: string): CartAddress {
  return requireGood(checkAddress(input, form, locale))
}

/** Refuses input that violates the given rules, for forms with a part of an address; the refusal names every wrong field. */
export function requireByRules(rules: AddressRules, input: Partial<AddressInput>, locale: string): CartAddress {
  return requireGood(checkByRules(rules, input, locale))
}

const requireGood = ({ address, problems }: Checked): CartAddress => {
  const [first, ...rest] = problems
  if (first) throw new Refusal(first.errorId, first, { more: rest })
  return address
}

const wordsOf = ({ key, values }: Problem, locale: string): string => findMessage(locale, key, values) ?? key

const wrongValue: Readonly<Record<string, ErrorId>> = {
  phone: toErrorId('invalid_phone'),
  postalCode: toErrorId('invalid_postal_code'),
  firstName: toErrorId('invalid_person_name'),
  lastName: toErrorId('invalid_person_name'),
  email: toErrorId('invalid_email'),
}

const errorOf = (field: string, problem: Problem, form: AddressForm): ErrorId => {
  if (form === 'billing')
    return field === 'phone' ? toErrorId('missing_billing_phone') : toErrorId('missing_billing_address')
  if (field === 'email') return toErrorId('invalid_email')
  if (problem.key === 'validation.required')
    return field === 'phone' ? toErrorId('missing_phone') : toErrorId('incomplete_address')
  return wrongValue[field] ?? toErrorId('incomplete_address')
}
