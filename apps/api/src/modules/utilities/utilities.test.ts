import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

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

test('page events are accepted in batches, errors with their correlation id, and a malformed batch is refused [ERR-03]', async ({
  api,
}) => {
  const guest = api.client.withToken(null)
  const event = { type: 'page' as const, name: 'view', at: 1, data: { path: '/en-us', first: true } }
  expect(await guest.tryCall('internal.events', { body: { events: [event, event] } })).toMatchObject({
    status: 202,
    body: { accepted: 2 },
  })
  expect((await guest.tryCall('internal.events', { body: { events: [] } })).status).toBe(400)
})
