import type { RequiredSession } from '@lacehouse/contracts'
import { Refusal } from './refusal.ts'
import { isStaff, type KnownSession, type Session } from './session.ts'

/** Refuses a call whose session does not satisfy its contract. */
export function requireSession(required: RequiredSession, session: Session): void {
  if (required === 'none') return
  if (session.kind === 'anonymous') throw new Refusal(session.refusal ?? 'AUT432')
  if (required === 'guest') return
  if (session.kind !== 'consumer') throw new Refusal('AUT404')
  if (required === 'staff' && !isStaff(session)) throw new Refusal('AUT404')
}

/** Returns the session of a call whose contract requires one. */
export function getSession(session: Session): KnownSession {
  if (session.kind === 'anonymous') throw new Refusal('AUT432')
  return session
}
