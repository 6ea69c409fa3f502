import { inTransaction } from '@lacehouse/database'
import { hasAgentRight } from '@lacehouse/domain/agents/agent-rights'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { openHandover } from '../../../core/agents/handover.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { staffCustomerQueries } from './customers.queries.ts'

type ActingDeps = Pick<Deps, 'agents' | 'config' | 'database' | 'now' | 'sites'>

/** Opens the way to the storefront as the agent of a customer. Store employees and disabled customers have none. */
export function beginActing(deps: ActingDeps): Handler<'backoffice.beginActing'> {
  return async (call) => {
    const staff = getStaff(call)
    const { consumerNo } = call.params
    const agent = await deps.agents.findAgent(staff.consumerNo)
    if (!agent || !hasAgentRight(agent, 'customers.act')) throw new Refusal('STF409')
    return inTransaction(deps.database.pool, async (client) => {
      const found = await staffCustomerQueries.find(client, consumerNo, deps.now())
      if (!found) throw new Refusal('PRO404')
      const { siteId, state } = found.listed
      const [locale] = findSiteById(deps.sites, siteId)?.locales ?? []
      if (state !== 'active' || locale === undefined) throw new Refusal('STF409')
      const st = await openHandover(deps, client, { agentNo: staff.consumerNo, consumerNo })
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.beginActing', subject: consumerNo, siteId, consumerNo },
      })
      return { url: `/${locale}/associate-login?st=${encodeURIComponent(st)}` }
    })
  }
}
