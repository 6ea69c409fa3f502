import {
  createSandboxControl,
  letPlacementsAge,
  listDisagreements,
  openReadyCart,
  type SandboxControl,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import type { PoolClient } from 'pg'
import { expect, vi } from 'vitest'

let sandbox: SandboxControl
test.beforeAll(async ({ api }) => {
  sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
})
const taken: PoolClient[] = []
const usualPatience = 8000

/** Takes all database connections, as a crowd of shoppers does. */
const takeAll = async (api: TestApi): Promise<void> => {
  const { pool } = api.database.db
  taken.push(...(await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))))
  pool.options.connectionTimeoutMillis = 50
}

const giveBack = (api: TestApi): void => {
  api.database.db.pool.options.connectionTimeoutMillis = usualPatience
  for (const client of taken.splice(0)) client.release()
}

test.afterEach(async ({ api }) => {
  giveBack(api)
  await sandbox.makeTrouble({ mode: 'none' })
})

const place = (shopper: TestShopper, cartId: string, key: string) =>
  shopper.tryCall('checkout.placeOrder', { body: { cartId }, headers: { 'idempotency-key': key } })

const open = async (api: TestApi) => {
  const shopper = await api.client.createGuest()
  return { shopper, cartId: await openReadyCart(shopper, variantOf('court')) }
}

test('a busy shop answers GEN503 with Retry-After, and answers the same request later [ERR-02] [T1]', async ({
  api,
}) => {
  const { shopper, cartId } = await open(api)
  const read = () => shopper.tryCall('cart.get', { params: { basketId: cartId } })
  await takeAll(api)
  const busy = await read()
  expect([busy.status, busy.body.errorDetails[0]?.errorId, busy.headers.get('retry-after')]).toEqual([
    503,
    'GEN503',
    '2',
  ])
  giveBack(api)
  expect((await read()).status).toBe(200)
})

test('a placement that finds no connection after its charge is busy, and its repeat gets the one order [T1] [T2] [CHK-07]', async ({
  api,
}) => {
  const { shopper, cartId } = await open(api)
  await sandbox.makeTrouble({ mode: 'slow', ms: 1000 })
  const first = place(shopper, cartId, 'first-placement')
  await vi.waitFor(async () => {
    const { rows } = await api.database.db.pool.query(`select state from carts where id = $1`, [cartId])
    expect(rows[0].state).toBe('ordering')
  })
  await takeAll(api)
  const busy = await first
  expect([busy.status, busy.body.errorDetails[0]?.errorId]).toEqual([503, 'GEN503'])
  giveBack(api)
  const { rows } = await api.database.db.pool.query('select number from orders where cart_id = $1', [cartId])
  // Long enough for the placement to count as stale.
  await letPlacementsAge(api.database.db.pool)
  const again = await place(shopper, cartId, 'first-placement')
  expect([again.status, again.body.state, again.body.orderNumber]).toEqual([200, 'finalised', rows[0].number])
  expect(await sandbox.listPayments(rows[0].number)).toHaveLength(1)
  expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
})

test('a repeated idempotency key runs again when its first answer was temporary [T7]', async ({ api }) => {
  const { shopper, cartId } = await open(api)
  await takeAll(api)
  expect((await place(shopper, cartId, 'busy-placement')).status).toBe(503)
  giveBack(api)
  const again = await place(shopper, cartId, 'busy-placement')
  expect([again.status, again.body.state]).toEqual([200, 'finalised'])
})
