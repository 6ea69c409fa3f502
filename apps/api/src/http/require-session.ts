import type { CallContract } from '@lacehouse/contracts'
import { type ActingAgent, hasAgentRight } from '@lacehouse/domain/agents/agent-rights'
import { Refusal } from './refusal.ts'
import { findAgent, isStaff, type KnownSession, type Session } from './session.ts'

type Required = Pick<CallContract, 'session' | 'agents'>

/** Refuses a call whose session does not satisfy its contract. */
export function requireSession({ session: required, agents }: Required, session: Session): void {
  const agent = findAgent(session)
  if (agent && agents !== undefined && !mayAct(agent, agents)) throw new Refusal('AUT404')
  // The session of the back office is its own, and stands in another cookie.
  if (required === 'none' || required === 'backoffice') return
  if (session.kind === 'anonymous') throw new Refusal(session.refusal ?? 'AUT432')
  if (required === 'guest') return
  if (session.kind !== 'consumer') throw new Refusal('AUT404')
  if (required === 'staff' && !isStaff(session) && !(agent && agents)) throw new Refusal('AUT404')
}

const mayAct = (agent: ActingAgent, agents: NonNullable<Required['agents']>): boolean =>
  agents !== 'refused' && hasAgentRight(agent, agents)

/** Returns the session of a call whose contract requires one. */
export function getSession(session: Session): KnownSession {
  if (session.kind === 'anonymous') throw new Refusal('AUT432')
  return session
}
