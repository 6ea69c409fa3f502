import type { CallInput, CallReply } from '@lacehouse/contracts'
import type { AddressField } from '@lacehouse/domain/address/address'
import type { AddressFieldRule } from '@lacehouse/domain/address/address-rules'
import { normaliseAddressValue } from '@lacehouse/domain/address/normalise-address'
import { listValidators } from '@lacehouse/domain/address/validate-address'
import { formatPhone, mustBePhone } from '@lacehouse/domain/phone/format-phone'
import { findPhoneCountry } from '@lacehouse/domain/phone/phone-countries'
import type { Problem } from '@lacehouse/domain/validation/problem'
import { findProblem } from '@lacehouse/domain/validation/validate-form'

/** A field of a country's address form as the server describes it ([sites](../../../../../docs/sites.md)). */
export type AddressFormField = CallReply<'utilities.i18n'>['fields'][number]
export type AddressValues = Readonly<Partial<Record<AddressField, string>>>
export type AddressInput = NonNullable<CallInput<'cart.setShippingAddress'>['body']['address']>

/** Lists the fields of a form. The country is the site's own, and the email is asked for once in a checkout. */
export function listAskedFields(fields: readonly AddressFormField[], { asksEmail }: { readonly asksEmail: boolean }) {
  return fields.filter(({ name }) => name !== 'country' && (asksEmail || name !== 'email'))
}

/** Checks one value by the country's rules as the server does; null for a valid one (VAL-05). */
export function findFieldProblem(field: AddressFormField, value: string, country: string): Problem | null {
  const rule = toFieldRule(field)
  return findProblem(listValidators(rule, country), normaliseAddressValue(rule, value))
}

/** Normalises a value when the shopper leaves its field. */
export function tidyValue(field: AddressFormField, value: string, country: string): string {
  const tidy = normaliseAddressValue(toFieldRule(field), value)
  if (field.name !== 'phone' || tidy === '' || /^(\+|00)/.test(tidy) || !isWrittenWithoutTrunk(country)) return tidy
  return mustBePhone(country)(tidy, {}) === null ? formatPhone(tidy, country) : tidy
}

/** In other countries a mask would remove the leading zero that is part of the number. */
const isWrittenWithoutTrunk = (country: string) => findPhoneCountry(country)?.dialCode === '1'

/** Makes the address to send from the form's values. */
export function toAddressInput(fields: readonly AddressFormField[], values: AddressValues, country: string) {
  const filled = fields.flatMap((field) => {
    const name = field.name as AddressField
    const value = tidyValue(field, values[name] ?? '', country)
    return value === '' ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(filled), countryCode: country } as AddressInput
}

/** Maps an address of the cart to the values of its form; its phone number is shown as people read it. */
export function toAddressValues(
  fields: readonly AddressFormField[],
  { phoneText, ...address }: AddressValues & { readonly phoneText?: string },
  country: string,
) {
  const values: AddressValues = phoneText ? { ...address, phone: phoneText } : address
  return Object.fromEntries(
    fields.map((field) => [field.name, tidyValue(field, values[field.name as AddressField] ?? '', country)]),
  ) as AddressValues
}

/** Maps the form's values to an address that can be shown. */
export function toShownAddress(
  { firstName = '', lastName = '', addressLine1 = '', city = '', ...rest }: AddressValues,
  country: string,
) {
  return { firstName, lastName, addressLine1, city, ...rest, countryCode: country }
}

/** Makes the domain's rule of a field that the server described. */
export function toFieldRule({ name, label: _, width: __, transform, ...rule }: AddressFormField): AddressFieldRule {
  return { ...rule, field: name, ...(transform && { transforms: transform }) } as unknown as AddressFieldRule
}
