import { addressOf, createCartWith, makeReady, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished, vi } from 'vitest'

type Context = 'PAYPAL_EXPRESS' | 'APPLE_PAY_EXPRESS'
const set = (shopper: TestShopper, basketId: string, context: Context, body: object) =>
  shopper.tryCall('cart.setShippingAddress', { params: { basketId }, query: { context }, body })

test('an express checkout without an address and without a token is refused at the address [PAY-10]', async ({
  guest,
}) => {
  const { id } = await createCartWith(guest, variantOf('court'))
  for (const context of ['PAYPAL_EXPRESS', 'APPLE_PAY_EXPRESS'] as const) {
    const refused = await set(guest, id, context, {})
    expect(refused).toBeRefused(400, 'API400')
    expect(refused.body.errorDetails[0]?.field).toBe('address')
  }
})

test('an address from PayPal is not taken while PayPal is away, and the cart stays as it is [PAY-10]', async ({
  api,
  guest,
}) => {
  const { id, version } = await createCartWith(guest, variantOf('court'))
  const paypal = api.deps.payments.findFor('PAYPAL')
  if (!paypal?.findApproval) throw new Error('no PayPal')
  const spy = vi.spyOn(paypal, 'findApproval').mockResolvedValue(null)
  onTestFinished(() => spy.mockRestore())
  expect(await set(guest, id, 'PAYPAL_EXPRESS', { token: 'PP-1', address: addressOf('en-us') })).toBeRefused(
    502,
    'PAY400',
  )
  expect((await guest.call('cart.get', { params: { basketId: id } })).version).toBe(version)
})

test('a wallet’s area prices the delivery and the tax, and places no order before the whole address is known [PAY-08] [PAY-10]', async ({
  guest,
}) => {
  const { id, totals } = await createCartWith(guest, variantOf('court'))
  const area = { city: 'San Francisco', province: 'CA', postalCode: '94103', countryCode: 'US' }
  const { status, body } = await set(guest, id, 'APPLE_PAY_EXPRESS', { address: area })
  expect(status).toBe(200)
  expect(body.totals.tax).toBeGreaterThan(0)
  expect(body.totals.total).toBeGreaterThan(totals.total)
  expect(await guest.tryCall('checkout.placeOrder', { body: { cartId: id } })).toBeRefused(400, 'CHK320')
})

test.for([
  ['a country that the shop has no rules for', 'ZZ'],
  ['a country of another site', 'CA'],
] as const)('a wallet’s area in %s is refused [PAY-09]', async ([_, countryCode], { guest }) => {
  const { id } = await createCartWith(guest, variantOf('court'))
  const refused = await set(guest, id, 'APPLE_PAY_EXPRESS', { address: { city: 'Toronto', countryCode } })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(refused.body.errorDetails[0]?.errorId).toBe('PAY401')
})

test('a device fingerprint that the cart has already changes nothing, another replaces it, and an ordered cart takes none [CART-20]', async ({
  guest,
}) => {
  const { id: cartId, version } = await createCartWith(guest, variantOf('court'))
  const save = (deviceFingerprint: string) =>
    guest.tryCall('cart.deviceFingerPrint', { body: { cartId, deviceFingerprint } })
  const versionOf = async () => (await guest.call('cart.get', { params: { basketId: cartId } })).version
  const [one, other] = ['a'.repeat(20), 'b'.repeat(20)]
  expect((await save(one)).body).toEqual({ accepted: true })
  expect((await save(one)).body).toEqual({ accepted: true })
  expect(await versionOf()).toBe(version + 1)
  await save(other)
  expect(await versionOf()).toBe(version + 2)
  await makeReady(guest, cartId)
  await guest.call('checkout.placeOrder', { body: { cartId } })
  expect(await save(one)).toBeRefused(404, 'BSK404')
})
