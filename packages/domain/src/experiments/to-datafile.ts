import { allVisitors, type Experiment, shopEvents } from './experiment.ts'

/** The datafile of the experimentation SDK, in its version 4. */
export type Datafile = {
  readonly version: '4'
  readonly revision: string
  readonly accountId: string
  readonly projectId: string
  readonly experiments: readonly object[]
  readonly typedAudiences: readonly object[]
  readonly events: readonly object[]
  readonly [part: string]: unknown
}

const statuses = { draft: 'Not started', running: 'Running', stopped: 'Paused' } as const
/** The name of the attribute by which the SDK knows the site of a visitor; segments are attributes of their own. */
export const siteAttribute = 'site'

/** Names the attribute that is true for the visitors of a segment. */
export function toSegmentAttribute(segment: string): string {
  return `segment-${segment}`
}

/** Makes the datafile of the shop's experiments. */
export function toDatafile(experiments: readonly Experiment[], revision: number): Datafile {
  const events = new Set<string>([...shopEvents, ...experiments.map(({ metric }) => metric)])
  return {
    version: '4',
    revision: String(revision),
    accountId: 'lacehouse',
    projectId: 'lacehouse',
    anonymizeIP: true,
    botFiltering: false,
    sendFlagDecisions: false,
    ...{ featureFlags: [], rollouts: [], groups: [], variables: [], attributes: [], audiences: [], integrations: [] },
    typedAudiences: experiments.flatMap(toAudience),
    experiments: experiments.map(toEntry),
    events: [...events].map((key) => ({
      id: key,
      key,
      experimentIds: experiments.filter((one) => one.metric === key || isShopEvent(key)).map((one) => one.key),
    })),
  }
}

const isShopEvent = (key: string): boolean => shopEvents.some((known) => known === key)

const toVariationId = (key: string, variant: string): string => `${key}.${variant}`

const toEntry = (experiment: Experiment) => {
  const { key, state, variants } = experiment
  return {
    ...{ id: key, key, layerId: key, status: statuses[state], forcedVariations: {} },
    audienceIds: toAudience(experiment).map(({ id }) => id),
    variations: variants.map((variant) => ({ id: toVariationId(key, variant), key: variant, variables: [] })),
    trafficAllocation: toAllocation(experiment),
  }
}

/**
 * Allocates the hash range. Each variant has a slot of its own, of which the share of the traffic fills the beginning: another share
 * adds or removes visitors, and none changes the variant.
 */
const toAllocation = ({ key, variants, traffic }: Experiment) => {
  const slot = allVisitors / variants.length
  return variants.flatMap((variant, index) => [
    {
      entityId: toVariationId(key, variant),
      endOfRange: Math.floor(index * slot + (slot * traffic) / allVisitors),
    },
    { entityId: '', endOfRange: Math.floor((index + 1) * slot) },
  ])
}

const condition = (name: string, value: string | boolean) => ({ type: 'custom_attribute', match: 'exact', name, value })

const toAudience = ({ key, segments, siteIds }: Experiment) => {
  const parts = [
    segments.map((segment) => condition(toSegmentAttribute(segment), true)),
    siteIds.map((siteId) => condition(siteAttribute, siteId)),
  ].filter((part) => part.length > 0)
  if (parts.length === 0) return []
  return [{ id: `audience-${key}`, name: key, conditions: ['and', ...parts.map((part) => ['or', ...part])] }]
}
