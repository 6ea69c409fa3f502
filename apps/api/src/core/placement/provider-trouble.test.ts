import { minutes } from '@lacehouse/domain/time/durations'
import {
  createDraw,
  createSandboxControl,
  drawSeed,
  letPlacementsAge,
  listDisagreements,
  mixedCards,
  openReadyCart,
  place,
  type SandboxControl,
  type TestApi,
  type TestShopper,
  testNow,
  troubles,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { recoverPlacements } from './recover-placements.ts'
import { releasePayment } from './release-payment.ts'

const longTest = 120_000
// `npm run prove` makes ten thousand.
const placements = Number(process.env.PROOF_PLACEMENTS ?? 80)
const wave = 20
let sandbox: SandboxControl
let buyer: TestShopper
test.beforeAll(async ({ api }) => {
  sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
})
test.beforeEach(async ({ api }) => {
  api.setNow(testNow)
  buyer = await api.client.createGuest('en-us')
})

const readyCart = (token?: string): Promise<string> => openReadyCart(buyer, variantOf('court'), token)

/** Recovers three times at once, as several instances of the shop do. */
const recover = async (api: TestApi): Promise<void> => {
  await letPlacementsAge(api.database.db.pool)
  await Promise.all([recoverPlacements(api.deps), recoverPlacements(api.deps), recoverPlacements(api.deps)])
}

/** Lists the orders with a job that voids their payment. */
const listToVoid = async (api: TestApi): Promise<string[]> => {
  const { rows } = await api.database.db.pool.query(
    `select distinct data ->> 'orderNumber' as number from pgboss.job where name = 'void-payment'`,
  )
  return rows.map(({ number }) => number)
}

const voidAll = async (api: TestApi): Promise<void> => {
  for (const orderNumber of await listToVoid(api)) await releasePayment(api.deps)({ orderNumber })
}

const listUnfinished = async (api: TestApi): Promise<string[]> => {
  const { rows } = await api.database.db.pool.query(`select number from orders where state = 'processing'`)
  return rows.map(({ number }) => number)
}

const cardRefusals = new Set(['PYT406', 'PYT402'])

test(
  'T9: a provider that is slow, broken, silent or refuses at random causes no double charge, and the ledgers agree [CHK-07 PAY-13]',
  async ({ api }) => {
    const seed = drawSeed('T9')
    const draw = createDraw(seed)
    for (let done = 0; done < placements; done += wave) {
      const carts = await Promise.all(
        Array.from({ length: wave }, () => readyCart(mixedCards[draw(mixedCards.length)])),
      )
      const trouble = troubles[draw(troubles.length)] ?? { mode: 'none' as const }
      await sandbox.makeTrouble({ ...trouble, probability: trouble.mode === 'none' ? 1 : 0.6, seed: seed + done })
      // Half of the shoppers send the request twice.
      const answers = await Promise.all(
        carts.flatMap((cartId) =>
          draw(2) === 0 ? [place(buyer, cartId)] : [place(buyer, cartId), place(buyer, cartId)],
        ),
      )
      await sandbox.makeTrouble({ mode: 'none' })
      for (const { status, body } of answers)
        expect(status === 200 ? body.state : cardRefusals.has(body.errorDetails[0]?.errorId ?? '')).toSatisfy(
          (outcome) => outcome === 'finalised' || outcome === 'processing' || outcome === true,
        )
    }
    await recover(api)
    // A pending payment is checked until its time is over.
    api.setNow(testNow + minutes(31))
    await recover(api)
    await voidAll(api)
    expect(await listUnfinished(api)).toEqual([])
    expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
  },
  longTest,
)

test('an order waits while the provider is away, and finds its payment when the provider is back [PAY-13]', async ({
  api,
}) => {
  const cartId = await readyCart('tok_success')
  await sandbox.makeTrouble({ mode: '500', phase: 'before' })
  const { status, body: order } = await place(buyer, cartId)
  expect([status, order.state]).toEqual([200, 'processing'])
  await recover(api)
  expect(await listUnfinished(api)).toEqual([order.orderNumber])
  await sandbox.makeTrouble({ mode: 'none' })
  await recover(api)
  const found = await buyer.call('checkout.getOrder', { params: { orderNumber: order.orderNumber } })
  expect(found.state).toBe('finalised')
  expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
})

test('a late charge of a failed order is voided, and the cart is open meanwhile [PAY-13]', async ({ api }) => {
  const cartId = await readyCart('tok_success')
  await sandbox.makeTrouble({ mode: 'garbage', phase: 'after' })
  const { body: order } = await place(buyer, cartId)
  api.setNow(testNow + minutes(31))
  await recover(api)
  api.setNow(testNow)
  expect(await buyer.call('cart.get', { params: { basketId: cartId } })).toMatchObject({ state: 'open' })
  const job = releasePayment(api.deps)
  await expect(job({ orderNumber: order.orderNumber })).rejects.toThrow('could not be voided yet')
  await sandbox.makeTrouble({ mode: 'none' })
  expect(await listToVoid(api)).toContain(order.orderNumber)
  await voidAll(api)
  await voidAll(api)
  expect(await sandbox.listPayments(order.orderNumber)).toMatchObject([{ status: 'voided' }])
  expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
})

test('a challenge without an answer expires and frees its stock and its cart [CHK-09]', async ({ api }) => {
  const cartId = await readyCart('tok_3ds')
  const { body: order } = await place(buyer, cartId)
  expect(order.state).toBe('payment_pending')
  // Repeated checks do not extend the time.
  for (const passed of [5, 20, 29]) {
    api.setNow(testNow + minutes(passed))
    await recover(api)
  }
  api.setNow(testNow)
  const waiting = await buyer.call('checkout.getOrder', { params: { orderNumber: order.orderNumber } })
  expect(waiting.state).toBe('payment_pending')
  api.setNow(testNow + minutes(31))
  await recover(api)
  api.setNow(testNow)
  expect(await buyer.call('cart.get', { params: { basketId: cartId } })).toMatchObject({ state: 'open' })
  expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
})
