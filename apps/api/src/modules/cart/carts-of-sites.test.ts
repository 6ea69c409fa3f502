import { createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

/** The same guest with a session of another site. */
const goTo = (api: TestApi, { id }: TestShopper, siteId: string, locale: string): TestShopper => {
  const { accessToken } = api.deps.tokens.issue({ kind: 'guest', id, consumerType: 'GUEST', siteId })
  return api.client.withToken(accessToken, locale, id)
}

test('a guest’s cart is unknown under a session of another site, and unchanged on its own [CART-04]', async ({
  api,
  guest,
}) => {
  const { id } = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, id)
  const params = { basketId: id }
  for (const [siteId, locale] of [
    ['LH-DE', 'de-de'],
    ['LH-CA', 'en-ca'],
  ] as const) {
    const abroad = goTo(api, guest, siteId, locale)
    expect(await abroad.tryCall('cart.get', { params })).toBeRefused(404, 'BSK404')
    const item = { cartId: id, productId: variantOf('tee') }
    expect(await abroad.tryCall('cart.addItem', { body: item })).toBeRefused(404, 'BSK404')
    expect(await abroad.tryCall('checkout.placeOrder', { body: { cartId: id } })).toBeRefused(404, 'BSK404')
  }
  expect(await guest.call('cart.get', { params })).toMatchObject({ state: 'open', totalItems: 1 })
})
