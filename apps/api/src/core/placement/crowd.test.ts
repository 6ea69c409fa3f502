import {
  countMails,
  createCartWith,
  createDraw,
  createSandboxControl,
  drawSeed,
  listDisagreements,
  makeReady,
  place,
  type SandboxControl,
  type TestApi,
  type TestShopper,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

const ownSizes = Array.from({ length: 20 }, (_, index) => String(20 + index))
const longTest = 90_000
const crowd = Number(process.env.PROOF_CROWD ?? 60)
let sandbox: SandboxControl
test.beforeAll(async ({ api }) => {
  sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
  await addSizes(api)
})

/** Twenty more sizes of the limited shoe with ten units each. */
const addSizes = async (api: TestApi): Promise<void> => {
  const { pool } = api.database.db
  await pool.query(
    `insert into variants (id, product_id, upc, colour_code, size, size_position)
    select $1 || '-01-' || size, $1, '8000000000' || size, '01', size, size::int from unnest($2::text[]) as size`,
    [testProducts.court, ownSizes],
  )
  for (const size of ownSizes) await receive(api, variantOf('court', size), 10)
}

const receive = (api: TestApi, variantId: string, quantity: number) =>
  api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'receive', $3)`,
    [variantId, api.deps.defaultSite.warehouse, quantity],
  )

const stockOf = async (api: TestApi, variantId: string): Promise<{ onHand: number; reserved: number }> => {
  const { rows } = await api.database.db.pool.query(
    `select on_hand as "onHand", reserved from stock_items where variant_id = $1 and location_id = $2`,
    [variantId, api.deps.defaultSite.warehouse],
  )
  return rows[0]
}

/** Counts the payments in the provider's webhooks. */
const countNotifiedPayments = async (api: TestApi): Promise<number> => {
  const { rows } = await api.database.db.pool.query(
    `select count(distinct payload #>> '{payment,id}')::int as count from webhook_events`,
  )
  return rows[0].count
}

test(
  `T1: ${crowd} concurrent buyers of 20 pairs make 20 orders and 20 charges; the others are refused before a charge [CHK-11]`,
  async ({ api }) => {
    const variantId = variantOf('scarce')
    await receive(api, variantId, 18)
    const buyers = await Promise.all(Array.from({ length: crowd }, () => api.client.createGuest('en-us')))
    const ready = await Promise.all(
      buyers.map(async (buyer) => {
        const cart = await createCartWith(buyer, variantId)
        await makeReady(buyer, cart.id)
        return () => place(buyer, cart.id)
      }),
    )
    const answers = await Promise.all(ready.map((go) => go()))
    const refused = answers.filter(({ status }) => status !== 200)
    expect([answers.length - refused.length, refused.length]).toEqual([20, crowd - 20])
    expect(new Set(refused.map(({ body }) => body.errorDetails[0]?.errorId))).toEqual(new Set(['ORD404']))
    expect(await stockOf(api, variantId)).toEqual({ onHand: 20, reserved: 20 })
    await vi.waitFor(async () => expect(await countNotifiedPayments(api)).toBe(20), 8000)
    expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
  },
  longTest,
)

test(
  `T2: each of ${crowd} carts with three sizes in random order is ordered or refused as sold out, without a deadlock`,
  async ({ api }) => {
    const draw = createDraw(drawSeed('T2'))
    const go = await Promise.all(
      Array.from({ length: crowd }, async () => {
        const buyer = await api.client.createGuest('en-us')
        const sizes = new Set<string>()
        while (sizes.size < 3) sizes.add(ownSizes[draw(ownSizes.length)] ?? '')
        const items = [...sizes].map((size) => ({ productId: variantOf('court', size), qty: 1 }))
        const cart = await buyer.call('cart.create', { body: { items } })
        await makeReady(buyer, cart.id)
        return () => place(buyer, cart.id)
      }),
    )
    const answers = await Promise.all(go.map((one) => one()))
    const ids = new Set(answers.map(({ status, body }) => (status === 200 ? 'sold' : body.errorDetails[0]?.errorId)))
    expect([...ids].filter((id) => id !== 'sold' && id !== 'ORD404' && id !== 'ORD430')).toEqual([])
    const sold = answers.filter(({ status }) => status === 200).length
    const taken = await Promise.all(ownSizes.map((size) => stockOf(api, variantOf('court', size))))
    expect(taken.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(sold * 3)
    expect(taken.every(({ onHand, reserved }) => reserved <= onHand)).toBe(true)
    expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
  },
  longTest,
)

const readyCart = async (buyer: TestShopper) => {
  const cart = await createCartWith(buyer, variantOf('court'))
  return makeReady(buyer, cart.id)
}

test('T6: two tabs that place one cart make one order, one charge and one mail, and both get the order [CHK-07]', async ({
  api,
}) => {
  const tab = await api.client.createGuest('en-us')
  const other = api.client.withToken(tab.token)
  const cart = await readyCart(tab)
  const answers = await Promise.all([tab, other, tab, other].map((one) => place(one, cart.id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const numbers = new Set(answers.map(({ body }) => body.orderNumber))
  expect(numbers.size).toBe(1)
  const [number = ''] = numbers
  expect(await sandbox.listPayments(number)).toMatchObject([{ status: 'authorised' }])
  expect(await countMails(api.database.db.pool, number)).toBe(1)
})

test('T6: a lost connection at any moment of placing and a repeated request make one order and one charge [CHK-07]', async ({
  api,
}) => {
  const buyer = await api.client.createGuest('en-us')
  for (const patience of [1, 4, 8, 12, 20, 40]) {
    const cart = await readyCart(buyer)
    const lost = fetch(`${api.url}/cart/v2/checkout/order?locale=en-us`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ cartId: cart.id }),
      signal: AbortSignal.timeout(patience),
    })
    const ended = await lost.then(
      (answer) => answer.status,
      (error: Error) => error.name,
    )
    expect([200, 'TimeoutError']).toContain(ended)
    const { body: order } = await place(buyer, cart.id)
    expect(order.state).toBe('finalised')
    expect(await sandbox.listPayments(order.orderNumber)).toMatchObject([{ status: 'authorised' }])
    expect(await countMails(api.database.db.pool, order.orderNumber)).toBe(1)
  }
  expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
})
