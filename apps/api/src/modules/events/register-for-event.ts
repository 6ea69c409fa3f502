import { randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { checkEventForm, parseAttendingDays } from '@lacehouse/domain/events/check-event-form'
import { planRegistration } from '@lacehouse/domain/events/plan-registration'
import { listEventDays } from '@lacehouse/domain/events/shop-event'
import { normalisePhone } from '@lacehouse/domain/phone/normalise-phone'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import { admitWaiting } from '../../core/events/admit-waiting.ts'
import { type EventRow, eventsQueries, type NewRegistration } from '../../core/events/events.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { requireValidForm } from '../../http/require-valid-form.ts'
import { getEventOf } from './get-event.ts'
import { toRegistrationReply } from './to-registration-reply.ts'

export type RegisterDeps = Pick<Deps, 'consumers' | 'database' | 'now'>
type RegisterCall = Call<'events.register'>

/** Signs the caller up, or changes the sign-up; the event is locked meanwhile, so that no place is given away twice (EVT-03). */
export function registerForEvent(deps: RegisterDeps): Handler<'events.register'> {
  return async (call) => {
    const { id: consumerNo } = getSession(call.session)
    const { email } = requireActive(await deps.consumers.findContact(consumerNo))
    if (toMailbox(call.body.email) !== email) throw new Refusal('AUT453')
    const event = await getEventOf(deps, call, call.body.eventId)
    const input = toRegistration(call, event, { consumerNo, email })
    await inTransaction(deps.database.pool, (client) => save(client, input, deps.now()))
    const saved = await eventsQueries.findOwn(deps.database.pool, { eventId: event.id, consumerNo })
    return { registration: saved && toRegistrationReply(saved) }
  }
}

type Input = Omit<NewRegistration, 'state' | 'now'>
type Person = { readonly consumerNo: string; readonly email: string }

const toRegistration = ({ body, site, locale }: RegisterCall, event: EventRow, person: Person): Input => {
  const days = listEventDays(event)
  const { firstName, lastName, gender, phoneNumber, plusOne, attendingDays, eventTermsAccepted } = body
  const values = { firstName, lastName, gender, phoneNumber, plusOne, attendingDays }
  const rules = { country: site.country, days, allowsPlusOne: event.allowsPlusOne }
  requireValidForm(checkEventForm({ ...values, eventTermsAccepted: String(eventTermsAccepted) }, rules), { locale })
  const guest = plusOne.trim()
  return {
    ...{ id: randomUUID(), eventId: event.id, locale, ...person, gender },
    ...{ firstName: firstName.trim(), lastName: lastName.trim(), plusOne: guest, seats: guest === '' ? 1 : 2 },
    phone: phoneNumber.trim() === '' ? '' : (normalisePhone(phoneNumber, site.country) ?? ''),
    attendingDays: days.length > 1 ? parseAttendingDays(attendingDays) : days,
  }
}

const save = async (client: Parameters<typeof admitWaiting>[0], input: Input, now: number): Promise<void> => {
  const event = await eventsQueries.lock(client, input.eventId)
  if (!event) throw new Refusal('EVT404')
  const own = await eventsQueries.findOwn(client, input)
  const { taken, waiting } = await eventsQueries.countSeats(client, event.id)
  const plan = planRegistration({ event, taken, hasWaiting: waiting > 0, own, seats: input.seats, now })
  if (!plan.ok) throw new Refusal(plan.reason === 'sign_up_closed' ? 'EVT409' : 'EVT410')
  const id = await eventsQueries.save(client, { ...input, state: plan.state, now })
  await eventsQueries.enqueueMails(client, { ids: [id], kind: plan.state, now })
  await admitWaiting(client, event, now)
}
