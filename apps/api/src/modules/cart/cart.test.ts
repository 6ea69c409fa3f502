import { createCartWith, makeReady, startTestApi, type TestApi, variantOf } from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('a guest creates a cart with an item and reads it again [CART-04 AUTH-01]', async () => {
  const guest = await api.client.createGuest('de-de')
  const cart = await createCartWith(guest, variantOf('court'), 2)
  expect(cart).toMatchObject({ currency: 'EUR', siteId: 'LH-DE', state: 'open', totalItems: 2 })
  expect(cart.totals).toMatchObject({ itemTotal: 238, total: 238, taxKnown: true })
  const read = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(read).toEqual(cart)
})

test('a filled cart becomes an order', async () => {
  const guest = await api.client.createGuest('en-us')
  const cart = await createCartWith(guest, variantOf('court'))
  const ready = await makeReady(guest, cart.id)
  expect(ready.totals.remainingToPay).toBe(0)
  const order = await guest.call('checkout.placeOrder', {
    body: { cartId: cart.id, expectedTotal: ready.totals.total },
  })
  expect(order).toMatchObject({ state: 'finalised', email: 'ada@example.com' })
})
