import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished, vi } from 'vitest'
import { buildApp } from '../../app.ts'

test('countries have dial code and phone mask in the locale of the call [CALL-05]', async ({ api }) => {
  const { countries } = await api.client.withToken(null, 'de-de').call('utilities.countryList', {})
  expect(countries.find(({ code }) => code === 'DE')).toMatchObject({ name: 'Deutschland', dialCode: '49' })
  expect(countries.find(({ code }) => code === 'FR')?.phoneMask).toBe('X XX XX XX XX')
})

test('a country’s address rules have labels, patterns and provinces in the locale of the call [CALL-05]', async ({
  api,
}) => {
  const french = await api.client.withToken(null, 'fr-ca').call('utilities.i18n', { params: { countryCode: 'CA' } })
  const province = french.fields.find(({ name }) => name === 'province')
  expect(province?.options?.map(({ label }) => label)).toContain('Québec')
  expect(province?.required).toBe(true)
  expect(french.fields.find(({ name }) => name === 'postalCode')).toMatchObject({
    mask: 'AXA XAX',
    transform: ['upperCase', 'canadianSpace'],
  })
  expect(french.fields.find(({ name }) => name === 'phone')).toMatchObject({ mask: '(XXX) XXX - XXXX' })
  const unknown = await api.client.withToken(null).tryCall('utilities.i18n', { params: { countryCode: 'ZZ' } })
  expect(unknown.body.errorDetails[0]?.errorId).toBe('API404')
})

test.for([
  ['shipping', true, true],
  ['billing', false, true],
  ['account', false, false],
] as const)(
  'the address rules depend on the form: %s has an email: %s, requires a phone: %s [CALL-05] [VAL-05]',
  async ([form, asksEmail, needsPhone], { api }) => {
    const { fields } = await api.client
      .withToken(null)
      .call('utilities.i18n', { params: { countryCode: 'US' }, query: { form } })
    expect(fields.some(({ name }) => name === 'email')).toBe(asksEmail)
    expect(fields.find(({ name }) => name === 'phone')?.required).toBe(needsPhone)
  },
)

test('the server’s time and the sites to choose from are listed [CALL-05]', async ({ api }) => {
  const guest = api.client.withToken(null)
  expect(await guest.call('internal.serverTime', {})).toEqual({
    timestamp: 1795168800000,
    iso: '2026-11-20T10:00:00.000Z',
  })
  const { regions } = await guest.call('utilities.locales', {})
  const locales = regions.flatMap(({ sites }) => sites.flatMap(({ locales: own }) => own.map(({ locale }) => locale)))
  expect(locales).toEqual(expect.arrayContaining(['en-us', 'fr-ca', 'de-de']))
})

test('page events are recorded in batches with the correlation id of their call, and an empty batch is refused [ERR-03]', async ({
  api,
}) => {
  const guest = api.client.withToken(null)
  const recorded = vi.spyOn(api.deps, 'recordEvent')
  const app = await buildApp(api.deps)
  onTestFinished(() => app.close())
  const view = { type: 'page' as const, name: 'view', at: 1, data: { path: '/en-us', first: true } }
  const failure = { type: 'error' as const, name: 'page', at: 2, data: { message: 'no' } }
  const sent = await app.inject({
    method: 'POST',
    url: '/fapi/events?locale=en-us',
    headers: { 'x-correlation-id': 'page-of-the-test' },
    payload: { events: [view, failure] },
  })
  expect([sent.statusCode, sent.json()]).toEqual([202, { accepted: 2 }])
  expect(recorded.mock.calls).toEqual([
    [view, 'page-of-the-test'],
    [failure, 'page-of-the-test'],
  ])
  expect((await guest.tryCall('internal.events', { body: { events: [] } })).status).toBe(400)
})

test.for([
  ['13 values', Object.fromEntries(Array.from({ length: 13 }, (_, nth) => [`key${nth}`, 1]))],
  ['a value of 201 characters', { path: 'x'.repeat(201) }],
  ['a key of 41 characters', { ['k'.repeat(41)]: 1 }],
] as const)('a page event with %s is refused [ERR-03]', async ([_name, data], { api }) => {
  const event = { type: 'page' as const, name: 'view', at: 1, data }
  const { status } = await api.client.withToken(null).tryCall('internal.events', { body: { events: [event] } })
  expect(status).toBe(400)
})

test('of page events beyond 6,000 a minute nothing is written [T34]', async ({ api }) => {
  const events = Array.from({ length: 50 }, () => ({ type: 'page' as const, name: 'view', at: 1 }))
  const recorded = vi.spyOn(api.deps, 'recordEvent')
  const app = await buildApp(api.deps)
  onTestFinished(() => app.close())
  const send = async (nth: number) => {
    const headers = { 'x-forwarded-for': `10.80.${nth}.1` }
    return app.inject({ method: 'POST', url: '/fapi/events?locale=en-us', headers, payload: { events } })
  }
  const accepted: number[] = []
  for (let nth = 0; nth < 130; nth += 1) accepted.push((await send(nth)).json().accepted)
  expect(accepted.filter((count) => count === 0).length).toBeGreaterThanOrEqual(10)
  expect(recorded.mock.calls.length).toBeLessThanOrEqual(6000)
})

test('a network that reports more than 3,000 events a minute is refused, and others are not [T34]', async ({ api }) => {
  const events = Array.from({ length: 50 }, () => ({ type: 'page' as const, name: 'view', at: 1 }))
  const send = (address: string) =>
    api.client.at(address).withToken(null).tryCall('internal.events', { body: { events } })
  const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await send('10.81.0.1')).status))
  expect(statuses.filter((status) => status === 202)).toHaveLength(60)
  expect((await send('10.81.0.2')).status).toBe(202)
})

test('a postal code is completed with its city and state from the shop’s own list, without a service', async ({
  api,
  guest,
}) => {
  const complete = (field: 'postalCode' | 'addressLine1', text: string, caller = guest) =>
    caller.call('utilities.completeAddress', { body: { field, text } })
  expect(await complete('postalCode', '10012')).toEqual({
    fields: ['postalCode'],
    completions: [{ label: '10012, New York, NY', address: { postalCode: '10012', city: 'New York', province: 'NY' } }],
  })
  const german = await api.client.createGuest('de-de')
  expect((await complete('postalCode', '20095', german)).completions).toEqual([
    { label: '20095, Hamburg', address: { postalCode: '20095', city: 'Hamburg' } },
  ])
  expect((await complete('postalCode', '99999')).completions).toEqual([])
  expect((await complete('addressLine1', '112 Mercer')).completions).toEqual([])
})

test('a session completes 120 addresses a minute at most', async ({ guest }) => {
  const complete = () => guest.tryCall('utilities.completeAddress', { body: { field: 'postalCode', text: '10012' } })
  const answers = await Promise.all(Array.from({ length: 121 }, complete))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
})
