import { expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { createLimiter } from './limiter.ts'
import { createMemoryCounts } from './memory-counts.ts'

const start = Date.parse('2026-11-20T10:00:00Z')

const setUp = (solutions: readonly string[] = [], shoppersPerNetwork = 1) => {
  const left = new Set(solutions)
  const unfit: string[] = []
  const limiter = createLimiter({
    shared: createMemoryCounts(),
    own: createMemoryCounts(),
    secret: 'a secret of the test',
    now: () => start,
    shoppersPerNetwork,
    acceptSolution: async (solution) => solution !== undefined && left.delete(solution),
    onUnfit: (policy, { correlationId }) => unfit.push(`${policy} ${correlationId}`),
  })
  return { limiter, unfit }
}

/** A request of a guest; each call of it is a request of its own. */
const callOf = (id: string, solution?: string) => ({
  session: { kind: 'guest', id, consumerType: 'GUEST', siteId: 'LH-US' } as const,
  ip: '203.0.113.5',
  headers: solution === undefined ? {} : { 'x-challenge-response': solution },
  correlationId: `c-${id}`,
})

const refusalOf = async (use: Promise<unknown>): Promise<Refusal> => {
  const error = await use.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw new Error('the use was not refused')
  return error
}

test('beyond the free counts a use needs a proof of work, in another session of the network too', async () => {
  const { limiter } = setUp()
  for (let nth = 0; nth < 10; nth += 1) await limiter.require('coupons', callOf('a'))
  for (const id of ['a', 'b']) {
    const refused = await refusalOf(limiter.require('coupons', callOf(id)))
    expect([refused.errorId, refused.appId]).toEqual(['AUT403', 'lacehouse-proof-of-work'])
  }
})

test('beyond the highest counts the refusal names the free one, for all shoppers who may share the network', async () => {
  const { limiter } = setUp([], 50)
  await limiter.record('reservations', callOf('a'), { weight: 300 })
  const refused = await refusalOf(limiter.require('reservations', callOf('b')))
  expect([refused.appId, refused.details[0]?.maximum]).toEqual([undefined, 100])
})

test('a use that does not fit is reported, because its caller goes on', async () => {
  const { limiter, unfit } = setUp()
  for (let nth = 0; nth < 11; nth += 1) await limiter.fits('mails', callOf('a'), { email: 'ada@example.com' })
  expect(unfit).toEqual(['mails c-a'])
})

test('one solved proof of work serves all limits of its request, and no other request', async () => {
  const { limiter } = setUp(['solved'])
  for (const policy of ['coupons', 'storedCards'] as const) await limiter.record(policy, callOf('a'), { weight: 10 })
  const request = callOf('a', 'solved')
  await limiter.require('coupons', request)
  await limiter.require('storedCards', request)
  expect(await limiter.hasProof(request)).toBe(true)
  expect((await refusalOf(limiter.require('coupons', callOf('a', 'solved')))).appId).toBeDefined()
})

test('a refused use does not count, so that it prolongs nothing', async () => {
  const { limiter } = setUp()
  for (let nth = 0; nth < 10; nth += 1) await limiter.require('coupons', callOf('a'))
  for (let nth = 0; nth < 5; nth += 1) await refusalOf(limiter.require('coupons', callOf('a')))
  expect(await limiter.read('coupons', callOf('a'))).toEqual({ session: 10, network: 10 })
})

test('a use of several counts at once is refused where not all of it fits', async () => {
  const { limiter } = setUp()
  await limiter.require('coupons', callOf('a'), { weight: 8 })
  await refusalOf(limiter.require('coupons', callOf('a'), { weight: 5 }))
  await limiter.require('coupons', callOf('a'), { weight: 2 })
})

test('an email address counts in every spelling of its case, and beside the session and the network', async () => {
  const { limiter } = setUp()
  await limiter.record('declines', callOf('a'), { weight: 50, email: 'Ada@Example.com ' })
  const other = { ...callOf('b'), ip: '203.0.113.6' }
  await refusalOf(limiter.check('declines', other, { email: 'ada@example.com' }))
  await limiter.check('declines', other, { email: 'bo@example.com' })
})

test('a text that a session used before counts once, for each session, and a refused one may come again', async () => {
  const { limiter } = setUp()
  const use = (email: string) => ({ distinct: email })
  for (let nth = 0; nth < 12; nth += 1) await limiter.require('orderEmails', callOf('a'), use(' Ada@Example.com '))
  await limiter.record('orderEmails', callOf('a'), use('ada@example.com'))
  expect(await limiter.fits('orderEmails', callOf('a'), use('ADA@example.com'))).toBe(true)
  expect(await limiter.read('orderEmails', callOf('a'))).toEqual({ session: 1, network: 1 })
  await limiter.record('orderEmails', callOf('b'), use('ada@example.com'))
  expect(await limiter.read('orderEmails', callOf('b'))).toEqual({ session: 1, network: 2 })
  await limiter.record('orderEmails', callOf('a'), { weight: 9 })
  for (let nth = 0; nth < 2; nth += 1)
    await refusalOf(limiter.require('orderEmails', callOf('a'), use('bo@example.com')))
})

test('a count that is given back makes room for the next use, and never falls below none', async () => {
  const { limiter } = setUp()
  const counted = await limiter.require('coupons', callOf('a'), { weight: 10 })
  await refusalOf(limiter.require('coupons', callOf('a')))
  await limiter.giveBack(counted)
  await limiter.giveBack(counted)
  expect(await limiter.read('coupons', callOf('a'))).toEqual({ session: 0, network: 0 })
  await limiter.require('coupons', callOf('a'), { weight: 10 })
})

test('a check counts nothing, and refuses where not one more use fits', async () => {
  const { limiter } = setUp()
  for (let nth = 0; nth < 20; nth += 1) await limiter.check('coupons', callOf('a'))
  await limiter.record('coupons', callOf('a'), { weight: 9 })
  await limiter.check('coupons', callOf('a'))
  await limiter.record('coupons', callOf('a'))
  await refusalOf(limiter.check('coupons', callOf('a')))
})

test('a caller without a session counts by the network, and a consumer by session, account and network', async () => {
  const { limiter } = setUp()
  const anonymous = { ...callOf('a'), session: { kind: 'anonymous' } as const }
  await limiter.record('coupons', anonymous)
  const consumer = { kind: 'consumer', id: '00000042', consumerType: 'CONSUMER', siteId: 'LH-US' } as const
  const first = { ...callOf('a'), session: { ...consumer, tokenFamilyId: 'phone' } }
  const second = { ...callOf('a'), session: { ...consumer, tokenFamilyId: 'laptop' } }
  await limiter.record('coupons', first)
  await limiter.record('coupons', second)
  expect(await limiter.read('coupons', anonymous)).toEqual({ network: 3 })
  expect(await limiter.read('coupons', first)).toEqual({ session: 1, account: 2, network: 3 })
})

test('between the free and the highest counts a proof of work helps, beyond the highest it does not', async () => {
  const { limiter } = setUp(['one', 'two'])
  await limiter.record('coupons', callOf('a'), { weight: 29 })
  await limiter.require('coupons', callOf('a', 'one'))
  const refused = await refusalOf(limiter.require('coupons', callOf('a', 'two')))
  expect([refused.appId, refused.details[0]?.maximum]).toEqual([undefined, 10])
  expect(await limiter.read('coupons', callOf('a'))).toEqual({ session: 30, network: 30 })
})

test('a network that no count refuses goes on with a proof of work, however many uses it had', async () => {
  const { limiter } = setUp(['solved'])
  await limiter.record('signIn', callOf('a'), { weight: 1000 })
  const refused = await refusalOf(limiter.require('signIn', callOf('b')))
  expect(refused.appId).toBe('lacehouse-proof-of-work')
  await limiter.require('signIn', callOf('b', 'solved'))
})
