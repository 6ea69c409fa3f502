import type { Handlers } from '../../http/call.ts'

type Deps = { readonly now: () => number; readonly recordEvent: (event: PageEvent, correlationId: string) => void }

/** Something that happened on a page, as it tells us. */
export type PageEvent = {
  readonly type: string
  readonly name: string
  readonly at: number
  readonly data?: Readonly<Record<string, string | number | boolean>> | undefined
}

/** The clock and the pages' events. */
export const internalRoutes = ({ now, recordEvent }: Deps): Handlers<'internal.serverTime' | 'internal.events'> => ({
  'internal.serverTime': () => ({ timestamp: now(), iso: new Date(now()).toISOString() }),
  'internal.events': ({ body, correlationId }) => {
    for (const event of body.events) recordEvent(event, correlationId)
    return { accepted: body.events.length }
  },
})
