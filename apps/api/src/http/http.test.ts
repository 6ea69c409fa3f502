import { request as httpRequest } from 'node:http'
import { type CallContract, calls, callTable, errorCatalogue } from '@lacehouse/contracts'
import { findMessage, messageLocales } from '@lacehouse/messages'
import { createCartWith, makeReady, type TestApi, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { buildApp } from '../app.ts'

const errorOf = async (response: Response): Promise<[number, string | undefined]> => {
  const body = (await response.json()) as { errorDetails?: { errorId: string }[] }
  return [response.status, body.errorDetails?.[0]?.errorId]
}

const post = (api: TestApi, path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${api.url}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

test('every error id has a status, a place and a message in every locale', () => {
  for (const [errorId, { status, place }] of Object.entries(errorCatalogue)) {
    expect([errorId, status >= 400 && status < 600, place.length > 0]).toEqual([errorId, true, true])
    for (const locale of messageLocales)
      expect([errorId, locale, findMessage(locale, errorId)?.length ?? 0]).not.toEqual([errorId, locale, 0])
  }
})

test('a malformed, unknown, oversized or wrongly typed request is refused with its own error id [ERR-05]', async ({
  api,
}) => {
  expect(await errorOf(await post(api, '/cart/v1/cart', '{"items":'))).toEqual([400, 'API400'])
  expect(await errorOf(await fetch(`${api.url}/cart/v1/nothing`))).toEqual([404, 'API404'])
  const wrongMethod = await fetch(`${api.url}/cart/v1/item`)
  expect(wrongMethod.headers.get('allow')).toBe('POST, DELETE')
  expect(await errorOf(wrongMethod)).toEqual([405, 'API405'])
  expect(await errorOf(await fetch(`${api.url}/fapi/server/time`, { headers: { accept: 'text/csv' } }))).toEqual([
    406,
    'API406',
  ])
  expect(await errorOf(await post(api, '/cart/v1/cart', 'items=1', { 'content-type': 'text/csv' }))).toEqual([
    415,
    'API415',
  ])
  expect(await errorOf(await post(api, '/cart/v1/cart', `{"x":"${'y'.repeat(300_000)}"}`))).toEqual([413, 'API400'])
})

test('a refusal names the field, its message follows the locale, and its correlation id is that of the caller [ERR-02] [CALL-02]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('de-de')
  const response = await post(api, '/cart/v1/cartWithItem?locale=de-de', JSON.stringify({ qty: 1 }), {
    authorization: `Bearer ${guest.token}`,
    'x-correlation-id': 'shopper-journey-1',
  })
  expect(response.headers.get('x-correlation-id')).toBe('shopper-journey-1')
  expect(await response.json()).toEqual({
    errorDetails: [{ errorId: 'API400', message: findMessage('de-de', 'API400'), field: 'productId' }],
    correlationId: 'shopper-journey-1',
  })
})

test('the channel is ECOMM or MAPP, the site follows the header, and a session stays on its site [CALL-02]', async ({
  api,
}) => {
  const ask = (headers: Record<string, string>, query = '') => fetch(`${api.url}/fapi/server/time${query}`, { headers })
  expect((await ask({ channel: 'MAPP' })).status).toBe(200)
  expect(await errorOf(await ask({ channel: 'FAX' }))).toEqual([400, 'API400'])
  const german = await api.client.createGuest('de-de')
  const response = await fetch(`${api.url}/cart/v1/cartWithItem?locale=en-us`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${german.token}`,
      siteid: 'LH-US',
      'content-type': 'application/json',
      brand: 'lacehouse',
      region: 'NA',
      source: 'web',
      'x-client-app': 'test',
      'x-transaction-id': 't1',
    },
    body: JSON.stringify({ productId: variantOf('court') }),
  })
  expect(await response.json()).toMatchObject({ siteId: 'LH-DE', currency: 'EUR', locale: 'de-de' })
})

test('an order stores its channel and client; malformed client names are refused [CALL-02]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const { id } = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, id)
  const names = {
    brand: 'lacehouse',
    region: 'NA',
    source: 'app',
    'x-client-app': 'ios-4.2',
    'x-transaction-id': 't-77',
  }
  const place = (headers: Record<string, string>) =>
    guest.tryCall('checkout.placeOrder', {
      body: { cartId: id },
      headers: {
        channel: 'MAPP',
        ...names,
        'x-correlation-id': 'journey-4711',
        'x-auth-access-key': 'k-1',
        ...headers,
      },
    })
  const odd: Record<string, string>[] = [
    { region: 'MOON' },
    { source: 'x'.repeat(40) },
    { 'x-client-app': 'y'.repeat(80) },
  ]
  const wrong = await Promise.all(odd.map(place))
  expect(wrong.map(({ body }) => body.errorDetails[0]?.errorId)).toEqual(['API400', 'API400', 'API400'])
  const { body: order } = await place({})
  const { rows } = await api.database.db.pool.query(
    `select doc -> 'placedFrom' as "from" from orders where number = $1`,
    [order.orderNumber],
  )
  expect(rows[0].from).toEqual({
    channel: 'MAPP',
    network: expect.stringMatching(/^[\w-]{22}$/),
    correlationId: 'journey-4711',
    brand: 'lacehouse',
    region: 'NA',
    source: 'app',
    clientApp: 'ios-4.2',
    transactionId: 't-77',
    isMeasured: true,
  })
})

test('a response is validated against its contract, and an error against the shape of errors [CALL-04]', async ({
  api,
}) => {
  const caller = api.client.withToken(null)
  const check = (contract: string, body: { status?: number; response: unknown }) =>
    caller.tryCall('internal.validateResponse', { params: { contract }, body })
  const time = await caller.call('internal.serverTime', {})
  expect((await check('internal.serverTime', { response: time })).body).toMatchObject({ valid: true, problems: [] })
  const wrong = (await check('internal.serverTime', { response: { ...time, timestamp: 'noon' } })).body
  expect(wrong).toMatchObject({ valid: false, problems: [{ path: 'timestamp' }] })
  const refused = await caller.tryCall('utilities.i18n', { params: { countryCode: 'ZZ' } })
  expect((await check('utilities.i18n', { status: 404, response: refused.body })).body.valid).toBe(true)
  expect((await check('utilities.i18n', { status: 404, response: { message: 'no' } })).body.valid).toBe(false)
  expect((await check('function toString() { [native code] }', { response: {} })).body.errorDetails[0]?.errorId).toBe(
    'API404',
  )
})

test('a sample reply of a public call may be kept by no cache [CALL-03]', async ({ api }) => {
  const ask = async (headers: Record<string, string>) => {
    const { headers: given } = await fetch(`${api.url}/consumers-v3/utilities/i18n/US?locale=en-us`, { headers })
    return given.get('cache-control')
  }
  expect(await ask({})).toContain('s-maxage')
  expect(await ask({ 'x-mock': 'sample' })).toBe('private, no-store')
})

test('in production there are no mock replies and no validation of responses [CALL-03] [CALL-04]', async ({ api }) => {
  const app = await buildApp({ ...api.deps, config: { ...api.deps.config, production: true } })
  const mocked = await app.inject({ url: '/fapi/server/time', headers: { 'x-mock': 'sample' } })
  const checked = await app.inject({
    method: 'POST',
    url: '/fapi/api/validate-response/internal.serverTime',
    payload: { response: {} },
  })
  await app.close()
  expect([mocked.json().timestamp, checked.statusCode]).toEqual([1795168800000, 404])
})

test.for(['price', 'total', 'status', 'owner', 'points', '__proto__x'])(
  'an unknown field %s is refused and nothing is stored',
  async (field, { api }) => {
    const guest = await api.client.createGuest()
    const { status, body } = await guest.tryCall('cart.createWithItem', {
      body: { productId: variantOf('court'), [field]: 1 },
    })
    expect([status, body.errorDetails[0]?.errorId, body.errorDetails[0]?.field]).toEqual([400, 'API400', field])
    const { rows } = await api.database.db.pool.query('select id from carts where owner_id = $1', [guest.id])
    expect(rows).toEqual([])
  },
)

test.for(['🙂', '\u202Eabc', 'a\u0000b', '<script>alert(1)</script>', "'; drop table carts; --", 'NaN'])(
  'text like %j in any field never leads to a 500',
  async (text, { api }) => {
    const guest = await api.client.createGuest()
    const cart = await guest.call('cart.create', { body: {} })
    const address = {
      firstName: text,
      lastName: text,
      addressLine1: text,
      city: text,
      postalCode: text,
      province: text,
      countryCode: 'US',
      phone: text,
      email: text,
    }
    const answers = await Promise.all([
      guest.tryCall('cart.setShippingAddress', { params: { basketId: cart.id }, body: { address } }),
      guest.tryCall('cart.addItem', { body: { cartId: cart.id, productId: text, qty: 1 } }),
      guest.tryCall('cart.addItem', { body: { cartId: cart.id, productId: variantOf('court'), qty: text } }),
      guest.tryCall('search.products', { query: { q: text } }),
      guest.tryCall('search.products', { query: { category: text, page: text, size: text } }),
      guest.tryCall('cart.get', { params: { basketId: text } }),
    ])
    for (const { status } of answers) expect(status).toBeLessThan(500)
    expect((await guest.call('cart.get', { params: { basketId: cart.id } })).items).toEqual([])
  },
)

test('a changing call with a cookie from a page of another origin is AUT404', async ({ api }) => {
  const token = await post(api, '/token/v2/auth/token', '{}')
  const cookie = token.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  expect(token.headers.getSetCookie().every((line) => /HttpOnly/i.test(line) && /SameSite=Lax/i.test(line))).toBe(true)
  const send = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(
        `${api.url}/cart/v1/cart`,
        { method: 'POST', headers: { cookie, 'content-type': 'application/json', ...headers } },
        (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        },
      )
      sent.on('error', reject)
      sent.end('{}')
    })
  expect(await send({ origin: api.url, 'sec-fetch-site': 'same-origin' })).toBe(201)
  expect(await send({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send({})).toBe(403)
})

test('a call that needs a session replies AUT432 to a missing, forged or ended session [AUTH-01]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const forged = `${guest.token.slice(0, -3)}abc`
  for (const token of [null, forged, 'nonsense'])
    expect(await api.client.withToken(token).tryCall('cart.create', { body: {} })).toMatchObject({
      status: 401,
      body: { errorDetails: [{ errorId: 'AUT432' }] },
    })
  api.setNow(Date.parse('2026-11-20T10:16:00Z'))
  expect((await guest.tryCall('cart.create', { body: {} })).body.errorDetails[0]?.errorId).toBe('AUT432')
  api.setNow(Date.parse('2026-11-20T10:00:00Z'))
  expect((await guest.tryCall('cart.create', { body: {} })).status).toBe(201)
})

test('every contract has a route and an operation in the OpenAPI document', async ({ api }) => {
  const document = (await (await fetch(`${api.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  for (const [id, { method, path }] of Object.entries<CallContract>(calls))
    expect([id, document.paths[path]?.[method.toLowerCase()]?.operationId]).toEqual([id, id])
  expect(Object.keys(callTable)).toEqual(Object.keys(calls))
})

test('the process reports health, readiness and metrics', async ({ api }) => {
  expect(await (await fetch(`${api.url}/healthz`)).json()).toEqual({ status: 'ok' })
  expect(await (await fetch(`${api.url}/readyz`)).json()).toEqual({
    status: 'ok',
    checks: [{ name: 'database', ok: true }],
  })
  expect(await (await fetch(`${api.url}/metrics`)).text()).toContain('http_requests_total')
})

test('replies to a session are private and not stored; public replies are cacheable', async ({ api }) => {
  const guest = await api.client.createGuest()
  const own = await guest.tryCall('cart.create', { body: {} })
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  const shared = await guest.tryCall('products.catalog', {})
  expect(shared.headers.get('cache-control')).toContain('public')
  const german = await api.client.createGuest('de-de')
  const ofOtherSite = await api.client.withToken(german.token, 'en-us').tryCall('products.catalog', {})
  expect(ofOtherSite.headers.get('cache-control')).toBe('private, no-store')
  const refused = await guest.tryCall('cart.get', { params: { basketId: '11111111-1111-4111-8111-111111111111' } })
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
})
