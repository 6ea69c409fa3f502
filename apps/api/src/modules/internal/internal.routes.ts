import type { Config } from '../../config.ts'
import type { Handlers } from '../../http/call.ts'
import { validateResponse } from './validate-response.ts'

type Deps = {
  readonly now: () => number
  readonly recordEvent: (event: PageEvent, correlationId: string) => void
  readonly config: Config
}
type InternalCalls = 'internal.serverTime' | 'internal.events' | 'internal.validateResponse'

/** Something that happened on a page, as it tells us. */
export type PageEvent = {
  readonly type: string
  readonly name: string
  readonly at: number
  readonly data?: Readonly<Record<string, string | number | boolean>> | undefined
}

/** The clock, the pages' events, and the check of responses. */
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
