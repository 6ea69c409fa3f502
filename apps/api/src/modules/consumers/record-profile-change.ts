import type { ActingAgent } from '@lacehouse/domain/agents/agent-rights'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/call.ts'

type AgentChange = {
  readonly agent: ActingAgent
  readonly consumerNo: string
  /** The profile as it was. */
  readonly before: Readonly<Record<string, unknown>>
  readonly changed: Readonly<Record<string, string | null>>
}

/** Records what an agent changes of a customer's profile: each changed field before and after (AUTH-09). */
export async function recordProfileChange(
  { agents }: Pick<Deps, 'agents'>,
  { site: { siteId } }: Pick<RequestContext, 'site'>,
  { agent, consumerNo, before: stored, changed }: AgentChange,
): Promise<void> {
  const before = Object.fromEntries(Object.keys(changed).map((field) => [field, stored[field] ?? null]))
  const data = { agent: agent.name, before, after: changed }
  await agents.record({ siteId, agentId: agent.id, action: 'profile.change', subject: consumerNo, data, consumerNo })
}
