import type { AddressField } from './address.ts'
import type { AddressFieldRule, AddressLabel, AddressTransform } from './address-rules.ts'

/** The parts of a country's address form that differ from the other countries' forms. */
export type AddressCountry = {
  readonly order: readonly AddressField[]
  readonly postalCodeLabel: AddressLabel
  readonly postalCodeWidth: AddressFieldRule['width']
  readonly postalCodeExample: string
  readonly postalCodeMask?: string
  readonly postalCodeTransforms?: readonly AddressTransform[]
  readonly cityLabel: AddressLabel
  readonly cityWidth: AddressFieldRule['width']
  readonly provinceLabel?: AddressLabel
  /** Longest street line, where a country's street names exceed the default of docs/bounds.md. */
  readonly lineLength?: number
}

const names = ['country', 'firstName', 'lastName', 'addressLine1', 'addressLine2'] as const
const contact = ['phone', 'email'] as const
const american: readonly AddressField[] = [...names, 'city', 'province', 'postalCode', ...contact]
const european: readonly AddressField[] = [...names, 'postalCode', 'city', ...contact]
const southern: readonly AddressField[] = [...names, 'postalCode', 'city', 'province', ...contact]

const continental = {
  order: european,
  postalCodeLabel: 'checkout.address.postalCode',
  postalCodeWidth: 'third',
  postalCodeMask: 'XXXXX',
  cityLabel: 'checkout.address.city',
  cityWidth: 'twoThirds',
} as const

const islands = {
  order: [...names, 'city', 'postalCode', ...contact],
  postalCodeLabel: 'checkout.address.postcode',
  postalCodeWidth: 'half',
  cityLabel: 'checkout.address.town',
  cityWidth: 'half',
} as const

/**
 * The countries that the shop's forms support. Postal formats, provinces and phone plans come from the generated files beside
 * this one.
 */
export const addressCountries: Readonly<Record<string, AddressCountry>> = {
  US: {
    order: american,
    postalCodeLabel: 'checkout.address.zip',
    postalCodeWidth: 'half',
    postalCodeExample: '94103',
    postalCodeTransforms: ['zipHyphen'],
    cityLabel: 'checkout.address.city',
    cityWidth: 'full',
    provinceLabel: 'checkout.address.state',
  },
  CA: {
    order: american,
    postalCodeLabel: 'checkout.address.postalCode',
    postalCodeWidth: 'half',
    postalCodeExample: 'H2Y 1C6',
    postalCodeMask: 'AXA XAX',
    postalCodeTransforms: ['upperCase', 'canadianSpace'],
    cityLabel: 'checkout.address.city',
    cityWidth: 'full',
    provinceLabel: 'checkout.address.province',
  },
  GB: { ...islands, postalCodeExample: 'EC1Y 8SY', postalCodeTransforms: ['upperCase', 'britishSpace'] },
  FR: { ...continental, postalCodeExample: '75011' },
  DE: { ...continental, postalCodeExample: '10115', lineLength: 40 },
  IT: { ...continental, order: southern, postalCodeExample: '00144', provinceLabel: 'checkout.address.province' },
  ES: { ...continental, order: southern, postalCodeExample: '28039', provinceLabel: 'checkout.address.province' },
  NL: {
    ...continental,
    postalCodeExample: '1012 JS',
    postalCodeMask: 'XXXX AA',
    postalCodeTransforms: ['upperCase', 'dutchSpace'],
  },
  AT: { ...continental, postalCodeExample: '1010', postalCodeMask: 'XXXX' },
  BE: { ...continental, postalCodeExample: '1000', postalCodeMask: 'XXXX' },
  LU: { ...continental, postalCodeExample: '1009', postalCodeMask: 'XXXX' },
  IE: {
    ...islands,
    postalCodeExample: 'A65 F4E2',
    postalCodeTransforms: ['upperCase'],
  },
  NZ: { ...islands, postalCodeExample: '6011', postalCodeMask: 'XXXX' },
  AU: {
    order: american,
    postalCodeLabel: 'checkout.address.postcode',
    postalCodeWidth: 'half',
    postalCodeExample: '3000',
    postalCodeMask: 'XXXX',
    cityLabel: 'checkout.address.suburb',
    cityWidth: 'full',
    provinceLabel: 'checkout.address.state',
  },
}
