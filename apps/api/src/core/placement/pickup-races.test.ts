import {
  addTestStores,
  createCartWith,
  createDraw,
  createSandboxControl,
  drawSeed,
  listDisagreements,
  makeReady,
  type TestShopper,
  testProducts,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const seeds = Number(process.env.PROOF_SEEDS ?? 5)
const longTest = 300_000
let warehouse: string
test.beforeAll(async ({ api }) => {
  const { pool } = api.database.db
  await addTestStores(api.database.db)
  warehouse = api.deps.defaultSite.warehouse
  // The warehouse becomes a store too, so that shipping and pickup share one stock.
  await pool.query(
    `update locations set kind = 'store', pickup = true, latitude_micro = 40700000, longitude_micro = -74000000,
      address = (select address from locations where id = 'us-t01') where id = $1`,
    [warehouse],
  )
  await pool.query(
    `insert into variants (id, product_id, upc, colour_code, size, size_position)
    select $1 || '-01-' || size, $1, '8' || lpad(size::text, 11, '0'), '01', size::text, size
    from generate_series(100, 99 + $2::int) as size`,
    [testProducts.court, seeds],
  )
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select $1 || '-01-' || size, $2, 'receive', 1 from generate_series(100, 99 + $3::int) as size`,
    [testProducts.court, warehouse, seeds],
  )
  api.deps.stores.drop()
})

const place = (shopper: TestShopper, cartId: string) => shopper.tryCall('checkout.placeOrder', { body: { cartId } })

const readyToCollect = async (shopper: TestShopper, productId: string): Promise<string> => {
  const cart = await shopper.call('cart.createWithItem', { body: { productId, storeId: warehouse } })
  await makeReady(shopper, cart.id)
  return cart.id
}

const readyToShip = async (shopper: TestShopper, productId: string): Promise<string> => {
  const cart = await createCartWith(shopper, productId)
  await makeReady(shopper, cart.id)
  return cart.id
}

test(
  `T4: of a pickup and a shipment that order the last unit at the same time exactly one succeeds, ${seeds} seeds [STO-04]`,
  async ({ api }) => {
    const draw = createDraw(drawSeed('T4'))
    const wins = { pickup: 0, shipping: 0 }
    for (let seed = 0; seed < seeds; seed += 1) {
      const productId = `${testProducts.court}-01-${100 + seed}`
      const [collector, receiver] = await Promise.all([api.client.createGuest(), api.client.createGuest()])
      const [toCollect, toShip] = await Promise.all([
        readyToCollect(collector, productId),
        readyToShip(receiver, productId),
      ])
      const go = [() => place(collector, toCollect), () => place(receiver, toShip)]
      const isCollectorFirst = draw(2) === 0
      const answers = await Promise.all((isCollectorFirst ? go : go.toReversed()).map((one) => one()))
      const [pickup, shipping] = isCollectorFirst ? answers : answers.toReversed()
      expect([pickup?.status, shipping?.status].filter((status) => status === 200)).toHaveLength(1)
      const loser = pickup?.status === 200 ? shipping : pickup
      expect(loser?.body.errorDetails[0]?.errorId).toBe('ORD404')
      if (pickup?.status === 200) wins.pickup += 1
      else wins.shipping += 1
    }
    expect(wins.pickup + wins.shipping).toBe(seeds)
    const sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
    expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
  },
  longTest,
)

test('T4: a cart with the last unit both as pickup and as shipment is refused [STO-04]', async ({ api }) => {
  const shopper = await api.client.createGuest()
  const productId = `${testProducts.court}-01-100`
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'receive', 1)`,
    [productId, warehouse],
  )
  const { id } = await createCartWith(shopper, productId)
  await shopper.call('cart.addItem', { body: { cartId: id, productId, storeId: warehouse } })
  await makeReady(shopper, id)
  const { status, body } = await place(shopper, id)
  expect([status, body.errorDetails[0]?.errorId]).toEqual([409, 'INV409'])
})
