import { expect, test } from 'vitest'
import { allVisitors, type Experiment, planStart, planStop, planTraffic } from './experiment.ts'
import { toDatafile } from './to-datafile.ts'

const experiment: Experiment = {
  ...{ key: 'note', name: 'Note', state: 'draft', traffic: allVisitors, metric: 'purchase' },
  variants: ['baseline', 'short'],
  ...{ segments: [], siteIds: [] },
}
const allocationOf = (changes: Partial<Experiment>) => {
  const [entry] = toDatafile([{ ...experiment, ...changes }], 1).experiments as {
    trafficAllocation: { entityId: string; endOfRange: number }[]
  }[]
  return entry?.trafficAllocation.map(({ entityId, endOfRange }) => [entityId, endOfRange])
}

test('variants share the visitors, and a smaller share of the traffic is the beginning of each slot [ROLE-05]', () => {
  expect(allocationOf({})).toEqual([
    ['note.baseline', 5000],
    ['', 5000],
    ['note.short', 10_000],
    ['', 10_000],
  ])
  expect(allocationOf({ traffic: 2000 })).toEqual([
    ['note.baseline', 1000],
    ['', 5000],
    ['note.short', 6000],
    ['', 10_000],
  ])
})

test.each([
  [planStart(experiment), 'running'],
  [planStart({ ...experiment, state: 'running' }), 'already_running'],
  [planStart({ ...experiment, state: 'stopped' }), 'already_stopped'],
  [planStart({ ...experiment, variants: ['baseline'] }), 'no_variants'],
  [planStart({ ...experiment, traffic: 0 }), 'no_traffic'],
  [planStop({ ...experiment, state: 'running' }), 'stopped'],
  [planStop(experiment), 'not_running'],
  [planTraffic(experiment, 0), 'no_traffic'],
  [planTraffic(experiment, 10_001), 'no_traffic'],
  [planTraffic({ ...experiment, state: 'stopped' }, 100), 'already_stopped'],
])('a change of an experiment is planned or refused: case %#, %j', (plan, expected) => {
  expect(plan.ok ? plan.experiment.state : plan.reason).toBe(expected)
})

test('segments and sites limit who takes part [ROLE-05]', () => {
  const { typedAudiences } = toDatafile([{ ...experiment, segments: ['loggedin'], siteIds: ['LH-US', 'LH-CA'] }], 1)
  expect(JSON.stringify(typedAudiences)).toContain('"name":"segment-loggedin","value":true')
  expect(JSON.stringify(typedAudiences)).toContain('"value":"LH-CA"')
  expect(toDatafile([experiment], 1).typedAudiences).toEqual([])
})

test.each([
  [1, true],
  [10_000, true],
  [10.5, false],
  [-1, false],
])('a share of %d ten-thousandths is taken: %s [ROLE-05]', (traffic, isOk) => {
  expect(planTraffic(experiment, traffic)).toEqual(
    isOk ? { ok: true, experiment: { ...experiment, traffic } } : { ok: false, reason: 'no_traffic' },
  )
})

test('an audience is in one of the segments and on one of the sites, where both are named [ROLE-05]', () => {
  const conditionsOf = (changes: Partial<Experiment>) => {
    const { typedAudiences, experiments } = toDatafile([{ ...experiment, ...changes }], 1)
    const [audience] = typedAudiences as { id: string; conditions: unknown }[]
    const [entry] = experiments as { audienceIds: string[] }[]
    expect(entry?.audienceIds).toEqual(audience ? [audience.id] : [])
    return audience?.conditions
  }
  const is = (name: string, value: string | boolean) => ({ type: 'custom_attribute', match: 'exact', name, value })
  expect(conditionsOf({ segments: ['a', 'b'], siteIds: ['LH-US'] })).toEqual([
    'and',
    ['or', is('segment-a', true), is('segment-b', true)],
    ['or', is('site', 'LH-US')],
  ])
  expect(conditionsOf({ siteIds: ['LH-US'] })).toEqual(['and', ['or', is('site', 'LH-US')]])
  expect(conditionsOf({})).toBeUndefined()
})

test('an event counts for the experiments that measure it, and the events of the shop for all [ROLE-05]', () => {
  const own = { ...experiment, key: 'other', metric: 'size-guide-opened' }
  const { events, revision } = toDatafile([experiment, own], 7)
  const experimentsOf = (key: string) =>
    (events as { key: string; experimentIds: string[] }[])
      .filter((event) => event.key === key)
      .map(({ experimentIds }) => experimentIds)
  expect(experimentsOf('purchase')).toEqual([['note', 'other']])
  expect(experimentsOf('size-guide-opened')).toEqual([['other']])
  expect(revision).toBe('7')
})

test.each([
  ['draft', 'Not started'],
  ['running', 'Running'],
  ['stopped', 'Paused'],
] as const)('an experiment that is %s is %s for the SDK', (state, status) => {
  const { experiments } = toDatafile([{ ...experiment, state }], 1)
  expect(experiments).toMatchObject([{ key: 'note', status, variations: [{ key: 'baseline' }, { key: 'short' }] }])
})
