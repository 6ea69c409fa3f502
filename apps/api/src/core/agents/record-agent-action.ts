import type { AgentAction } from '../../http/mount.ts'
import type { AgentQueries } from './agents.queries.ts'

/** Returns the function that writes each change which an agent makes for a customer into the audit log (AUTH-09). */
export function recordAgentAction({ agents }: { readonly agents: Pick<AgentQueries, 'record'> }) {
  return ({ callId, agent, consumerNo, siteId, params }: AgentAction): Promise<void> => {
    const [subject = consumerNo] = Object.values(params)
    const data = { ...params, agent: agent.name }
    return agents.record({ siteId, agentId: agent.id, action: callId, subject: String(subject), data, consumerNo })
  }
}
