import { variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test('the link of a shared cart names items at today’s prices, and says what is gone, without a session', async ({
  api,
}) => {
  const items = `${variantOf('sale')}.2_${variantOf('withdrawn')}.1_LHNEVER001-01-9.1_${variantOf('uncounted')}.1`
  const shared = await api.client.withToken(null, 'en-us').call('cart.sharedItems', { query: { items } })
  expect(shared.currency).toBe('USD')
  expect(shared.items).toMatchObject([
    { productId: variantOf('sale'), qty: 2, state: 'available', name: 'Halden Runner', price: { current: 70 } },
    { name: 'Old Slip', state: 'gone' },
    { productId: 'LHNEVER001-01-9', state: 'gone', variants: [] },
    { name: 'Ghost Slip', state: 'soldOut' },
  ])
  expect(shared.items[0]?.variants.map(({ type }) => type)).toEqual(['color', 'size'])
  expect(shared.items[1]).not.toHaveProperty('price')
})
