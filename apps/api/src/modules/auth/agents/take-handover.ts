import { hasAgentRight } from '@lacehouse/domain/agents/agent-rights'
import { takeHandover } from '../../../core/agents/handover.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { type ActDeps, beginActing } from './act-for-customer.ts'

/** Begins to act for the customer of a way from the back office, which works once; a right that was taken since closes it. */
export function takeActingHandover(deps: ActDeps): Handler<'auth.takeHandover'> {
  return async (call) => {
    const way = await takeHandover(deps, deps.database.pool, call.body.st)
    if (!way) throw new Refusal('AUT402', {}, { event: 'link_refused' })
    const agent = await deps.agents.findAgent(way.agentNo)
    if (!agent || !hasAgentRight(agent, 'customers.act')) throw new Refusal('AUT404')
    return beginActing(deps, call, { agent, consumerNo: way.consumerNo })
  }
}
