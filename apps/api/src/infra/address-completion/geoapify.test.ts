import { expect, test } from 'vitest'
import { type ScriptedServer, startScriptedServer } from '../payment-providers/testing/start-scripted-server.ts'
import { createGeoapifyCompletion } from './geoapify.ts'
import { openAddressCompletion, readAddressService } from './open-address-completion.ts'

let server: ScriptedServer
test.beforeAll(async () => {
  server = await startScriptedServer()
})
test.afterAll(() => server.close())
test.beforeEach(() => server.reset())

const open = (timeout?: number) =>
  createGeoapifyCompletion({ url: server.url, apiKey: 'key-1', ...(timeout && { timeout }) })
const typed = { field: 'addressLine1', text: 'Torstr 1', country: 'DE', locale: 'de-de' } as const
const call =
  'GET /v1/geocode/autocomplete?text=Torstr+1&filter=countrycode%3Ade&lang=de&limit=5&format=json&apiKey=key-1'
const torstrasse = {
  formatted: 'Torstraße 1, 10119 Berlin, Deutschland',
  street: 'Torstraße',
  housenumber: '1',
  postcode: '10119',
  city: 'Berlin',
  country_code: 'de',
}

test('a street that is being typed is completed with number, postal code and city, once for each text', async () => {
  server.script(call, { status: 200, body: { results: [torstrasse, { ...torstrasse, country_code: 'at' }] } })
  const service = open()
  const address = { addressLine1: 'Torstraße 1', postalCode: '10119', city: 'Berlin' }
  const expected = [{ label: torstrasse.formatted, address }]
  expect(await service.complete(typed)).toEqual(expected)
  expect(await service.complete({ ...typed, text: 'TORSTR 1' })).toEqual(expected)
  expect(server.seen).toHaveLength(1)
})

test('in America the house number comes first, with the state', async () => {
  const results = [
    {
      formatted: '112 Mercer Street, New York, NY 10012, United States',
      street: 'Mercer Street',
      housenumber: '112',
      postcode: '10012',
      city: 'New York',
      state_code: 'NY',
      country_code: 'us',
    },
  ]
  const query = 'text=112+Mer&filter=countrycode%3Aus&lang=en&limit=5&format=json&apiKey=key-1'
  server.script(`GET /v1/geocode/autocomplete?${query}`, { status: 200, body: { results } })
  expect(await open().complete({ ...typed, text: '112 Mer', country: 'US', locale: 'en-us' })).toMatchObject([
    { address: { addressLine1: '112 Mercer Street', postalCode: '10012', city: 'New York', province: 'NY' } },
  ])
})

test.each([
  ['is refused', { status: 401, body: { error: 'no key' } } as const],
  ['is unreadable', { status: 200, body: { features: 'none' } } as const],
  ['is lost', 'lost' as const],
])('a call that %s completes nothing, and the next one is asked again', async (_, reply) => {
  server.script(call, reply, { status: 200, body: { results: [torstrasse] } })
  const service = open()
  expect(await service.complete(typed)).toEqual([])
  expect(await service.complete(typed)).toHaveLength(1)
})

test('a postal code is completed as one, without a street where the place has none', async () => {
  const search = 'text=101&filter=countrycode%3Ade&lang=de&limit=5&format=json&type=postcode&apiKey=key-1'
  const place = { formatted: '10119 Berlin', postcode: '10119', city: 'Berlin', housenumber: '7', country_code: 'DE' }
  server.script(`GET /v1/geocode/autocomplete?${search}`, { status: 200, body: { results: [place] } })
  expect(await open().complete({ ...typed, field: 'postalCode', text: '101' })).toEqual([
    { label: '10119 Berlin', address: { postalCode: '10119', city: 'Berlin' } },
  ])
})

test('an answer without results is remembered, and one that failed is asked for again', async () => {
  server.script(call, { status: 503 }, { status: 200, body: { results: [] } })
  const service = open()
  for (let nth = 0; nth < 3; nth += 1) expect(await service.complete(typed)).toEqual([])
  expect(server.seen).toHaveLength(2)
})

test('a shop with a key asks the service at its address, and one without completes from its own cities', () => {
  expect(readAddressService({})).toBeNull()
  expect(readAddressService({ GEOAPIFY_API_KEY: 'k' })).toEqual({ apiKey: 'k', url: 'https://api.geoapify.com' })
  const own = { GEOAPIFY_API_KEY: 'k', GEOAPIFY_API_URL: 'https://proxy.test//' }
  expect(readAddressService(own)?.url).toBe('https://proxy.test')
  expect(openAddressCompletion(readAddressService(own)).fields).toEqual(['addressLine1', 'postalCode'])
  expect(openAddressCompletion(null).fields).toEqual(['postalCode'])
})
