import type { CallContract } from '@lacehouse/contracts'
import { hasAgentRight } from '@lacehouse/domain/agents/agent-rights'
import { Refusal } from './refusal.ts'
import { findAgent, isStaff, type KnownSession, mayDoForCustomers, type Session } from './session.ts'

type Required = Pick<CallContract, 'session' | 'agents'>

/** Refuses a call whose session does not satisfy its contract. */
export function requireSession({ session: required, agents }: Required, session: Session): void {
  const agent = findAgent(session)
  const right = agents === 'refused' ? undefined : agents
  if (agent && agents !== undefined && !(right && hasAgentRight(agent, right))) throw new Refusal('AUT404')
  // The session of the back office is its own, and stands in another cookie.
  if (required === 'none' || required === 'backoffice') return
  if (session.kind === 'anonymous') throw new Refusal(session.refusal ?? 'AUT432')
  if (required === 'guest') return
  if (session.kind !== 'consumer') throw new Refusal('AUT404')
  const mayAsStaff = right ? mayDoForCustomers(session, right) : isStaff(session)
  if (required === 'staff' && !mayAsStaff) throw new Refusal('AUT404')
}

/** Returns the session of a call whose contract requires one. */
export function getSession(session: Session): KnownSession {
  if (session.kind === 'anonymous') throw new Refusal('AUT432')
  return session
}
