import type { ProblemKey } from '../validation/problem.ts'
import type { AddressField, AddressForm } from './address.ts'

/** Changes made to a value before it is judged and kept. */
export type AddressTransform = 'upperCase' | 'canadianSpace' | 'britishSpace' | 'dutchSpace' | 'zipHyphen'

export type AddressLabel =
  | `checkout.address.${'firstName' | 'lastName' | 'addressLine1' | 'addressLine2' | 'country'}`
  | `checkout.address.${'city' | 'town' | 'suburb' | 'province' | 'state' | 'region' | 'county'}`
  | `checkout.address.${'postalCode' | 'zip' | 'postcode'}`
  | 'checkout.phone'
  | 'checkout.email'

/** What one field of a country's address form wants; plain data, so that it can travel to the page. */
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

/** A country's address form: its fields in the order in which the country writes them (S2.3). */
export type AddressRules = {
  readonly country: string
  readonly form: AddressForm
  readonly fields: readonly AddressFieldRule[]
}
