import type { Executor } from '@lacehouse/database'
import type { ActingAgent } from '@lacehouse/domain/agents/agent-rights'
import { recordStaffAction } from '../../core/staff/audit.queries.ts'
import type { RequestContext } from '../../http/call.ts'

type AgentChange = {
  readonly agent: ActingAgent
  readonly consumerNo: string
  /** The profile as it was. */
  readonly before: Readonly<Record<string, unknown>>
  readonly changed: Readonly<Record<string, string | null>>
}

/** Records what an agent changes of a customer's profile: each changed field before and after, in the transaction of the change (AUTH-09). */
export async function recordProfileChange(
  executor: Executor,
  { site: { siteId } }: Pick<RequestContext, 'site'>,
  { agent, consumerNo, before: stored, changed }: AgentChange,
): Promise<void> {
  const before = Object.fromEntries(Object.keys(changed).map((field) => [field, stored[field] ?? null]))
  const data = { agent: agent.name, before, after: changed }
  const by = { siteId, actorId: agent.id, actorType: 'AGENT' } as const
  await recordStaffAction(executor, { ...by, action: 'profile.change', subject: consumerNo, data, consumerNo })
}
