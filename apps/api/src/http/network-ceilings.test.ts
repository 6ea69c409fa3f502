import { limitPolicies } from '@lacehouse/contracts'
import { callAsPage, startTestApi, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { sessions, carts } = limitPolicies
let small: TestApi
let crowded: TestApi
beforeAll(async () => {
  small = await startTestApi({ env: { SHOPPERS_PER_NETWORK: '1' } })
  crowded = await startTestApi({ env: { SHOPPERS_PER_NETWORK: '3' } })
})
afterAll(async () => {
  await Promise.all([small.close(), crowded.close()])
})

const askForTokens = async ({ client }: TestApi, address: string, times: number): Promise<number[]> => {
  const caller = client.at(address).withToken(null)
  const answers = Array.from({ length: times }, () => caller.tryCall('auth.token', { body: { grantType: 'guest' } }))
  return (await Promise.all(answers)).map(({ status }) => status)
}

const countRefused = (statuses: readonly number[]): number => statuses.filter((status) => status === 403).length

test('the ceiling of a network grows with the shoppers who may share it [T26]', async () => {
  const most = sessions.most.network
  expect(countRefused(await askForTokens(small, '10.90.0.1', most + 20))).toBe(20)
  expect(countRefused(await askForTokens(crowded, '10.90.0.1', most + 20))).toBe(0)
})

test('by default a demo lets a crowd of one address in [T26]', async () => {
  const demo = await startTestApi()
  expect(demo.deps.config.shoppersPerNetwork).toBe(20_000)
  expect(countRefused(await askForTokens(demo, '10.91.0.1', 3 * sessions.most.network))).toBe(0)
  await demo.close()
})

const callerOf = ({ id }: TestShopper, ip: string) => {
  const session = { kind: 'guest', id, consumerType: 'GUEST', siteId: 'LH-US' } as const
  return { session, ip, headers: {}, correlationId: 'c-1' }
}

test('a new cart counts once more for each ten lines, and beyond the ceiling of its network needs a proof of work [T34]', async () => {
  const address = '10.92.0.1'
  const guest = await small.client.at(address).createGuest()
  const items = Array.from({ length: 25 }, () => ({ productId: variantOf('court') }))
  const create = { body: { items } }
  expect((await guest.tryCall('cart.create', create)).status).toBe(201)
  const caller = callerOf(guest, address)
  expect(await small.deps.limiter.read('carts', caller)).toEqual({ session: 3, network: 3 })
  const neighbour = await small.client.at(address).createGuest()
  await small.deps.limiter.record('carts', callerOf(neighbour, address), { weight: carts.free.network - 4 })
  const third = await small.client.at(address).createGuest()
  expect((await third.tryCall('cart.create', create)).status).toBe(403)
  expect((await callAsPage(third, 'cart.create', create)).status).toBe(201)
})

test('designs, searches and orders have a ceiling too [T34]', async () => {
  const address = '10.93.0.1'
  const guest = await small.client.at(address).createGuest()
  const caller = callerOf(guest, address)
  const fill = (policy: 'designs' | 'dearReads') =>
    small.deps.limiter.record(policy, caller, { weight: limitPolicies[policy].most.network })
  await fill('dearReads')
  expect((await guest.tryCall('search.products', { query: { q: 'court' } })).status).toBe(403)
  expect((await guest.tryCall('search.autoSuggest', { query: { q: 'co' } })).status).toBe(403)
  await fill('designs')
  const painting = { params: { productId: variantOf('court').slice(0, 10) }, query: { recipe: 'X' } }
  expect((await guest.tryCall('products.painting', painting)).status).toBe(403)
})
