import { createCartWith, makeReady, type TestApi, testNow, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { addExperiment, changeExperiment } from './change-experiment.ts'
import { experimentQueries } from './experiments.queries.ts'
import { reportExperiment } from './report-experiment.ts'

const draft = {
  ...{ name: 'Delivery note', traffic: 10_000, variants: ['short'], metric: 'purchase', segments: [], siteIds: [] },
}

const open = ({ database }: TestApi, key: string) => {
  const { pool } = database.db
  return {
    add: (changes: Partial<typeof draft> = {}) => addExperiment(pool, { ...draft, ...changes, key }, testNow),
    change: (action: 'start' | 'stop' | 'traffic', now = testNow, traffic?: number) =>
      changeExperiment(pool, { key, action, now, traffic }),
    read: async () => {
      const found = await experimentQueries.find(pool, key)
      if (!found) throw new Error('the experiment is missing')
      return found
    },
  }
}

test('a draft can be written again, its baseline comes first and once, and one that has run stays as it was [ROLE-05]', async ({
  api,
}) => {
  const { add, change, read } = open(api, 'written-again')
  expect(await add()).toBe('added')
  expect(await add({ name: 'Another name', variants: ['long', 'baseline', 'short'] })).toBe('added')
  expect(await read()).toMatchObject({ name: 'Another name', state: 'draft', variants: ['baseline', 'long', 'short'] })
  expect(await change('start')).toMatchObject({ ok: true, before: { state: 'draft' }, after: { state: 'running' } })
  expect(await add()).toBe('has_run')
  await change('stop')
  expect(await add()).toBe('has_run')
  expect(await read()).toMatchObject({ name: 'Another name', state: 'stopped' })
})

test('a change of an unknown experiment, or one that its state does not allow, changes nothing', async ({ api }) => {
  const { add, change, read } = open(api, 'refused')
  expect(await change('start')).toEqual({ ok: false, reason: 'unknown' })
  await add()
  expect(await change('stop')).toEqual({ ok: false, reason: 'not_running' })
  expect(await change('traffic')).toEqual({ ok: false, reason: 'no_traffic' })
  expect(await change('traffic', testNow, 10_001)).toEqual({ ok: false, reason: 'no_traffic' })
  expect(await read()).toMatchObject({ state: 'draft', traffic: 10_000, startedAt: null, stoppedAt: null })
})

test('a change of the traffic leaves when an experiment began, and the stop sets when it ended', async ({ api }) => {
  const { change, add, read } = open(api, 'times')
  await add()
  await change('start', testNow)
  await change('traffic', testNow + 10, 1)
  await change('stop', testNow + 20)
  expect(await read()).toMatchObject({ traffic: 1, startedAt: new Date(testNow), stoppedAt: new Date(testNow + 20) })
})

test('the report of a draft has each variant without visitors and decides nothing', async ({ api }) => {
  const { add, read } = open(api, 'reported-draft')
  await add()
  const deps = { database: api.database.db, toPurchaseId: api.deps.experiments.toPurchaseId }
  const { variants, hasMismatch } = await reportExperiment(deps, await read())
  expect(hasMismatch).toBe(false)
  expect(variants.map(({ variant, visitors, conversions, rate }) => [variant, visitors, conversions, rate])).toEqual([
    ['baseline', 0, 0, 0],
    ['short', 0, 0, 0],
  ])
  expect(variants.map(({ effect }) => effect?.isDecided ?? null)).toEqual([null, false])
  expect(variants[1]?.guards.map(({ metric, value }) => [metric, value])).toEqual([
    ['errors', 0],
    ['lcp', 0],
    ['returns', 0],
  ])
})

test('returned orders are counted for the variant that their visitor saw, cancelled returns are not [ROLE-05]', async ({
  api,
}) => {
  const key = 'returned'
  const { add, change, read } = open(api, key)
  await add()
  await change('start', testNow - 1000)
  const { pool } = api.database.db
  const { toPurchaseId } = api.deps.experiments
  const deps = { database: api.database.db, toPurchaseId }
  const order = async (visitor: number, variant: string) => {
    const guest = await api.client.createGuest('en-us')
    const { id } = await createCartWith(guest, variantOf('tee'))
    await makeReady(guest, id)
    const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
    await pool.query(
      `insert into experiment_exposures (experiment_key, visitor, variant, seen_at) values ($1, int8send($2), $3, $4)`,
      [key, visitor, variant, new Date(testNow)],
    )
    await pool.query(
      `insert into experiment_conversions (id, visitor, event, value, happened_at) values ($1, int8send($2), 'purchase', 1, $3)`,
      [toPurchaseId(orderNumber), visitor, new Date(testNow)],
    )
    return orderNumber
  }
  const takeBack = (orderNumber: string, cancelledAt: Date | null) =>
    pool.query(
      `insert into order_returns (id, number, order_number, items, way, parcels, registered_at, cancelled_at)
        values (gen_random_uuid(), $1, $1, '[]', 'parcel', 1, $2, $3)`,
      [orderNumber, new Date(testNow), cancelledAt],
    )
  await takeBack(await order(1, 'short'), null)
  await takeBack(await order(2, 'short'), new Date(testNow))
  await order(3, 'baseline')
  const { variants } = await reportExperiment(deps, await read())
  const returnsOf = (nth: number) => variants[nth]?.guards.find(({ metric }) => metric === 'returns')?.value
  expect([returnsOf(0), returnsOf(1)]).toEqual([0, 0.5])
  expect(variants.map(({ conversions }) => conversions)).toEqual([1, 2])
})
