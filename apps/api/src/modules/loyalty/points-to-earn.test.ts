import { addPerson, createCartWith, makeReady, type TestShopper, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const pointsOf = (product: { variants: readonly { price: { points?: number | undefined } }[] }) => [
  ...new Set(product.variants.map(({ price }) => price.points)),
]

test('a product names the points of a piece: without tax, and none for a gift card [LOY-01]', async ({ api }) => {
  const details = (locale: string, productId: string) =>
    api.client.withToken(null, locale).call('products.details', { params: { productId } })
  expect(pointsOf(await details('en-us', testProducts.sale))).toEqual([70])
  // 89.00 € include 14.21 € of tax.
  expect(pointsOf(await details('de-de', testProducts.sale))).toEqual([74])
  expect(pointsOf(await details('en-us', testProducts.giftCard))).toEqual([undefined])
})

test('a cart names the points of its order to members and to others alike, and the order earns them [LOY-01]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  expect((await createCartWith(guest, variantOf('court'))).pointsToEarn).toBe(100)
  const member = await addPerson(api, { points: 0 })
  const cart = await createCartWith(member, variantOf('court'))
  const ready = await makeReady(member, cart.id)
  const order = await member.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect([ready.pointsToEarn, order.earnedPoints]).toEqual([100, 100])
})

test('an order names the points to those who missed them, and to a member those that it earns [LOY-01]', async ({
  api,
}) => {
  const place = async (shopper: TestShopper) => {
    const { id } = await createCartWith(shopper, variantOf('court'))
    await makeReady(shopper, id)
    return shopper.call('checkout.placeOrder', { body: { cartId: id } })
  }
  const ofGuest = await place(await api.client.createGuest('en-us'))
  expect([ofGuest.earnedPoints, ofGuest.missedPoints]).toEqual([undefined, 100])
  const ofConsumer = await place(await addPerson(api, {}))
  expect([ofConsumer.earnedPoints, ofConsumer.missedPoints]).toEqual([undefined, 100])
  const ofMember = await place(await addPerson(api, { points: 0 }))
  expect([ofMember.earnedPoints, ofMember.missedPoints]).toEqual([100, undefined])
})
