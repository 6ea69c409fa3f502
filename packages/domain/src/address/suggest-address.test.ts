import { expect, test } from 'vitest'
import type { Address } from './address.ts'
import { getAddressRules } from './get-address-rules.ts'
import { normaliseAddress } from './normalise-address.ts'
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
  ['Great Britain, with the name of a building', gb],
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
  ['of spaces', { ...us, addressLine1: '   ', city: '  ' }, ['addressLine1', 'city']],
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
  ['DE', 'UNTER DEN LINDEN 5', 'Unter den Linden 5'],
  ['DE', 'STRASSE DER REPUBLIK 1', 'Strasse der Republik 1'],
  ['US', '1 FOX DEN RD.', '1 Fox Den Rd'],
  ['US', '7 Elm Dr., Apt. 3', '7 Elm Dr, Apt 3'],
  ['US', '7 Park Av., 5 Park Ave.', '7 Park Ave, 5 Park Ave'],
  ['GB', '1 High St., Ash Rd.', '1 High St, Ash Rd'],
  ['US', '1 St.James Dr.John', '1 St.James Dr.John'],
  ['US', 'St. Louis', 'St Louis'],
  ['US', 'Apt. 5 , , 1 Elm Blvd. N', 'Apt 5, 1 Elm Blvd N'],
  ['US', ', 1 Elm St,', '1 Elm St'],
  ['US', '12a WEST 5 b st', '12a WEST 5 b st'],
  ['US', '12 A WEST ST', '12 a West St'],
  ['US', '12 W ELM ST', '12 W Elm St'],
  ['US', 'NYC', 'NYC'],
  ['DE', 'Bahnhofstr 5', 'Bahnhofstraße 5'],
  ['DE', 'Bahnhofstr.5', 'Bahnhofstraße 5'],
  ['DE', 'Lange Str', 'Lange Straße'],
  ['DE', 'Lange Str.', 'Lange Straße'],
  ['DE', 'Lange Str7', 'Lange Straße 7'],
  ['DE', 'Torstr', 'Torstraße'],
  ['DE', 'Am Strand 1', 'Am Strand 1'],
  ['DE', 'Weg 5 a Hof', 'Weg 5a Hof'],
  ['DE', 'Weg 5 bis', 'Weg 5 bis'],
  ['FR', '10 bd Voltaire', '10 boulevard Voltaire'],
  ['FR', '10 Bd. Voltaire', '10 boulevard Voltaire'],
  ['FR', '10 bld Voltaire', '10 boulevard Voltaire'],
  ['FR', '10 bvd Voltaire', '10 boulevard Voltaire'],
  ['FR', '10 boulevard Voltaire', '10 boulevard Voltaire'],
  ['FR', 'Voltaire av.', 'Voltaire avenue'],
  ['FR', '10 RUE DE LA PAIX', '10 Rue de la Paix'],
  ['NL', "'s-Hertogenbosch", "'s-Hertogenbosch"],
])('in %s the line %j is tidied to %j', (country, line, tidy) => {
  expect(tidyAddressLine(country, line)).toBe(tidy)
})

test.each<[string, Address]>([
  ['a number in the second line', { ...us, addressLine1: 'Market St', addressLine2: 'Unit 4' }],
  ['no number in Great Britain', gb],
  [
    'no number in Australia',
    { ...us, countryCode: 'AU', city: 'Sydney', province: 'NSW', postalCode: '2000', addressLine1: 'Rose Cottage' },
  ],
])('an address with %s is complete', (_, address) => {
  expect(suggestAddress(address).status).toBe('valid')
})

test('a province that the postal code may lie in stays, and another one is replaced by the first', () => {
  const checked = (province: string) => suggestAddress({ ...us, city: 'Austin', postalCode: '73301', province })
  expect(listProvincesOfPostalCode('US', '73301')).toEqual(['OK', 'TX'])
  expect(checked('TX')).toMatchObject({ status: 'valid', address: { province: 'TX' } })
  expect(checked('CA')).toMatchObject({ status: 'suggestion', suggestion: { province: 'OK' }, changed: ['province'] })
})

test('spaces around what was typed are no change', () => {
  expect(suggestAddress({ ...us, addressLine1: ' 1 Market St ', city: 'San Francisco ' }).status).toBe('valid')
})

test.each([
  ['CA', 'h2y1c6', 'H2Y 1C6'],
  ['CA', 'h2y-1c6', 'H2Y 1C6'],
  ['CA', 'xh2y1c6', 'XH2Y1C6'],
  ['CA', 'h2y1c65', 'H2Y1C65'],
  ['GB', 'ox144pg', 'OX14 4PG'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['GB', 'ec1y8sy', 'EC1Y 8SY'],
  ['GB', '1ox144pg', '1OX144PG'],
  ['GB', 'ox144pgx', 'OX144PGX'],
  ['NL', '1012js', '1012 JS'],
  ['NL', '91012js', '91012JS'],
  ['NL', '1012jsx', '1012JSX'],
  ['US', '94103 1234', '94103-1234'],
  ['US', '941031234', '94103-1234'],
  ['US', '9941031234', '9941031234'],
  ['US', '94103', '94103'],
])(
  'in %s the postal code %j is stored as %j, with nothing added to what is none',
  (countryCode, postalCode, stored) => {
    const address = { ...us, countryCode, postalCode }
    expect(normaliseAddress(getAddressRules(countryCode, 'account'), address).postalCode).toBe(stored)
  },
)
