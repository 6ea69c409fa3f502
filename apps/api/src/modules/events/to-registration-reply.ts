import type { CallReply } from '@lacehouse/contracts'
import type { RegistrationRow } from '../../core/events/events.queries.ts'

type Registration = NonNullable<CallReply<'events.getRegistration'>['registration']>

/** Makes the wire's registration of a row. */
export function toRegistrationReply(row: RegistrationRow): Registration {
  const { id, state, waitingPosition, attendingDays, plusOne, firstName, lastName, gender, phone } = row
  return {
    ...{ registrationId: id, state, attendingDays: [...attendingDays], plusOne, firstName, lastName, gender },
    phoneNumber: phone,
    ...(state === 'waiting' && { waitingPosition }),
  }
}
