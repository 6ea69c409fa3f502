import {
  addressOf,
  createCartWith,
  seal,
  type TestShopper,
  variantOf,
  type WalletCalls,
  walletCallsOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let guest: TestShopper
let wallet: WalletCalls
test.beforeAll(async ({ api }) => {
  guest = await api.client.createGuest('de-de')
  wallet = walletCallsOf(guest)
})

test('a wallet’s merchant session is for the shop’s own domain [PAY-08] [PAY-11]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const { body } = await wallet.openSession(cart.id, 'APPLE_PAY')
  expect(JSON.parse(body.meta.merchantSession)).toMatchObject({ domainName: 'localhost', displayName: 'Lacehouse' })
})

test('the partial address of a wallet prices the cart but places no order; the full address with the sealed card pays [PAY-08] [PAY-10]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const params = { basketId: cart.id }
  const query = { context: 'APPLE_PAY_EXPRESS' } as const
  const area = { city: 'Berlin', postalCode: '10115', countryCode: 'DE' }
  const priced = await guest.call('cart.setShippingAddress', { params, query, body: { address: area } })
  expect(priced.shippingMethods[0]?.applicableShippingMethods.length).toBeGreaterThan(1)
  const added = await wallet.add(cart.id, { payment_method_id: 'APPLE_PAY', sealed: seal('4242424242424242') })
  expect(added.body.payment_instruments).toMatchObject([
    { payment_method_id: 'APPLE_PAY', additionalData: { last4: '4242' } },
  ])
  expect((await wallet.place(cart.id)).body.errorDetails[0]?.errorId).toBe('CHK320')
  await guest.call('cart.setShippingAddress', { params, query, body: { address: addressOf('de-de') } })
  await guest.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
  const { body: order } = await wallet.place(cart.id)
  expect(order).toMatchObject({
    state: 'finalised',
    paymentMethod: [{ code: 'APPLE_PAY', additionalData: { last4: '4242' } }],
  })
})

test('a cancelled payment sheet restores the chosen address and shipping method [PAY-08]', async () => {
  const params = { basketId: (await wallet.addressed(variantOf('court'))).id }
  const query = { context: 'APPLE_PAY_EXPRESS' } as const
  const chosen = { cartId: params.basketId, shippingId: 'me', code: 'express', shopperAppliedSM: true } as const
  const before = await guest.call('cart.chooseShippingMethod', { body: chosen })
  const area = { city: 'Hamburg', postalCode: '20095', countryCode: 'DE' }
  await guest.call('cart.setShippingAddress', { params, query, body: { address: area } })
  await guest.call('cart.chooseShippingMethod', { body: { ...chosen, code: 'standard' } })
  const whole = { ...addressOf('de-de'), city: 'Hamburg', postalCode: '20095' }
  await guest.call('cart.setShippingAddress', { params, query, body: { address: whole } })
  const left = await guest.call('cart.removeShippingAddress', { params, query })
  expect(left).toEqual({ ...before, version: left.version })
  const again = await guest.call('cart.removeShippingAddress', { params, query })
  expect(again.shippingAddress).toEqual(before.shippingAddress)
})

test('an unreadable sealed card is PAY400, a missing one PYT404, and neither is stored [PAY-08] [PAY-10] [PAY-14]', async ({
  api,
}) => {
  const cart = await createCartWith(guest, variantOf('court'))
  const refused = await wallet.add(cart.id, { payment_method_id: 'APPLE_PAY', sealed: '{}' })
  expect(refused.body.errorDetails[0]?.errorId).toBe('PAY400')
  expect((await wallet.add(cart.id, { payment_method_id: 'APPLE_PAY' })).body.errorDetails[0]?.errorId).toBe('PYT404')
  await wallet.add(cart.id, { payment_method_id: 'APPLE_PAY', sealed: seal('5555555555554444') })
  const { rows } = await api.database.db.pool.query('select doc::text from carts where id = $1', [cart.id])
  expect(rows[0].doc).not.toContain('EC_v1')
})
