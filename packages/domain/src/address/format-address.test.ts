import { expect, test } from 'vitest'
import { formatAddress, formatAddressLine } from './format-address.ts'

const person = { firstName: 'Ada', lastName: 'Byron', addressLine1: '12 High Street' }

test.each([
  ['US', { city: 'New York', province: 'NY', postalCode: '10012' }, ['New York, NY 10012']],
  ['US', { city: 'New York', province: 'US-NY', postalCode: '10012' }, ['New York, NY 10012']],
  ['US', { city: 'New York', postalCode: '10012' }, ['New York 10012']],
  ['CA', { city: 'Montréal', province: 'QC', postalCode: 'H2Y 1C6' }, ['Montréal QC H2Y 1C6']],
  ['AU', { city: 'Fitzroy', province: 'VIC', postalCode: '3065' }, ['Fitzroy VIC 3065']],
  ['GB', { city: 'London', postalCode: 'EC1Y 8SY' }, ['London', 'EC1Y 8SY']],
  ['DE', { city: 'Berlin', postalCode: '10115' }, ['10115 Berlin']],
  ['FR', { city: 'Paris', postalCode: '75011' }, ['75011 Paris']],
  ['NL', { city: 'Amsterdam', postalCode: '1012 JS' }, ['1012 JS Amsterdam']],
  ['IT', { city: 'Roma', province: 'RM', postalCode: '00144' }, ['00144 Roma RM']],
  ['ES', { city: 'Getafe', province: 'M', postalCode: '28901' }, ['28901 Getafe']],
])('in %s the place of %j is written %j', (countryCode, place, lines) => {
  expect(formatAddress({ ...person, ...place, countryCode })).toEqual(['Ada Byron', '12 High Street', ...lines])
})

test('an address in one line names street and place', () => {
  const store = { addressLine1: '112 Mercer Street', city: 'New York', province: 'NY', postalCode: '10012' }
  expect(formatAddressLine({ ...store, countryCode: 'US' })).toBe('112 Mercer Street, New York, NY 10012')
  const british = { addressLine1: '4 Neal Street', city: 'London', postalCode: 'WC2H 9LY', countryCode: 'GB' }
  expect(formatAddressLine(british)).toBe('4 Neal Street, London WC2H 9LY')
})
