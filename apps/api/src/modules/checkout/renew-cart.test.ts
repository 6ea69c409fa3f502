import { randomUUID } from 'node:crypto'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { openReadyCart, startTestApi, type TestApi, variantOf } from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const readCart = async (id: string): Promise<Cart> => {
  const { rows } = await api.database.db.pool.query<{ doc: Cart }>('select doc from carts where id = $1', [id])
  const [row] = rows
  if (!row) throw new Error(`there is no cart ${id}`)
  return row.doc
}

/** Lists the states of the carts of one owner, the open ones first. */
const listStates = async ({ owner }: Cart): Promise<string[]> => {
  const text = 'select state from carts where owner_id = $1 order by state desc'
  const { rows } = await api.database.db.pool.query<{ state: string }>(text, [owner.id])
  return rows.map(({ state }) => state)
}

const openCart = async (): Promise<Cart> => {
  const shopper = await api.client.createGuest()
  return readCart(await openReadyCart(shopper, variantOf('court')))
}

const renew = (cart: Cart, id: string, version = cart.version): Promise<boolean> =>
  api.deps.cartQueries.renew({ ...cart, state: 'merged', version: version + 1 }, version, { ...cart, id, version: 1 })

test('renewing a cart closes it and writes the new one [CHK-09]', async () => {
  const cart = await openCart()
  const id = randomUUID()
  expect(await renew(cart, id)).toBe(true)
  expect(await listStates(cart)).toEqual(['open', 'merged'])
  expect((await readCart(id)).lines).toEqual(cart.lines)
})

test('a new cart that cannot be saved leaves the old one open [CHK-09]', async () => {
  const [cart, taken] = [await openCart(), await openCart()]
  await expect(renew(cart, taken.id)).rejects.toThrow('duplicate key')
  expect(await listStates(cart)).toEqual(['open'])
})

test('a cart that changed since it was read stays open, and no new cart is saved [CHK-09]', async () => {
  const cart = await openCart()
  expect(await renew(cart, randomUUID(), cart.version - 1)).toBe(false)
  expect(await listStates(cart)).toEqual(['open'])
})

test('concurrent cancellations of one payment leave its shopper one open cart [CHK-09]', async () => {
  const shopper = await api.client.createGuest()
  const cartId = await openReadyCart(shopper, variantOf('court'), 'tok_3ds')
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId } })
  const giveUp = () =>
    shopper.call('checkout.patchOrder', {
      params: { orderNumber },
      body: { additionalData: { result: 'cancelled' } },
    })
  const replies = await Promise.all([giveUp(), giveUp(), giveUp(), giveUp()])
  expect(replies.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed'])
  expect(replies.filter(({ newBasketId }) => newBasketId)).toHaveLength(1)
  expect(await listStates(await readCart(cartId))).toEqual(['open', 'merged'])
})
