import type { CallId } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import { admitWaiting } from '../../core/events/admit-waiting.ts'
import { eventsQueries } from '../../core/events/events.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, Handlers } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import { getCalendar, getEvent, getEventOf } from './get-event.ts'
import { type RegisterDeps, registerForEvent } from './register-for-event.ts'
import { toRegistrationReply } from './to-registration-reply.ts'

type EventsDeps = RegisterDeps & Pick<Deps, 'publicUrl'>

export function eventsRoutes(deps: EventsDeps): Handlers<Extract<CallId, `events.${string}`>> {
  return {
    'events.get': getEvent(deps),
    'events.calendar': getCalendar(deps),
    'events.getRegistration': async ({ params, session }) => {
      const own = { eventId: params.eventId, consumerNo: getSession(session).id }
      const registration = await eventsQueries.findOwn(deps.database.pool, own)
      return { registration: registration && toRegistrationReply(registration) }
    },
    'events.register': registerForEvent(deps),
    'events.cancel': cancelRegistration(deps),
  }
}

/** Takes the caller's sign-up back and gives the place to the first of the waiting list; without a sign-up nothing changes. */
function cancelRegistration(deps: EventsDeps): Handler<'events.cancel'> {
  return async (call) => {
    const { id } = await getEventOf(deps, call, call.params.eventId)
    const own = { eventId: id, consumerNo: getSession(call.session).id }
    await inTransaction(deps.database.pool, async (client) => {
      const event = await eventsQueries.lock(client, id)
      if ((await eventsQueries.remove(client, own)) && event) await admitWaiting(client, event, deps.now())
    })
    return { registration: null }
  }
}
