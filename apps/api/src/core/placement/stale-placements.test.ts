import { seconds } from '@lacehouse/domain/time/durations'
import { openReadyCart, startTestApi, type TestApi, type TestShopper, testNow, variantOf } from '@lacehouse/test-kit'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recoverPlacements } from './recover-placements.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.setNow(testNow))

/** Starts a placement that stops at its charge, as in a process that dies there. */
const abandonPlacement = async (): Promise<{
  shopper: TestShopper
  cartId: string
  findStep: () => Promise<string>
}> => {
  const shopper = await api.client.createGuest()
  const cartId = await openReadyCart(shopper, variantOf('court'))
  const provider = api.deps.payments.get('lacepay')
  const authorise = vi.spyOn(provider, 'authorise').mockReturnValue(new Promise(() => undefined))
  void shopper.tryCall('checkout.placeOrder', { body: { cartId } }).catch(() => undefined)
  await vi.waitFor(() => expect(authorise).toHaveBeenCalled())
  authorise.mockRestore()
  const findStep = async () => {
    const text = 'select placement_step as step from orders where cart_id = $1'
    const { rows } = await api.database.db.pool.query<{ step: string }>(text, [cartId])
    return rows[0]?.step ?? ''
  }
  return { shopper, cartId, findStep }
}

test('recovery takes over an abandoned placement after the stale time of the shop’s clock, and not before [PAY-13]', async () => {
  const { findStep } = await abandonPlacement()
  api.setNow(testNow + seconds(14))
  expect(await recoverPlacements(api.deps)).toBe(0)
  expect(await findStep()).toBe('authorising')
  api.setNow(testNow + seconds(16))
  expect(await recoverPlacements(api.deps)).toBe(1)
  expect(await findStep()).toBe('finalised')
})

test('a repeated order takes over a placement after the stale time of the shop’s clock [CHK-07]', async () => {
  const { shopper, cartId, findStep } = await abandonPlacement()
  api.setNow(testNow + seconds(16))
  const order = await shopper.call('checkout.placeOrder', { body: { cartId } })
  expect([order.state, await findStep()]).toEqual(['finalised', 'finalised'])
})
