import type { Config } from '../../config.ts'
import { type AnalyticsDeps, recordDataLayer } from '../../core/analytics/record-data-layer.ts'
import { type RecordDeps, recordExperiments } from '../../core/experiments/record-experiments.ts'
import { type BehaviourDeps, recordBehaviour } from '../../core/recommendations/record-behaviour.ts'
import type { Handlers } from '../../http/call.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { PageEvent } from '../../infra/log/page-event-log.ts'
import { validateResponse } from './validate-response.ts'

type Deps = BehaviourDeps &
  RecordDeps &
  AnalyticsDeps & {
    readonly now: () => number
    readonly recordEvent: (event: PageEvent, correlationId: string) => void
    readonly config: Config
    readonly limiter: Limiter
  }
type InternalCalls = 'internal.serverTime' | 'internal.events' | 'internal.validateResponse'

/** Replies with the server's time, records page events and validates responses. */
export function internalRoutes(deps: Deps): Handlers<InternalCalls> {
  const { now, recordEvent, config, limiter } = deps
  return {
    'internal.serverTime': () => ({ timestamp: now(), iso: new Date(now()).toISOString() }),
    'internal.events': async (call) => {
      const { events = [], dataLayer = [], visit } = call.body
      const weight = events.length + dataLayer.length
      // Beyond the bound events are dropped, so that pages cannot fill the disk.
      if (!(await limiter.fits('loggedEvents', call, { weight }))) return { accepted: 0 }
      for (const event of events) recordEvent(event, call.correlationId)
      const { site, headers, reply } = call
      const visitor = { site, headers, cookies: reply.request.cookies }
      const visiting = { ...visitor, visit }
      recordExperiments(deps, visiting, call.body)
      await recordBehaviour(deps, visiting, events)
      if (dataLayer.length > 0 && (await limiter.fits('storedEvents', call, { weight: dataLayer.length })))
        await recordDataLayer(deps, visitor, { visit, events: dataLayer })
      return { accepted: weight }
    },
    'internal.validateResponse': validateResponse({ config }),
  }
}
