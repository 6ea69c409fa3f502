import { guessesAMinute } from '@lacehouse/contracts'
import { minutes } from '@lacehouse/domain/time/durations'
import {
  addCoupon,
  createCartWith,
  solveCaptcha,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'

test.beforeEach(({ api }) => api.setNow(testNow))

type Guess = { readonly peer?: string; readonly forwarded: string }

/** An API behind these proxies, whose every guess comes from a new session; it answers the statuses. */
const openBehind = async (api: TestApi, trustProxy: false | number | readonly string[]) => {
  const app = await buildApp({ ...api.deps, config: { ...api.deps.config, trustProxy } })
  onTestFinished(() => app.close())
  return async ({ peer = '127.0.0.1', forwarded }: Guess): Promise<number> => {
    const guest = await api.client.createGuest()
    const reply = await app.inject({
      method: 'POST',
      url: '/cart/v1/giftcard/balance?locale=en-us',
      remoteAddress: peer,
      headers: { authorization: `Bearer ${guest.token}`, 'x-forwarded-for': forwarded },
      payload: { number: '6006490000000000', pin: '0000' },
    })
    return reply.statusCode
  }
}

const repeat = async (times: number, guess: (nth: number) => Promise<number>): Promise<number[]> => {
  const statuses: number[] = []
  for (let nth = 0; nth < times; nth += 1) statuses.push(await guess(nth))
  return statuses
}

/** Ten guesses are examined, all others refused. */
const limited = (times: number) => Array.from({ length: times }, (_, nth) => (nth < guessesAMinute ? 404 : 403))

test('behind one proxy a caller cannot choose its address by writing X-Forwarded-For itself [CHK-17] [T33]', async ({
  api,
}) => {
  const guess = await openBehind(api, 1)
  const statuses = await repeat(15, (nth) => guess({ forwarded: `198.51.100.${nth}, 203.0.113.50` }))
  expect(statuses).toEqual(limited(15))
})

test('behind two proxies the address is the second from the right [T33]', async ({ api }) => {
  const guess = await openBehind(api, 2)
  const statuses = await repeat(15, (nth) => guess({ forwarded: `198.51.100.${nth}, 203.0.113.60, 10.0.0.${nth}` }))
  expect(statuses).toEqual(limited(15))
})

test('only listed proxies may name the address of a caller [T33]', async ({ api }) => {
  const guess = await openBehind(api, ['10.0.0.0/8'])
  const forged = await repeat(12, (nth) => guess({ peer: '203.0.113.70', forwarded: `198.51.100.${nth}` }))
  expect(forged).toEqual(limited(12))
  const relayed = await repeat(12, (nth) => guess({ peer: '10.0.0.1', forwarded: `198.51.100.${nth}` }))
  expect(relayed).toEqual(relayed.map(() => 404))
})

test('without a proxy X-Forwarded-For changes nothing [T33]', async ({ api }) => {
  const guess = await openBehind(api, false)
  const statuses = await repeat(12, (nth) => guess({ peer: '203.0.113.80', forwarded: `198.51.100.${nth}` }))
  expect(statuses).toEqual(limited(12))
})

test('all addresses of an IPv6 network count together, in every spelling [T33]', async ({ api }) => {
  const guess = await openBehind(api, 1)
  const spellings = ['2001:db8:1:2::', '2001:0db8:0001:0002:0:0:0:', '2001:DB8:1:2:ffff:1:2:']
  const statuses = await repeat(15, (nth) => guess({ forwarded: `${spellings[nth % 3]}${nth + 1}` }))
  expect(statuses).toEqual(limited(15))
  expect(await guess({ forwarded: '2001:db8:1:3::1' })).toBe(404)
})

test('an address written as IPv4 and as IPv6 is one [T33]', async ({ api }) => {
  const guess = await openBehind(api, 1)
  const statuses = await repeat(12, (nth) => guess({ forwarded: `${nth % 2 ? '::ffff:' : ''}203.0.113.90` }))
  expect(statuses).toEqual(limited(12))
})

const codes = (from: number) => Array.from({ length: 5 }, (_, nth) => `GUESS${from + nth}`)
const createWithCodes = (shopper: TestShopper, couponCodes: readonly string[]) =>
  shopper.tryCall('cart.create', { body: { couponCodes } })

test('coupon codes of a new cart count like codes that are entered, each one [CHK-17] [T33]', async ({ api }) => {
  await addCoupon(api, 'HIDDEN', {})
  const guest = await api.client.createGuest()
  expect((await createWithCodes(guest, codes(0))).status).toBe(201)
  expect((await createWithCodes(guest, codes(5))).status).toBe(201)
  const right = await createWithCodes(guest, ['HIDDEN'])
  const wrong = await createWithCodes(guest, ['NOTHING'])
  expect([right.status, right.body.appId]).toEqual([403, 'lacehouse-proof-of-work'])
  expect({ ...right.body, correlationId: '' }).toEqual({ ...wrong.body, correlationId: '' })
  const { id: cartId } = await createCartWith(guest, variantOf('court'))
  const entered = await guest.tryCall('coupons.apply', { body: { cartId, code: 'HIDDEN' } })
  expect(entered).toBeRefused(403, 'AUT403')
  expect((await guest.tryCall('cart.create', { body: {} })).status).toBe(201)
})

test('a session with three times the free guesses is refused also with a solved proof of work [CHK-17]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  for (let nth = 0; nth < 2; nth += 1) await createWithCodes(guest, codes(nth * 5))
  for (let nth = 0; nth < 4; nth += 1) {
    const headers = { 'x-challenge-response': await solveCaptcha(guest, 'guard') }
    const { status } = await guest.tryCall('cart.create', { body: { couponCodes: codes(nth * 5) }, headers })
    expect(status).toBe(201)
  }
  const refused = await createWithCodes(guest, ['ONE'])
  expect(refused).toBeRefused(403, 'AUT403')
  expect([refused.body.appId, refused.body.errorDetails[0]?.maximum]).toEqual([undefined, guessesAMinute])
  api.setNow(testNow + minutes(2))
  expect((await createWithCodes(guest, ['ONE'])).status).toBe(201)
})

test('the work of challenges grows with those that a session was given [CHK-17]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const works: number[] = []
  for (let nth = 0; nth < 16; nth += 1) {
    const { maxnumber } = await guest.call('internal.captcha', { query: { use: 'guard' } })
    works.push(maxnumber / 100_000)
  }
  expect(works).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 8])
})

test('unknown order numbers are guesses, and own orders are not [T33]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const ask = () => guest.tryCall('checkout.getOrder', { params: { orderNumber: 'LH00000000' } })
  const statuses = await repeat(12, async () => (await ask()).status)
  expect(statuses.slice(10)).toEqual([403, 403])
  expect(new Set(statuses.slice(0, 10))).toEqual(new Set([404]))
})

test('unknown authorization codes are guesses [T33]', async ({ api }) => {
  const caller = api.client.withToken(null)
  const statuses = await repeat(12, async (nth) => {
    const body = { authorizationCode: `made-up-${nth}`, codeVerifier: 'v'.repeat(43) }
    return (await caller.tryCall('auth.token', { body })).status
  })
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 403, 403])
})
