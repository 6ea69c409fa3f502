import { expect, test } from 'vitest'
import type { Address } from './address.ts'
import { listProvincesOfPostalCode } from './postal-area.ts'
import { suggestAddress } from './suggest-address.ts'
import { tidyAddressLine } from './tidy-address-line.ts'

const us: Address = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '1 Market St',
  city: 'San Francisco',
  province: 'CA',
  postalCode: '94103',
  countryCode: 'US',
}
const ca: Address = {
  ...us,
  countryCode: 'CA',
  addressLine1: '12 rue Saint-Paul',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H2Y 1C6',
}
const de: Address = {
  firstName: 'Jo',
  lastName: 'Li',
  addressLine1: 'Torstraße 12',
  city: 'Berlin',
  postalCode: '10119',
  countryCode: 'DE',
}
const gb: Address = { ...de, countryCode: 'GB', addressLine1: 'Rose Cottage', city: 'Oxford', postalCode: 'OX14 4PG' }

test.each([
  ['the United States', us],
  ['Canada', ca],
  ['Germany', de],
  ['Great Britain, with the name of a house', gb],
  ['Germany, in a small place', { ...de, city: 'Wanne', postalCode: '44651' }],
])('a correct address of %s is valid', (_, address) => {
  expect(suggestAddress(address)).toMatchObject({ status: 'valid', address })
})

test.each<[string, Address, Address, string[]]>([
  ['the state of another ZIP code', { ...us, province: 'NY' }, { province: 'CA' }, ['province']],
  ['a missing state', { ...us, province: '' }, { province: 'CA' }, ['province']],
  ['the province of another postal code', { ...ca, province: 'ON' }, { province: 'QC' }, ['province']],
  ['a postal code without its space', { ...ca, postalCode: 'h2y1c6' }, { postalCode: 'H2Y 1C6' }, ['postalCode']],
  ['capitals only', { ...us, city: 'SAN FRANCISCO' }, { city: 'San Francisco' }, ['city']],
  ['an abbreviated street', { ...de, addressLine1: 'Torstr. 12' }, { addressLine1: 'Torstraße 12' }, ['addressLine1']],
])('%s leads to a suggestion', (_, address, suggestion, changed) => {
  expect(suggestAddress(address)).toEqual({
    status: 'suggestion',
    suggestion: { ...address, ...suggestion, country: address.countryCode },
    changed,
  })
})

test.each([
  ['a ZIP code that does not exist', { ...us, postalCode: '00001' }],
  ['a German postal code that does not exist', { ...de, postalCode: '00123', city: 'Nirgends' }],
  ['a postal code of another large city', { ...de, postalCode: '80331' }],
])('%s is not found', (_, address) => {
  expect(suggestAddress(address)).toEqual({ status: 'not_found', field: 'postalCode' })
})

test.each<[string, Address, string[]]>([
  ['without a street', { ...us, addressLine1: '' }, ['addressLine1']],
  ['without a house number', { ...us, addressLine1: 'Market St' }, ['addressLine1']],
  ['with half a postal code', { ...ca, postalCode: 'H2Y' }, ['postalCode']],
  ['without city and postal code', { ...de, city: ' ', postalCode: '' }, ['postalCode', 'city']],
])('an address %s is incomplete and names the field', (_, address, fields) => {
  expect(suggestAddress(address)).toEqual({ status: 'incomplete', fields })
})

test('an accepted suggestion is valid', () => {
  const check = suggestAddress({ ...us, addressLine1: '1  market st.', province: 'NY', postalCode: '941031234' })
  expect(check.status).toBe('suggestion')
  if (check.status === 'suggestion') expect(suggestAddress(check.suggestion).status).toBe('valid')
})

test.each([
  ['US', '94103', ['CA']],
  ['US', '10001', ['NY']],
  ['US', '20147', ['VA']],
  ['US', '00000', []],
  ['CA', 'H2Y 1C6', ['QC']],
  ['CA', 'X1A 2B3', ['NT']],
  ['IT', '00144', ['RM']],
  ['ES', '28013', ['M']],
  ['AU', '2000', ['NSW']],
  ['FR', '75001', null],
])('in %s the postal code %s lies in %j', (country, postalCode, provinces) => {
  expect(listProvincesOfPostalCode(country, postalCode)).toEqual(provinces)
})

test.each([
  ['US', '  1   MARKET  ST , APT 4 ', '1 Market St, Apt 4'],
  ['US', '42nd st. nw', '42nd St NW'],
  ['US', '1 McAllister Blvd.', '1 McAllister Blvd'],
  ['DE', 'hauptstr. 5 a', 'Hauptstraße 5a'],
  ['DE', 'Lange Str. 7', 'Lange Straße 7'],
  ['DE', 'FRANKFURT AM MAIN', 'Frankfurt am Main'],
  ['FR', '10 av. de la République', '10 avenue de la République'],
  ['FR', 'SAINT-ÉTIENNE', 'Saint-Étienne'],
  ['NL', "'s-Hertogenbosch", "'s-Hertogenbosch"],
])('in %s the line %j is tidied to %j', (country, line, tidy) => {
  expect(tidyAddressLine(country, line)).toBe(tidy)
})
