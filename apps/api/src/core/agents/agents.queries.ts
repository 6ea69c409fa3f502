import {
  agents,
  execute,
  findRow,
  json,
  nullable,
  param,
  sql,
  type staffActions,
  statement,
  text,
} from '@lacehouse/database'
import type { ActingAgent } from '@lacehouse/domain/agents/agent-rights'
import type { Pool } from 'pg'

const find = statement({
  name: 'agent-find',
  row: { id: text, name: text, role: nullable(agents.role) },
  sql: sql`select k.consumer_no as id, trim(k.first_name || ' ' || k.last_name) as name, a.role
    from consumers k left join agents a on a.consumer_no = k.consumer_no
    where k.consumer_no = ${param('agentId', text)} and k.consumer_type = 'AGENT' and k.state = 'active'`,
})

const record = statement({
  name: 'agent-record',
  sql: sql`insert into staff_actions (site_id, actor_id, actor_type, action, subject, data, consumer_no)
    values (${param('siteId', text)}, ${param('agentId', text)}, 'AGENT', ${param('action', text)}, ${param('subject', text)},
      ${param('data', json<typeof staffActions.$inferSelect.data>())}, ${param('consumerNo', nullable(text))})`,
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
    record: async (action: AgentRecord): Promise<void> => {
      await execute(pool, record, action)
    },
  }
}

export type AgentQueries = ReturnType<typeof createAgentQueries>
