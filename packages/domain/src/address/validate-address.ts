import { mustBePhone } from '../phone/format-phone.ts'
import type { Problem, Validator } from '../validation/problem.ts'
import { type FormProblems, validateForm } from '../validation/validate-form.ts'
import {
  mustBeEmail,
  mustBeFilled,
  mustBeOneOf,
  mustHaveMaxLength,
  mustHaveMinLength,
} from '../validation/validators.ts'
import type { Address, AddressField } from './address.ts'
import type { AddressFieldRule, AddressRules } from './address-rules.ts'
import { normaliseAddressValue } from './normalise-address.ts'

/** Validates an address by a country's rules, after trimming and transforms. The result holds the first problem of each field. */
export function validateAddress(rules: AddressRules, address: Address): FormProblems<AddressField> {
  const values = Object.fromEntries(
    rules.fields.map((rule) => [rule.field, normaliseAddressValue(rule, readField(rule.field, address))]),
  )
  const validators = rules.fields.map((rule) => [rule.field, listValidators(rule, rules.country)])
  return validateForm<AddressField>(Object.fromEntries(validators), values)
}

/** Lists the validators of one field, for a form that validates each field on its own. */
export function listValidators(rule: AddressFieldRule, country: string): Validator[] {
  const validators: Validator[] = []
  if (rule.required) validators.push(mustBeFilled)
  if (rule.field === 'phone') validators.push(mustBePhone(country))
  if (rule.field === 'email') validators.push(mustBeEmail)
  if (rule.options && rule.options.length > 0) validators.push(mustBeOneOf(rule.options.map((option) => option.value)))
  if (rule.minLength) validators.push(mustHaveMinLength(rule.minLength))
  if (rule.maxLength) validators.push(mustHaveMaxLength(rule.maxLength))
  if (rule.pattern) validators.push(mustMatchPattern(rule))
  return validators
}

function mustMatchPattern(rule: AddressFieldRule): Validator {
  const pattern = new RegExp(`^(?:${rule.pattern})$`, 'iu')
  const problem: Problem = {
    key: rule.patternProblem ?? 'validation.pattern',
    ...(rule.example ? { values: { example: rule.example } } : {}),
  }
  return (value) => (value === '' || pattern.test(value) ? null : problem)
}

function readField(field: AddressField, address: Address): string {
  if (field === 'country') return address.countryCode ?? address.country ?? ''
  if (field === 'province') return address.province ?? address.stateCode ?? ''
  if (field === 'phone') return readPhone(address)
  return address[field] ?? ''
}

/** Returns the phone number of an address; one without a dial code of its own gets that of `phoneCode`. */
export function readPhone({ phone = '', phoneCode = '' }: Pick<Address, 'phone' | 'phoneCode'>): string {
  const dialCode = phoneCode.replace(/\D/g, '')
  return dialCode && phone.trim() && !/^\s*(\+|00)/.test(phone) ? `+${dialCode} ${phone}` : phone
}
