import type { CallReply } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import type { ActingAgent } from '@lacehouse/domain/agents/agent-rights'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestContext } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'
import type { ConsumerType, KnownSession } from '../../../http/session.ts'
import { replyToken } from '../reply-token.ts'
import type { CustomersQueries } from './customers.queries.ts'
import { requireAgent } from './require-agent.ts'

export type ActDeps = Pick<
  Deps,
  'agents' | 'config' | 'database' | 'now' | 'refreshTokenFamilies' | 'securityLog' | 'sessionDenyList' | 'tokens'
> & { readonly customers: CustomersQueries }

type Owner = { readonly consumerNo: string; readonly consumerType: ConsumerType; readonly agent?: ActingAgent }

/**
 * Begins to act for a customer: the agent's own session ends, and the customer's begins with the agent's name in it. Staff, other
 * sites' customers and unknown ones are refused alike with AUT404 (AUTH-09).
 */
export function actForCustomer(deps: ActDeps): Handler<'auth.actForCustomer'> {
  return async (call): Promise<CallReply<'auth.actForCustomer'>> => {
    const agent = await requireAgent(deps, call.session, 'customers.act')
    return beginActing(deps, call, { agent, consumerNo: call.body.consumerNo })
  }
}

/** Opens the session of a customer with the agent's name in it, in the place of the caller's. */
export async function beginActing(
  deps: ActDeps,
  call: RequestContext,
  { agent, consumerNo }: { readonly agent: ActingAgent; readonly consumerNo: string },
): Promise<CallReply<'auth.actForCustomer'>> {
  const customer = await deps.customers.findCustomer(call.site.siteId, consumerNo)
  if (!customer) throw new Refusal('AUT404', { field: 'consumerNo' })
  await record(deps, call, { agent, consumerNo, action: 'acting.begin' })
  const owner = { consumerNo, consumerType: customer.consumerType as ConsumerType, agent }
  const more = { agentName: agent.name, ...(customer.basketId !== null && { basketId: customer.basketId }) }
  return changeSession(deps, call, { owner, more })
}

/** Ends the acting for a customer; the agent, if still one, has a session of their own again (AUTH-09). */
export function endActing(deps: ActDeps): Handler<'auth.endActing'> {
  return async (call): Promise<CallReply<'auth.endActing'>> => {
    const { agent: acting, id: consumerNo } = getSession(call.session)
    const agent = acting ? await deps.agents.findAgent(acting.id) : null
    if (!agent) throw new Refusal('AUT404')
    await record(deps, call, { agent, consumerNo, action: 'acting.end' })
    return changeSession(deps, call, { owner: { consumerNo: agent.id, consumerType: 'AGENT' }, more: {} })
  }
}

type Change = { readonly owner: Owner; readonly more: { readonly agentName?: string; readonly basketId?: string } }

/** Opens a session in the place of the caller's, which ends. */
const changeSession = async (deps: ActDeps, call: RequestContext, { owner, more }: Change) => {
  const { refreshTokenFamilies, now } = deps
  const { siteId } = call.site
  const { consumerNo, consumerType, agent } = owner
  const userAgent = call.headers['user-agent']
  const opening = {
    ...{ consumerNo, siteId, now: now() },
    userAgent: typeof userAgent === 'string' ? userAgent : undefined,
    ...(agent && { agentId: agent.id }),
  }
  const refresh = await inTransaction(deps.database.pool, (client) => refreshTokenFamilies.open(client, opening))
  const { tokenFamilyId } = refresh
  const session: KnownSession = {
    ...{ kind: 'consumer', id: consumerNo, consumerType, siteId, tokenFamilyId },
    ...(agent && { agent }),
  }
  const { tokenFamilyId: former } = getSession(call.session)
  if (former) {
    await refreshTokenFamilies.end(former, 'signed_out', now())
    deps.sessionDenyList.add({ id: former, reason: 'signed_out' })
  }
  return replyToken(deps, call, { session, tokens: deps.tokens.issueBeside(session, refresh), more })
}

type Acting = { readonly agent: ActingAgent; readonly consumerNo: string; readonly action: string }

const record = async (deps: ActDeps, call: RequestContext, { agent, consumerNo, action }: Acting): Promise<void> => {
  const { siteId } = call.site
  const data = { agent: agent.name }
  await deps.agents.record({ siteId, agentId: agent.id, action, subject: consumerNo, data, consumerNo })
  deps.securityLog.record('staff_action', call, { target: `${action} ${consumerNo}`, outcome: 'allowed' })
}
