import type { ProblemKey } from '../validation/problem.ts'
import type { AddressField, AddressForm } from './address.ts'

/** Changes made to a value before it is validated and stored. */
export type AddressTransform = 'upperCase' | 'canadianSpace' | 'britishSpace' | 'dutchSpace' | 'zipHyphen'

export type AddressLabel =
  | `checkout.address.${'firstName' | 'lastName' | 'addressLine1' | 'addressLine2' | 'country'}`
  | `checkout.address.${'city' | 'town' | 'suburb' | 'province' | 'state' | 'region' | 'county'}`
  | `checkout.address.${'postalCode' | 'zip' | 'postcode'}`
  | 'checkout.phone'
  | 'checkout.email'

/** The rules of one field in a country's address form. They are plain data, so that the API can send them to the page. */
export type AddressFieldRule = {
  readonly field: AddressField
  readonly required: boolean
  readonly label: AddressLabel
  /** Share of the form's row. */
  readonly width: 'full' | 'half' | 'third' | 'twoThirds'
  readonly autocomplete: string
  readonly inputMode: 'text' | 'tel' | 'email' | 'numeric'
  readonly minLength?: number
  readonly maxLength?: number
  /** Source of a pattern that the whole value matches, with the flags `iu`. */
  readonly pattern?: string
  readonly patternProblem?: ProblemKey
  readonly example?: string
  /** `X` digit, `#` and `A` letter. */
  readonly mask?: string
  readonly transforms?: readonly AddressTransform[]
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** A country's address form: its fields in the order in which the country writes them. */
export type AddressRules = {
  readonly country: string
  readonly form: AddressForm
  readonly fields: readonly AddressFieldRule[]
}
