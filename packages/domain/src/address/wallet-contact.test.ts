import { expect, test } from 'vitest'
import { listAreaProblems, listWalletProblems, toWalletAddress, type WalletContact } from './wallet-contact.ts'

const contact: WalletContact = {
  givenName: 'Ada',
  familyName: 'O’Marsh-Weiß',
  addressLines: ['12 Valencia St, #4', 'c/o Bell & Sons'],
  locality: 'San Francisco',
  administrativeArea: 'CA',
  postalCode: '94103',
  countryCode: 'us',
  emailAddress: 'ada@example.com',
  phoneNumber: '+1 (415) 555-0132',
}

test.each<[string, Partial<WalletContact>, { field: string; kind: string }[]]>([
  ['valid fields', {}, []],
  ['no street', { addressLines: [' '] }, [{ field: 'addressLines', kind: 'required' }]],
  ['no street at all', { addressLines: undefined }, [{ field: 'addressLines', kind: 'required' }]],
  ['no postal code', { postalCode: '' }, [{ field: 'postalCode', kind: 'required' }]],
  ['no given name', { givenName: undefined }, [{ field: 'givenName', kind: 'required' }]],
  ['no family name', { familyName: ' ' }, [{ field: 'familyName', kind: 'required' }]],
  ['characters that no street has', { addressLines: ['<b>12</b>'] }, [{ field: 'addressLines', kind: 'pattern' }]],
  ['a picture in the name', { givenName: 'Ada 🙂' }, [{ field: 'givenName', kind: 'pattern' }]],
  ['a city of 50', { locality: 'a'.repeat(50) }, []],
  ['a city of 51', { locality: 'a'.repeat(51) }, [{ field: 'locality', kind: 'cityLength' }]],
  ['another country', { countryCode: 'CA' }, [{ field: 'countryCode', kind: 'country' }]],
])('a wallet contact with %s is validated [VAL-06] [PAY-09]', (_, change, problems) => {
  expect(listWalletProblems({ ...contact, ...change }, 'US')).toEqual(problems)
})

test('only the area is validated before the shopper has agreed [VAL-06] [PAY-09]', () => {
  expect(listAreaProblems({ locality: 'Berlin', countryCode: 'DE' }, 'DE')).toEqual([])
  expect(listAreaProblems({ countryCode: 'FR' }, 'DE')).toEqual([{ field: 'countryCode', kind: 'country' }])
})

test('a wallet contact converts to an address without the fields that the wallet held back [PAY-08]', () => {
  expect(toWalletAddress(contact)).toEqual({
    firstName: 'Ada',
    lastName: 'O’Marsh-Weiß',
    addressLine1: '12 Valencia St, #4',
    addressLine2: 'c/o Bell & Sons',
    city: 'San Francisco',
    province: 'CA',
    postalCode: '94103',
    email: 'ada@example.com',
    phone: '+1 (415) 555-0132',
    countryCode: 'US',
  })
  expect(toWalletAddress({ locality: 'Berlin', countryCode: 'DE' })).toEqual({ city: 'Berlin', countryCode: 'DE' })
})
