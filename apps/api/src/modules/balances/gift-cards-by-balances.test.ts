import { addPerson, addressOf, createCartWith, issueCard, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const giftCard = { productId: variantOf('giftCard'), customAmount: 25 }

const withGiftCard = (shopper: TestShopper) => shopper.call('cart.createWithItem', { body: giftCard })

const add = (shopper: TestShopper, basketId: string, body: object) =>
  shopper.tryCall('cart.addPaymentInstrument', { params: { basketId }, body })

test.for(['LOYALTY_POINTS', 'ATHLETES_PAYMENT'] as const)(
  '%s buy no gift cards, and the refusal says so [CART-28] [PAY-03] [PAY-04]',
  async (payment_method_id, { api }) => {
    const person = await addPerson(api, { points: 2000, credit: 30_000 })
    const { id } = await withGiftCard(person)
    const refused = await add(person, id, { payment_method_id })
    expect(refused).toBeRefused(409, 'PYT405')
    expect(refused.body.errorDetails[0]?.message).toContain('can’t buy gift cards')
  },
)

test('an order that has got a gift card after its points is refused before anything is spent [CART-28] [PAY-03]', async ({
  api,
}) => {
  const person = await addPerson(api, { points: 2000 })
  const { id } = await createCartWith(person, variantOf('court'))
  const params = { basketId: id }
  expect((await add(person, id, { payment_method_id: 'LOYALTY_POINTS' })).status).toBe(200)
  await person.call('cart.setShippingAddress', { params, body: { address: addressOf('en-us') } })
  await person.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
  await person.call('cart.addItem', { body: { cartId: id, ...giftCard } })
  await add(person, id, { payment_method_id: 'CREDIT_CARD', token: 'tok_success' })
  await person.call('checkout.prepareOrder', { body: { basketId: id } })
  const refused = await person.tryCall('checkout.placeOrder', { body: { cartId: id } })
  expect(refused).toBeRefused(409, 'PYT405')
  expect((await person.call('balances.listVouchers', {})).currentLoyaltyPoints).toBe(2000)
})

test('a voucher reduces goods only, and a reward code is not used up by gift cards [CART-28] [PAY-03] [PAY-05]', async ({
  api,
}) => {
  const person = await addPerson(api, { points: 2000 })
  const { id } = await withGiftCard(person)
  const voucher = (basketId: string) =>
    person.tryCall('balances.applyVoucher', { params: { basketId }, body: { appliedLoyaltyVoucher: 'VOUCHER-10' } })
  expect(await voucher(id)).toBeRefused(409, 'PYT405')
  await issueCard(api, { number: 'GOODSONLY', kind: 'reward_code', amount: 500 })
  expect(await add(person, id, { payment_method_id: 'REWARD_CODE', number: 'GOODSONLY' })).toBeRefused(409, 'PYT405')
  await person.call('cart.addItem', { body: { cartId: id, productId: variantOf('court') } })
  const { body: mixed } = await voucher(id)
  expect(mixed.totals.appliedRewards).toBe(10)
  expect(mixed.items.map(({ price }) => price.proratedPrice)).toEqual([25, 90])
})

test('an order buys ten gift cards at most, and the refusal says so [CART-08] [CART-28]', async ({ guest }) => {
  const { id } = await guest.call('cart.createWithItem', { body: { ...giftCard, qty: 7 } })
  const more = { cartId: id, ...giftCard, customAmount: 500 }
  expect((await guest.tryCall('cart.addItem', { body: { ...more, qty: 3 } })).status).toBe(200)
  const refused = await guest.tryCall('cart.addItem', { body: { ...more, customAmount: 499 } })
  expect(refused.body.errorDetails[0]).toMatchObject({
    errorId: 'INV408',
    field: 'giftCards',
    maximum: 10,
    message: 'An order can hold at most 10 gift cards.',
  })
})
