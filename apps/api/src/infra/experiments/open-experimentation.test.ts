import type { Experiment } from '@lacehouse/domain/experiments/experiment'
import { toDatafile } from '@lacehouse/domain/experiments/to-datafile'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createEventSink, type ExperimentEvents } from './event-sink.ts'
import { experimentationLimits, openExperimentation } from './open-experimentation.ts'

const experiment: Experiment = {
  ...{ key: 'note', name: 'Note', state: 'running', traffic: 10_000, metric: 'followed' },
  ...{ variants: ['baseline', 'short'], segments: [], siteIds: [] },
}
const subjectOf = (nth: number, attributes = {}) => ({ visitorId: `visitor-number-${nth}`, attributes })

async function open(changes: Partial<Experiment> = {}) {
  const batches: ExperimentEvents[] = []
  const store = vi.fn(async (events: ExperimentEvents) => void batches.push(events))
  const datafile = toDatafile([{ ...experiment, ...changes }], 1)
  const sdk = await openExperimentation({ datafile, store, onDropped: () => undefined })
  onTestFinished(() => sdk.close())
  const decideAll = (count: number, attributes = {}) =>
    Array.from({ length: count }, (_, nth) => sdk.decide('note', subjectOf(nth, attributes)))
  return { sdk, batches, decideAll }
}

test('half of the visitors get each variant, each always the same [ROLE-05]', async () => {
  const { decideAll } = await open()
  const first = decideAll(2000)
  const { decideAll: decideAgain } = await open()
  expect(decideAgain(2000)).toEqual(first)
  const short = first.filter((variant) => variant === 'short').length
  expect([short > 900, short < 1100, first.includes(null)]).toEqual([true, true, false])
})

test('a share of the traffic that grows adds visitors and moves none [ROLE-05]', async () => {
  const few = (await open({ traffic: 2000 })).decideAll(1000)
  const all = (await open()).decideAll(1000)
  expect(few.filter(Boolean).length).toBeLessThan(260)
  expect(few.every((variant, nth) => variant === null || variant === all[nth])).toBe(true)
})

test('only a running experiment, and only visitors of its segments and sites, get a variant [ROLE-05]', async () => {
  expect((await open({ state: 'draft' })).decideAll(20)).toEqual(Array(20).fill(null))
  const { decideAll } = await open({ segments: ['loggedin', 'cart-not-empty'], siteIds: ['LH-US'] })
  expect(decideAll(5)).toEqual(Array(5).fill(null))
  expect(decideAll(5, { 'segment-loggedin': true, site: 'LH-DE' })).toEqual(Array(5).fill(null))
  expect(decideAll(5, { 'segment-loggedin': true, site: 'LH-US' })).not.toContain(null)
})

test('impressions and conversions are sent in batches of ten, or after a second [ROLE-05]', async () => {
  const { sdk, batches } = await open()
  for (let nth = 0; nth < 9; nth += 1) sdk.expose('note', subjectOf(nth))
  expect(batches).toEqual([])
  sdk.convert({ event: 'followed' }, subjectOf(3))
  await expect.poll(() => batches).toHaveLength(1)
  const [batch] = batches
  expect([batch?.exposures.length, batch?.conversions.length]).toEqual([9, 1])
  expect(batch?.exposures[0]).toMatchObject({ experimentKey: 'note', visitorId: 'visitor-number-0' })
  expect(['baseline', 'short']).toContain(batch?.exposures[0]?.variant)
  const sentAt = performance.now()
  sdk.convert({ event: 'purchase', once: 'order:1' }, subjectOf(3))
  await expect.poll(() => batches, { timeout: 5000 }).toHaveLength(2)
  expect(performance.now() - sentAt).toBeGreaterThan(700)
  expect(batches[1]?.conversions).toEqual([
    { id: 'order:1', event: 'purchase', value: 1, visitorId: 'visitor-number-3', at: expect.any(Number) },
  ])
})

test('the SDK is ready within 30 s at most, and no more than 10,000 events wait [ROLE-05]', async () => {
  expect(experimentationLimits).toEqual({ readyTimeout: 30_000, batchSize: 10, flushInterval: 1000, maxQueue: 10_000 })
  const onDropped = vi.fn()
  const { admit } = createEventSink({ store: async () => undefined, maxQueue: 3, onDropped })
  expect([admit(), admit(), admit(), admit(), admit()]).toEqual([true, true, true, false, false])
  expect(onDropped).toHaveBeenCalledTimes(2)
})

test('a batch that fails three times is dropped, and its places are free again [ROLE-05]', async () => {
  const onDropped = vi.fn()
  const fail = async () => Promise.reject(new Error('away'))
  const sink = createEventSink({ store: fail, maxQueue: 1, onDropped })
  sink.admit()
  const events = [{ key: 'purchase', uuid: 'u1', timestamp: 1 }]
  const batch = { params: { visitors: [{ visitor_id: 'v', snapshots: [{ events }] }] } }
  for (let attempt = 0; attempt < 3; attempt += 1) await expect(sink.dispatcher.dispatchEvent(batch)).rejects.toThrow()
  expect([sink.countWaiting(), onDropped.mock.calls]).toEqual([0, [[1]]])
})
