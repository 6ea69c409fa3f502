import type { Address } from './address.ts'
import type { AddressFieldRule, AddressRules, AddressTransform } from './address-rules.ts'

const transformOf: Readonly<Record<AddressTransform, (value: string) => string>> = {
  upperCase: (value) => value.toUpperCase(),
  canadianSpace: (value) => value.replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/i, '$1 $2'),
  britishSpace: (value) => value.replace(/^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/i, '$1 $2'),
  dutchSpace: (value) => value.replace(/^(\d{4}) ?([A-Z]{2})$/i, '$1 $2'),
  zipHyphen: (value) => value.replace(/^(\d{5})[ -]?(\d{4})$/, '$1-$2'),
}

/** Trims a value, reduces runs of spaces to one, and applies the rule's transforms. */
export function normaliseAddressValue(rule: AddressFieldRule, value: string): string {
  const trimmed = value.normalize('NFC').replace(/\s+/g, ' ').trim()
  return (rule.transforms ?? []).reduce((text, transform) => transformOf[transform](text), trimmed)
}

/** Brings every field of an address into its stored form: trimmed, with the postal code in upper case and its space in place. */
export function normaliseAddress(rules: AddressRules, address: Address): Address {
  const changed = rules.fields.flatMap((rule) => {
    const value = rule.field === 'country' ? undefined : address[rule.field]
    return value === undefined ? [] : [[rule.field, normaliseAddressValue(rule, value)] as const]
  })
  return { ...address, ...Object.fromEntries(changed), country: rules.country, countryCode: rules.country }
}
