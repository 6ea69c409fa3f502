import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type SandboxForTest, shopOrigin, startForTest } from '../testing/start-for-test.ts'

let sandbox: SandboxForTest
let access = ''
beforeAll(async () => {
  sandbox = await startForTest()
  const response = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('shop:key_test').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  access = ((await response.json()) as { access_token: string }).access_token
})
afterAll(() => sandbox.close())

type Reply = {
  id: string
  links: [{ href: string }]
  details: object[]
  purchase_units: [{ payments: { authorizations: [{ id: string }] } }]
}

const send = async (call: string, body?: unknown, key: string = randomUUID()) => {
  const [method = '', path = ''] = call.split(' ')
  const response = await fetch(`${sandbox.url}/paypal${path}`, {
    method,
    headers: {
      authorization: `Bearer ${access}`,
      'paypal-request-id': key,
      prefer: 'return=representation',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json().catch(() => null)) as Reply }
}

const toBody = (more: object = {}) => ({
  intent: 'AUTHORIZE',
  purchase_units: [{ custom_id: 'cart-1', amount: { currency_code: 'EUR', value: '119.00' } }],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: `${shopOrigin}/yes?a=1`,
        cancel_url: `${shopOrigin}/no`,
        locale: 'de-de',
        ...more,
      },
    },
  },
})

const answer = async (id: string, buyer: string | null, country: string | null = null) => {
  const response = await fetch(`${sandbox.url}/paypal/checkoutnow/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: sandbox.url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ buyer, country }),
  })
  return ((await response.json()) as { url: string }).url
}

const openOrder = async (more?: object) => (await send('POST /v2/checkout/orders', toBody(more))).body

test('an order waits for its buyer, who is sent back with it, and is authorised once [PAY-07] [PAY-12]', async () => {
  const order = await openOrder({ shipping_preference: 'GET_FROM_FILE' })
  expect(order).toMatchObject({ status: 'PAYER_ACTION_REQUIRED', links: [{ rel: 'payer-action' }] })
  const page = await (await fetch(order.links[0].href)).text()
  expect(page).toContain('119,00')
  expect(page).toContain('Liefern an')
  expect(await send(`POST /v2/checkout/orders/${order.id}/authorize`)).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'ORDER_NOT_APPROVED' }] },
  })
  expect(await answer(order.id, 'ada', 'DE')).toBe(`${shopOrigin}/yes?a=1&token=${order.id}&PayerID=ada`)
  const amount = { currency_code: 'EUR', value: '123.95' }
  const unit = "/purchase_units/@reference_id=='default'"
  const patched = await send(`PATCH /v2/checkout/orders/${order.id}`, [
    { op: 'replace', path: `${unit}/amount`, value: amount },
    { op: 'add', path: `${unit}/invoice_id`, value: 'LH-7' },
  ])
  expect(patched.status).toBe(204)
  const { body } = await send(`POST /v2/checkout/orders/${order.id}/authorize`)
  expect(body).toMatchObject({
    status: 'COMPLETED',
    payer: { email_address: 'ada@example.com' },
    purchase_units: [
      {
        custom_id: 'cart-1',
        invoice_id: 'LH-7',
        shipping: { address: { admin_area_2: 'Berlin', country_code: 'DE' } },
        payments: { authorizations: [{ status: 'CREATED', amount }] },
      },
    ],
  })
  const again = await send(`POST /v2/checkout/orders/${order.id}/authorize`)
  expect(again.body.details).toEqual([{ issue: 'ORDER_ALREADY_AUTHORIZED' }])
})

test('an authorisation is captured, refunded by its capture, and knows its order [PAY-07] [PAY-12]', async () => {
  const order = await openOrder()
  await answer(order.id, 'ada')
  const { body } = await send(`POST /v2/checkout/orders/${order.id}/authorize`)
  const id = body.purchase_units[0].payments.authorizations[0].id
  const money = (value: string) => ({ amount: { currency_code: 'EUR', value } })
  const captured = await send(`POST /v2/payments/authorizations/${id}/capture`, money('100.00'))
  expect(captured).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
  const key = randomUUID()
  const refund = () => send(`POST /v2/payments/captures/${captured.body.id}/refund`, money('40.00'), key)
  expect((await refund()).body).toEqual((await refund()).body)
  expect((await send(`POST /v2/payments/captures/${captured.body.id}/refund`, money('60.01'))).status).toBe(422)
  expect((await send(`GET /v2/payments/authorizations/${id}`)).body).toMatchObject({
    status: 'PARTIALLY_CAPTURED',
    supplementary_data: { related_ids: { order_id: order.id } },
  })
})

test('a refund goes no further than its capture, and the order names it with the shop’s own id [PAY-07] [PAY-12]', async () => {
  const order = await openOrder()
  await answer(order.id, 'ada')
  const { body } = await send(`POST /v2/checkout/orders/${order.id}/authorize`)
  const id = body.purchase_units[0].payments.authorizations[0].id
  const money = (value: string) => ({ amount: { currency_code: 'EUR', value } })
  const capture = async () => (await send(`POST /v2/payments/authorizations/${id}/capture`, money('50.00'))).body.id
  const [first, second] = [await capture(), await capture()]
  const refund = (capture: string, value: string) =>
    send(`POST /v2/payments/captures/${capture}/refund`, { ...money(value), custom_id: 'return-1' })
  expect((await refund(second, '30.00')).status).toBe(201)
  expect(await refund(second, '20.01')).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] },
  })
  expect((await refund(first, '50.00')).status).toBe(201)
  const found = await send(`GET /v2/checkout/orders/${order.id}`)
  const up = (capture: string) => [{ rel: 'up', href: expect.stringMatching(new RegExp(`/captures/${capture}$`)) }]
  expect(found.body).toMatchObject({
    purchase_units: [
      {
        payments: {
          refunds: [
            { custom_id: 'return-1', amount: { value: '30.00' }, links: up(second) },
            { custom_id: 'return-1', amount: { value: '50.00' }, links: up(first) },
          ],
        },
      },
    ],
  })
})

test('an order is returned in its minimal form unless the whole is requested, and is created only with a key [PAY-12]', async () => {
  const open = (headers: Record<string, string>) =>
    fetch(`${sandbox.url}/paypal/v2/checkout/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(toBody()),
    })
  const short = await open({ 'paypal-request-id': randomUUID() })
  expect(Object.keys((await short.json()) as object)).toEqual(['id', 'status', 'links'])
  expect((await open({})).status).toBe(400)
})

