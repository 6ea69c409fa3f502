import { request as httpRequest } from 'node:http'
import { type CallContract, calls } from '@lacehouse/contracts'
import {
  createCartWith,
  type HostileRequest,
  hugeBody,
  listHostileRequests,
  startTestApi,
  type TestApi,
  type TestShopper,
  tillProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
let shopper: TestShopper
let cartId: string
let requests: readonly HostileRequest[]
beforeAll(async () => {
  api = await startTestApi()
  shopper = await api.client.createGuest()
  const cart = await createCartWith(shopper, variantOf('court'))
  cartId = cart.id
  const ids = { itemId: cart.items[0]?.id ?? '', variantId: variantOf('court'), productId: tillProducts.court }
  requests = listHostileRequests({ cartId, ...ids })
})
afterAll(() => api.close())

const byte = () => 1 + Math.floor(Math.random() * 254)

const send = async ({ method, target, body }: Pick<HostileRequest, 'method' | 'target' | 'body'>) => {
  const response = await fetch(`${api.url}${target}`, {
    method,
    headers: {
      authorization: `Bearer ${shopper.token}`,
      // Each from elsewhere, or the limits would answer most of them.
      'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  })
  const text = await response.text()
  return { status: response.status, type: response.headers.get('content-type'), text }
}

const judge = ({ call, what, mustBeRefused }: HostileRequest, answer: Awaited<ReturnType<typeof send>>): string[] => {
  const told = `${call}: ${what} was answered ${answer.status} ${answer.text.slice(0, 200)}`
  if (answer.status >= 500) return [told]
  if (answer.status < 400) return mustBeRefused ? [told] : []
  const isTold = answer.type?.startsWith('application/json') && JSON.parse(answer.text).errorDetails?.[0]?.errorId
  return isTold ? [] : [`${told}, without an id of the catalogue`]
}

const atOnce = 8

test.each(Object.keys(calls))(
  'T20: %s takes nothing smuggled, odd or running, and never fails',
  { timeout: 60_000 },
  async (call) => {
    const own = requests.filter((one) => one.call === call)
    const faults: string[] = []
    for (let from = 0; from < own.length; from += atOnce)
      await Promise.all(own.slice(from, from + atOnce).map(async (one) => faults.push(...judge(one, await send(one)))))
    expect(faults).toEqual([])
  },
)

test('T20: what was sent so has changed no price, quantity or total that is not a shopper’s to change', async () => {
  const { items, currency, totals } = await shopper.call('cart.get', { params: { basketId: cartId } })
  expect(currency).toBe('USD')
  for (const { qty, price } of items)
    expect([Number.isInteger(qty) && qty > 0, price.current >= 25]).toEqual([true, true])
  expect(totals.total).toBeGreaterThanOrEqual(0)
  const { rows } = await api.database.db.pool.query(`select 1 from orders where cart_id = $1`, [cartId])
  expect(rows).toEqual([])
})

const sendHuge = (contract: CallContract, body: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const target = contract.path.replaceAll(/\{\w+\}/g, cartId)
    const headers = {
      authorization: `Bearer ${shopper.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    }
    const sent = httpRequest(`${api.url}${target}`, { method: contract.method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })

test('T20: a body of 10 MB is refused by every call before it is read', async () => {
  const body = hugeBody()
  const withBody = Object.entries<CallContract>(calls).filter(([, contract]) => contract.body)
  for (const [call, contract] of withBody) expect([call, await sendHuge(contract, body)]).toEqual([call, 413])
})
