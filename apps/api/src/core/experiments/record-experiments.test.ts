import type { Site } from '@lacehouse/domain/site/site'
import { expect, test } from 'vitest'
import type { Visitor } from '../consents/has-consent.ts'
import type { Experiments } from './experiments.ts'
import { findParticipant } from './find-participant.ts'
import { recordExperiments } from './record-experiments.ts'

const config = { publicUrl: 'http://localhost:4000' }
const visitorId = 'visitor-number-0001'

const toVisitor = (cookies: Visitor['cookies'] = {}, mode: Site['consentMode'] = 'opt-out', headers = {}): Visitor => ({
  site: { siteId: 'LH-US', consentMode: mode, consentVersion: 2 } as Site,
  cookies: { lh_visitor: visitorId, ...cookies },
  headers,
})

test.each<[string, Visitor, boolean]>([
  ['with an id, where no consent is needed', toVisitor(), true],
  ['who chose targeting', toVisitor({ lh_consent: 'C0001.C0004.v2' }, 'opt-in'), true],
  ['who chose targeting of an earlier policy', toVisitor({ lh_consent: 'C0001.C0004.v1' }, 'opt-in'), false],
  ['who chose nothing, where consent is needed', toVisitor({}, 'opt-in'), false],
  ['who refused targeting', toVisitor({ lh_consent: 'C0001.C0003.v2' }), false],
  ['with the privacy signal', toVisitor({}, 'opt-out', { 'sec-gpc': '1' }), false],
  ['without an id', toVisitor({ lh_visitor: undefined }), false],
  ['with an id of 15 characters', toVisitor({ lh_visitor: 'a'.repeat(15) }), false],
  ['with an id of 16 characters', toVisitor({ lh_visitor: 'a'.repeat(16) }), true],
  ['with an id of 37 characters', toVisitor({ lh_visitor: 'a'.repeat(37) }), false],
  ['with markup as an id', toVisitor({ lh_visitor: '<b>visitor-number</b>' }), false],
  ['whose variants are forced', toVisitor({ p13n_testcontext: 'hero:b' }), false],
  ['whose test context forces nothing', toVisitor({ p13n_testcontext: 'hero' }), true],
])('of a visitor %s experiments say whether it takes part [ROLE-05]', (_, visitor, takesPart) => {
  expect(findParticipant(visitor, config)?.visitorId).toBe(takesPart ? visitor.cookies.lh_visitor : undefined)
})

type Recorded = [kind: 'shown' | 'event', ...facts: unknown[]]

/** Records what a page reports, and lists what the experiments were given. */
const record = (body: Parameters<typeof recordExperiments>[2], visitor = toVisitor()): Recorded[] => {
  const recorded: Recorded[] = []
  const experiments: Pick<Experiments, 'expose' | 'convert'> = {
    expose: (_, { experienceId, variantId }) => void recorded.push(['shown', experienceId, variantId]),
    convert: (_, event, value) => void recorded.push(['event', event, ...(value === undefined ? [] : [value])]),
  }
  recordExperiments({ experiments: experiments as Experiments, config }, visitor, body)
  return recorded
}

const data = { experienceId: 'hero', variantId: 'b', trackingEvent: 'followed' }
const experiment = (name: string, facts: Record<string, string | number | boolean> | undefined = data) =>
  ({ type: 'experiment', name, at: 0, ...(facts && { data: facts }) }) as const
const { trackingEvent, ...shown } = data

test('variants that were seen, tracked clicks and errors are recorded in their order [ROLE-05]', () => {
  const error = { type: 'error', name: 'TypeError', at: 0 } as const
  expect(record({ events: [experiment('shown'), error, experiment('clicked'), error] })).toEqual([
    ...[
      ['shown', 'hero', 'b'],
      ['event', 'error'],
    ],
    ...[
      ['event', trackingEvent],
      ['event', 'error'],
    ],
  ])
})

test('an event of an experiment without its facts, or of something else, is not recorded', () => {
  expect(
    record({
      events: [
        experiment('shown', { experienceId: 'hero' }),
        experiment('shown', { ...shown, variantId: 7 }),
        experiment('clicked', shown),
        experiment('hovered'),
        { type: 'experiment', name: 'shown', at: 0 },
        { type: 'product', name: 'shown', at: 0, data },
      ],
    }),
  ).toEqual([])
  expect(record({})).toEqual([])
})

test('nothing is recorded of a visitor who takes no part', () => {
  const refused = toVisitor({ lh_consent: 'C0001' })
  expect(record({ events: [experiment('shown'), { type: 'error', name: 'TypeError', at: 0 }] }, refused)).toEqual([])
})

test('of the vitals of a page only the largest contentful paint is recorded, with its value [ROLE-05]', () => {
  const vital = (metric: string, value: number) => ({ event: { event: 'web_vital', metric, value } })
  const dataLayer = [vital('LCP', 1234), vital('CLS', 0.1), vital('INP', 80)]
  const other = { event: { event: 'page_view' } }
  expect(record({ dataLayer: [...dataLayer, other] } as unknown as Parameters<typeof record>[0])).toEqual([
    ['event', 'lcp', 1234],
  ])
})
