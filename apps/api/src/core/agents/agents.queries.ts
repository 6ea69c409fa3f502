import { findRow, json, param, sql, statement, text } from '@lacehouse/database'
import { type ActingAgent, toAgentRights } from '@lacehouse/domain/agents/agent-rights'
import { type GrantedRole, listGrantedRights } from '@lacehouse/domain/staff/staff-rights'
import type { Pool } from 'pg'
import { recordStaffAction } from '../staff/audit.queries.ts'
import { grantedRoles } from '../staff/granted-roles.ts'

const find = statement({
  name: 'agent-find',
  row: { id: text, name: text, roles: json<readonly GrantedRole[]>() },
  sql: sql`select k.consumer_no as id, trim(k.first_name || ' ' || k.last_name) as name, ${grantedRoles} as roles
    from consumers k where k.consumer_no = ${param('agentId', text)} and k.consumer_type = 'AGENT' and k.state = 'active'`,
})

/** An agent's change for the audit log; its customer is null where it concerns none. */
export type AgentRecord = {
  readonly siteId: string
  readonly agentId: string
  readonly action: string
  readonly subject: string
  readonly data: Readonly<Record<string, unknown>>
  readonly consumerNo: string | null
}

/** Creates the queries of agents and of their audit log. */
export function createAgentQueries(pool: Pool) {
  return {
    /** Finds an active agent with the rights that their roles give in the shop; without a role there are none. */
    findAgent: async (agentId: string): Promise<ActingAgent | null> => {
      const found = await findRow(pool, find, { agentId })
      return found && { id: found.id, name: found.name, rights: toAgentRights(listGrantedRights(found.roles)) }
    },

    /** Writes an entry of the audit log, which is append-only (AUTH-09). */
    record: ({ agentId, ...action }: AgentRecord): Promise<void> =>
      recordStaffAction(pool, { ...action, actorId: agentId, actorType: 'AGENT' }),
  }
}

export type AgentQueries = ReturnType<typeof createAgentQueries>
