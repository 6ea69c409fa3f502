import { createCartWith, makeReady, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test('a cart with more units than an order holds is refused at its item, and reserves nothing [CART-08] [CHK-10]', async ({
  api,
  guest,
}) => {
  const variantId = variantOf('court')
  const { id, items } = await createCartWith(guest, variantId)
  await makeReady(guest, id)
  // A cart from before the bound.
  const { pool } = api.database.db
  await pool.query("update carts set doc = jsonb_set(doc, '{lines,0,qty}', '44') where id = $1", [id])
  await pool.query(
    "insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'receive', 100)",
    [variantId, api.deps.defaultSite.warehouse],
  )
  const refused = await guest.tryCall('checkout.prepareOrder', { body: { basketId: id } })
  expect(refused).toBeRefused(409, 'INV408')
  expect(refused.body.errorDetails[0]?.itemId).toBe(items[0]?.id)
  const { totals } = await guest.call('cart.get', { params: { basketId: id } })
  const body = { cartId: id, expectedTotal: totals.total }
  expect(await guest.tryCall('checkout.placeOrder', { body })).toBeRefused(409, 'INV408')
  expect((await pool.query('select 1 from orders where cart_id = $1', [id])).rows).toEqual([])
})
