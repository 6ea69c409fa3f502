import { createCartWith, makeAddressed, startTestApi, type TestApi, variantOf } from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const number = '378282246310005'
const securityCode = '9417'
/** The code as a value of its own, not within an id or a time. */
const asValue = new RegExp(`(?<![\\w.-])${securityCode}(?![\\w.-])`)

/** Enters a card into the provider's fields, as their frame does, and gives its token. */
async function enterCard(api: TestApi, session: string): Promise<string> {
  const response = await fetch(`${api.sandbox.url}/hosted-fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, card: number, expiry: '12/30', cvc: securityCode }),
  })
  return ((await response.json()) as { token: string }).token
}

/** Reads every row of every table as text, those of the job queue included. */
async function readDatabase(api: TestApi): Promise<string[]> {
  const { pool } = api.database.db
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
  )
  const contents = await Promise.all(
    tables.map(({ name }) => pool.query<{ line: string }>(`select one::text as line from ${name} one`)),
  )
  return contents.flatMap(({ rows }) => rows.map(({ line }) => line))
}

const log: string[] = []
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ logTo: { write: (line) => log.push(line) } })
})
afterAll(() => api.close())

test('after a payment neither the number nor the security code of the card is in the database or the log [PAY-01]', async () => {
  const guest = await api.client.createGuest('en-us')
  const { id: cartId } = await createCartWith(guest, variantOf('court'))
  await makeAddressed(guest, cartId)
  const { meta } = await guest.call('cart.paymentSession', {
    query: { cartId, paymentMethodId: 'CREDIT_CARD', referer: 'http://localhost/en-us/checkout' },
  })
  const token = await enterCard(api, meta.merchantSession)
  const card = { brand: 'amex', last4: '0005', expiryMonth: 12, expiryYear: 2030 }
  const body = { payment_method_id: 'CREDIT_CARD', token, card } as const
  await guest.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
  await guest.call('checkout.prepareOrder', { body: { basketId: cartId } })
  const order = await guest.call('checkout.placeOrder', { body: { cartId } })
  expect(order.state).toBe('finalised')
  const stored = await readDatabase(api)
  // What is looked for would be found: the order and the card's last digits are there.
  expect(stored.some((line) => line.includes(order.orderNumber) && line.includes('0005'))).toBe(true)
  expect(log.length).toBeGreaterThan(0)
  for (const line of [...stored, ...log]) {
    expect(line.replaceAll(/[\s-]/g, '')).not.toContain(number)
    expect(line).not.toMatch(asValue)
  }
})
