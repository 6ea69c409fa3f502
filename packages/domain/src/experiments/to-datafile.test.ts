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
