import { agents, findRow, literal, nullable, param, sql, statement, text } from '@lacehouse/database'
import type { ActingAgent } from '@lacehouse/domain/agents/agent-rights'
import { administratorRole } from '@lacehouse/domain/staff/staff-rights'
import type { Pool } from 'pg'
import { recordStaffAction } from '../staff/audit.queries.ts'

// An agent with roles of the back office acts for customers only where one of them says so.
const find = statement({
  name: 'agent-find',
  row: { id: text, name: text, role: nullable(agents.role) },
  sql: sql`select k.consumer_no as id, trim(k.first_name || ' ' || k.last_name) as name, a.role
    from consumers k left join agents a on a.consumer_no = k.consumer_no
    where k.consumer_no = ${param('agentId', text)} and k.consumer_type = 'AGENT' and k.state = 'active'
      and (not exists (select from staff_role_members m where m.consumer_no = k.consumer_no) or exists (
        select from staff_role_members m left join staff_role_rights g on g.role_id = m.role_id
        where m.consumer_no = k.consumer_no and (m.role_id = ${literal(administratorRole)} or g."right" = 'customers.act')))`,
})

/** What an agent does, for the audit log; null where no customer is meant. */
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
    /** Finds an active agent with name and role. */
    findAgent: async (agentId: string): Promise<ActingAgent | null> => {
      const agent = await findRow(pool, find, { agentId })
      return agent && { ...agent, role: agent.role ?? 'support' }
    },

    /** Writes an entry of the audit log, which is append-only (AUTH-09). */
    record: ({ agentId, ...action }: AgentRecord): Promise<void> =>
      recordStaffAction(pool, { ...action, actorId: agentId, actorType: 'AGENT' }),
  }
}

export type AgentQueries = ReturnType<typeof createAgentQueries>