test('a buyer who cancels is sent where the shop wants; one without money is declined [PAY-07] [PAY-12]', async () => {
  const order = await openOrder()
  expect(await answer(order.id, null)).toBe(`${shopOrigin}/no?token=${order.id}`)
  await answer(order.id, 'bertha')
  expect(await send(`POST /v2/checkout/orders/${order.id}/authorize`)).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'INSTRUMENT_DECLINED' }] },
  })
})

test('buyers are only sent to pages of the shop, and calls need access [PAY-07] [PAY-12]', async () => {
  expect((await send('POST /v2/checkout/orders', toBody({ return_url: 'https://evil.test/' }))).status).toBe(422)
  const stranger = await fetch(`${sandbox.url}/paypal/v2/checkout/orders/PP_1`, {
    headers: { authorization: 'Bearer x' },
  })
  expect(stranger.status).toBe(401)
})

test('the shop is asked for the price at the buyer’s address, and its reply is shown and stored [PAY-07] [PAY-12]', async () => {
  const asked: object[] = []
  const shop = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const question = JSON.parse(String(Buffer.concat(chunks)))
      asked.push(question)
      const isHome = question.shipping_address.country_code === 'DE'
      const chosen = question.shipping_option?.id ?? 'standard'
      const option = (id: string, value: string) => ({
        id,
        label: id,
        type: 'SHIPPING',
        selected: id === chosen,
        amount: { currency_code: 'EUR', value },
      })
      const amount = { currency_code: 'EUR', value: chosen === 'express' ? '128.95' : '123.95' }
      const options = [option('standard', '4.95'), option('express', '9.95')]
      response.writeHead(isHome ? 200 : 422, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ purchase_units: [{ amount, shipping_options: options }] }))
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, 'localhost', resolve))
  onTestFinished(() => void shop.close())
  const { port } = shop.address() as AddressInfo
  const order = await openOrder({
    shipping_preference: 'GET_FROM_FILE',
    order_update_callback_config: {
      callback_events: ['SHIPPING_ADDRESS', 'SHIPPING_OPTIONS'],
      callback_url: `http://localhost:${port}/shipping`,
    },
  })
  const choose = async (country: string, option: string | null = null) => {
    const response = await fetch(`${sandbox.url}/paypal/checkoutnow/${order.id}/shipping`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: sandbox.url, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ country, option }),
    })
    return response.json()
  }
  expect(await choose('US')).toMatchObject({ ok: false })
  expect(await choose('DE')).toMatchObject({ ok: true, total: '123,95\u00a0€', options: [{ selected: true }, {}] })
  expect(await choose('DE', 'express')).toMatchObject({ total: '128,95\u00a0€' })
  expect(asked[2]).toMatchObject({
    id: order.id,
    shipping_address: { country_code: 'DE', admin_area_2: 'Berlin', postal_code: '10115' },
    shipping_option: { id: 'express', amount: { currency_code: 'EUR', value: '9.95' } },
  })
  await answer(order.id, 'ada', 'DE')
  expect((await send(`GET /v2/checkout/orders/${order.id}`)).body).toMatchObject({
    purchase_units: [{ amount: { value: '128.95' }, shipping: { options: [{}, { id: 'express', selected: true }] } }],
  })
})
