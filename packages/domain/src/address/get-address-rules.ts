import { findPhoneCountry } from '../phone/phone-countries.ts'
import { defaultPhoneMask } from '../phone/phone-masks.ts'
import type { AddressField, AddressForm } from './address.ts'
import { type AddressCountry, addressCountries } from './address-countries.ts'
import type { AddressFieldRule, AddressRules } from './address-rules.ts'
import { postalFormats } from './postal-formats.gen.ts'
import { provinceRows } from './provinces.gen.ts'

/** Longest street line and city (docs/bounds.md). */
export const addressLineLength = 30
const nameLength = { minLength: 2, maxLength: 30 } as const
/** Letters, digits and the punctuation of addresses; no markup and no control characters. */
const linePattern = '[\\p{L}\\p{M}\\p{N}\\p{Zs}.,\'’"#/&()°ºª:;+*@_-]+'
const namePattern = "(?=.*\\p{L})[\\p{L}\\p{M} ,.'’-]+"

type FieldRules = Readonly<Record<AddressField, AddressFieldRule>>

/** Returns whether the shop has rules for a country's addresses. */
export function hasAddressRules(country: string): boolean {
  return Object.hasOwn(addressCountries, country)
}

/**
 * Returns a country's rules for a form; `locale` chooses the language of the province names. Throws for a country without rules.
 */
export function getAddressRules(country: string, form: AddressForm, locale = 'en-us'): AddressRules {
  const own = addressCountries[country]
  if (!own) throw new Error(`no address rules for ${country}`)
  const all: FieldRules = {
    ...toNameRules(),
    ...toStreetRules(own),
    ...toPlaceRules(country, own, locale),
    ...toContactRules(country, form),
  }
  return { country, form, fields: own.order.map((field) => all[field]).filter((rule) => isAsked(rule, form)) }
}

function isAsked(rule: AddressFieldRule, form: AddressForm): boolean {
  return rule.field !== 'email' || form === 'shipping'
}

function toNameRules(): Pick<FieldRules, 'firstName' | 'lastName'> {
  const shared = { required: true, width: 'half', inputMode: 'text', ...nameLength } as const
  const pattern = { pattern: namePattern, patternProblem: 'validation.name' } as const
  return {
    firstName: {
      field: 'firstName',
      label: 'checkout.address.firstName',
      autocomplete: 'given-name',
      ...shared,
      ...pattern,
    },
    lastName: {
      field: 'lastName',
      label: 'checkout.address.lastName',
      autocomplete: 'family-name',
      ...shared,
      ...pattern,
    },
  }
}

function toStreetRules(own: AddressCountry): Pick<FieldRules, 'addressLine1' | 'addressLine2'> {
  const shared = {
    width: 'full',
    inputMode: 'text',
    maxLength: own.lineLength ?? addressLineLength,
    pattern: linePattern,
    patternProblem: 'validation.latinLetters',
  } as const
  return {
    addressLine1: {
      field: 'addressLine1',
      required: true,
      label: 'checkout.address.addressLine1',
      autocomplete: 'address-line1',
      ...shared,
    },
    addressLine2: {
      field: 'addressLine2',
      required: false,
      label: 'checkout.address.addressLine2',
      autocomplete: 'address-line2',
      ...shared,
    },
  }
}

function toPlaceRules(
  country: string,
  own: AddressCountry,
  locale: string,
): Pick<FieldRules, 'postalCode' | 'city' | 'province' | 'country'> {
  const format = postalFormats[country]
  return {
    postalCode: {
      field: 'postalCode',
      required: true,
      label: own.postalCodeLabel,
      width: own.postalCodeWidth,
      autocomplete: 'postal-code',
      inputMode: /^\d+$/.test(own.postalCodeExample) ? 'numeric' : 'text',
      maxLength: 10,
      pattern: format?.postalCode,
      patternProblem:
        own.postalCodeLabel === 'checkout.address.zip' ? 'validation.postalCode.zip' : 'validation.postalCode',
      example: own.postalCodeExample,
      mask: own.postalCodeMask,
      transforms: own.postalCodeTransforms,
    },
    city: {
      field: 'city',
      required: true,
      label: own.cityLabel,
      width: own.cityWidth,
      autocomplete: 'address-level2',
      inputMode: 'text',
      maxLength: own.lineLength ?? addressLineLength,
      pattern: linePattern,
      patternProblem: 'validation.latinLetters',
    },
    province: {
      field: 'province',
      required: format?.required.includes('S') ?? false,
      label: own.provinceLabel ?? 'checkout.address.province',
      width: 'half',
      autocomplete: 'address-level1',
      inputMode: 'text',
      options: listProvinces(country, locale),
    },
    country: {
      field: 'country',
      required: true,
      label: 'checkout.address.country',
      width: 'full',
      autocomplete: 'country',
      inputMode: 'text',
      options: [{ value: country, label: country }],
    },
  }
}

function toContactRules(country: string, form: AddressForm): Pick<FieldRules, 'phone' | 'email'> {
  return {
    phone: {
      field: 'phone',
      required: form !== 'account',
      label: 'checkout.phone',
      width: 'half',
      autocomplete: 'tel',
      inputMode: 'tel',
      maxLength: 20,
      mask: findPhoneCountry(country)?.mask ?? defaultPhoneMask,
    },
    email: {
      field: 'email',
      required: true,
      label: 'checkout.email',
      width: 'half',
      autocomplete: 'email',
      inputMode: 'email',
      maxLength: 100,
    },
  }
}

/** Lists a country's provinces as code and name, sorted by name; French locales get French names where the data has them. */
export function listProvinces(country: string, locale = 'en-us'): { value: string; label: string }[] {
  const isFrench = locale.startsWith('fr')
  return (provinceRows[country] ?? [])
    .map(([value, name, french]) => ({ value, label: isFrench && french ? french : name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
