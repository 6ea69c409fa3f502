import type { ActingAgent, AgentRight } from '@lacehouse/domain/agents/agent-rights'
import { hasAgentRight } from '@lacehouse/domain/agents/agent-rights'
import type { AgentQueries } from '../../../core/agents/agents.queries.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Session } from '../../../http/session.ts'

/** Returns the agent of a session of their own; refuses every other session, and an agent without the right (AUTH-09). */
export async function requireAgent(
  { agents }: { readonly agents: Pick<AgentQueries, 'findAgent'> },
  session: Session,
  right: AgentRight,
): Promise<ActingAgent> {
  const isAgent = session.kind === 'consumer' && session.consumerType === 'AGENT'
  const agent = isAgent ? await agents.findAgent(session.id) : null
  if (!agent || !hasAgentRight(agent, right)) throw new Refusal('AUT404')
  return agent
}
