import type { OrderRecord } from '@lacehouse/contracts'
import { hasAgentRight } from '@lacehouse/domain/agents/agent-rights'
import { loadOrderHistory } from '../../core/orders/order-history.queries.ts'
import { findReadableOrder } from '../../core/placement/find-readable-order.ts'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { findAgent } from '../../http/session.ts'
import { toOrderRecord } from '../../replies/order/to-order-record.ts'

export type RecordDeps = Pick<Deps, 'database' | 'placements' | 'catalogue' | 'pictures' | 'stores' | 'sites' | 'now'>
type Caller = Pick<RequestContext, 'session' | 'site' | 'locale'>

/** Replies with an order of the caller and its history; the link of its mail opens it too (ACC-05). */
export function getOrder(deps: RecordDeps): Handler<'orders.get'> {
  return async (call) => replyRecord(deps, call, await findReadableOrder(deps, call, call.params.orderId))
}

/**
 * Replies with a placement and its history; refuses none, and a failed one, like an unknown order. An agent who acts without the right
 * to cancel is offered no cancellation (AUTH-09).
 */
export async function replyRecord(
  deps: RecordDeps,
  caller: Caller,
  placement: PlacementRow | null,
): Promise<OrderRecord> {
  if (!placement || placement.state === 'failed') throw new Refusal('OHS4004')
  const loaded = await loadOrderHistory(deps.database.pool, placement.doc)
  const agent = findAgent(caller.session)
  const mayCancel = !agent || hasAgentRight(agent, 'orders.cancel')
  return toOrderRecord(deps, caller, { placement, loaded, mayCancel })
}
