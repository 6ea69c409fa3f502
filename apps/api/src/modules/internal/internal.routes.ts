import type { CallInput } from '@lacehouse/contracts'
import type { Config } from '../../config.ts'
import type { Handlers } from '../../http/call.ts'
import { validateResponse } from './validate-response.ts'

type Deps = {
  readonly now: () => number
  readonly recordEvent: (event: PageEvent, correlationId: string) => void
  readonly config: Config
}
type InternalCalls = 'internal.serverTime' | 'internal.events' | 'internal.validateResponse'

type PageEvent = CallInput<'internal.events'>['body']['events'][number]

/** Replies with the server's time, records page events and validates responses. */
export function internalRoutes({ now, recordEvent, config }: Deps): Handlers<InternalCalls> {
  return {
    'internal.serverTime': () => ({ timestamp: now(), iso: new Date(now()).toISOString() }),
    'internal.events': ({ body, correlationId }) => {
      for (const event of body.events) recordEvent(event, correlationId)
      return { accepted: body.events.length }
    },
    'internal.validateResponse': validateResponse({ config }),
  }
}
