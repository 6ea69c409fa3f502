import type { CallRequest } from '@lacehouse/contracts'
import type { Config } from '../../config.ts'
import type { Visitor } from '../consents/has-consent.ts'
import type { Experiments } from './experiments.ts'
import { findParticipant } from './find-participant.ts'

export type RecordDeps = {
  readonly experiments: Experiments
  readonly config: Pick<Config, 'publicUrl'>
}

type Body = CallRequest<'internal.events'>['body']

/**
 * Records what a page reports of experiments: variants that were seen, tracked clicks, and for the guard metrics errors and the
 * largest contentful paint. The purchase comes from the order itself.
 */
export function recordExperiments({ experiments, config }: RecordDeps, visitor: Visitor, body: Body): void {
  const participant = findParticipant(visitor, config)
  if (!participant) return
  for (const { type, name, data } of body.events ?? []) {
    if (type === 'error') experiments.convert(participant, 'error')
    if (type !== 'experiment' || !data) continue
    const { experienceId, variantId, trackingEvent } = data
    if (typeof experienceId !== 'string' || typeof variantId !== 'string') continue
    if (name === 'shown') experiments.expose(participant, { experienceId, variantId })
    if (name === 'clicked' && typeof trackingEvent === 'string') experiments.convert(participant, trackingEvent)
  }
  for (const { event } of body.dataLayer ?? [])
    if (event.event === 'web_vital' && event.metric === 'LCP') experiments.convert(participant, 'lcp', event.value)
}
