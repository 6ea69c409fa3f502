import { type ActingAgent, type AgentRight, hasAgentRight } from '@lacehouse/domain/agents/agent-rights'

/** The consumer types that a token can name. */
export type ConsumerType = 'GUEST' | 'CONSUMER' | 'EMPLOYEE' | 'ATHLETE' | 'AGENT' | 'STORE_EMPLOYEE'

/** The caller. An `anonymous` caller has no valid token; every other caller is a guest or a consumer with an id. */
export type Session =
  | {
      readonly kind: 'anonymous'
      /** The error id for calls that need a session, where it is not the usual AUT432. */
      readonly refusal?: 'AUT498'
    }
  | {
      readonly kind: 'guest' | 'consumer'
      readonly id: string
      readonly consumerType: ConsumerType
      readonly siteId: string
      /** The refresh-token family of a consumer's session. */
      readonly tokenFamilyId?: string
      /** The agent who acts for the consumer of the session (AUTH-09). */
      readonly agent?: ActingAgent
      /** The number of an order that the caller may read because of a link in its mail (AUTH-13). */
      readonly order?: string
      /** When the right to that order ends, in milliseconds since 1970. */
      readonly orderEndsAt?: number
    }

export type KnownSession = Exclude<Session, { kind: 'anonymous' }>

export const anonymous: Session = { kind: 'anonymous' }

/** Says whether the session belongs to a store employee. */
export function isInStore(session: Session): boolean {
  return session.kind === 'consumer' && session.consumerType === 'STORE_EMPLOYEE'
}

/** Says whether the session belongs to staff who act for shoppers: store employees and agents. */
export function isStaff(session: Session): boolean {
  return isInStore(session) || (session.kind === 'consumer' && session.consumerType === 'AGENT')
}

/**
 * Says whether a session may do for customers what needs a right: that of a store employee, and that of an agent who acts for a
 * customer and has the right. An agent's own session has no customer, and its claims carry no rights (AUTH-09).
 */
export function mayDoForCustomers(session: Session, right: AgentRight): boolean {
  const agent = findAgent(session)
  return agent ? hasAgentRight(agent, right) : isInStore(session)
}

/** Finds the agent who acts for the consumer of a session. */
export function findAgent(session: Session): ActingAgent | null {
  return session.kind === 'anonymous' ? null : (session.agent ?? null)
}

/** Names who does something in a session, for records: the agent where one acts for a consumer. */
export function toActor(session: KnownSession): { readonly actorId: string; readonly actorType: string } {
  const { agent, id, consumerType } = session
  return agent ? { actorId: agent.id, actorType: 'AGENT' } : { actorId: id, actorType: consumerType }
}
