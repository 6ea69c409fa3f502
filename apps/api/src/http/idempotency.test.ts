import { createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { applyRetention } from '../core/retention/apply-retention.ts'

const keyed = (key: string) => ({ 'idempotency-key': key })

const add = (shopper: TestShopper, cartId: string, { qty = 1, key }: { qty?: number; key: string }) =>
  shopper.tryCall('cart.addItem', { body: { cartId, productId: variantOf('tee'), qty }, headers: keyed(key) })

const openCart = async (api: TestApi) => {
  const shopper = await api.client.createGuest()
  const { id } = await createCartWith(shopper, variantOf('court'))
  return { shopper, id }
}

test('T7: a call with a key runs once, and all its repeats get the first reply', async ({ api }) => {
  const { shopper, id } = await openCart(api)
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(shopper, id, { key: 'add-one-tee' })))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed')).length).toBe(7)
  const { items } = await shopper.call('cart.get', { params: { basketId: id } })
  expect(items.map(({ qty }) => qty)).toEqual([1, 1])
})

test('T7: a key with another body is 422, and reveals and changes nothing of the first call', async ({ api }) => {
  const { shopper, id } = await openCart(api)
  const { status: first } = await add(shopper, id, { key: 'add-a-tee-1' })
  const other = await add(shopper, id, { key: 'add-a-tee-1', qty: 7 })
  expect([first, other.status, other.body.errorDetails[0]?.errorId]).toEqual([200, 422, 'API400'])
  expect(JSON.stringify(other.body)).not.toContain(id)
  expect((await shopper.call('cart.get', { params: { basketId: id } })).totalItems).toBe(2)
})

test('T7: the key of another shopper is 422 and reveals nothing', async ({ api }) => {
  const { shopper, id } = await openCart(api)
  await makeReady(shopper, id)
  const place = (who: TestShopper) =>
    who.tryCall('checkout.placeOrder', { body: { cartId: id }, headers: keyed('place-my-order') })
  const order = await place(shopper)
  const stranger = await place(await api.client.createGuest())
  expect([order.status, stranger.status]).toEqual([200, 422])
  for (const secret of [order.body.orderNumber, 'Marsh', 'ada@example.com', id])
    expect(JSON.stringify(stranger.body)).not.toContain(secret)
  expect((await place(shopper)).body.orderNumber).toBe(order.body.orderNumber)
})

test('T7: a refusal is stored for its key too, and a malformed key is API400', async ({ api }) => {
  const { shopper, id } = await openCart(api)
  const refused = [
    await add(shopper, id, { key: 'a-bad-one', qty: 0 }),
    await add(shopper, id, { key: 'a-bad-one', qty: 0 }),
  ]
  expect(refused.map(({ body }) => body.errorDetails[0]?.errorId)).toEqual(['INV407', 'INV407'])
  expect(refused[1]?.body.correlationId).toBe(refused[0]?.body.correlationId)
  expect((await add(shopper, id, { key: 'short' })).body.errorDetails[0]).toMatchObject({ field: 'idempotency-key' })
})

test('a request that died without a reply can be repeated after 30 seconds, and keys are swept after a day', async ({
  api,
}) => {
  const { shopper, id } = await openCart(api)
  const { pool } = api.database.db
  await add(shopper, id, { key: 'left-alone-1' })
  const age = (change: string) => pool.query(`update idempotency_keys set ${change} where key = 'left-alone-1'`)
  await age(`status = null, response = null, created_at = now() - interval '31 seconds'`)
  expect((await add(shopper, id, { key: 'left-alone-1' })).status).toBe(200)
  await age(`expires_at = now() - interval '1 minute'`)
  await applyRetention({ ...api.deps, now: Date.now })
  expect((await pool.query(`select 1 from idempotency_keys where key = 'left-alone-1'`)).rowCount).toBe(0)
})
