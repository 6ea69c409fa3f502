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
