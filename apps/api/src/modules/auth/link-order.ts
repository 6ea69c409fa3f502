import { isOrderLink } from '../../core/placement/order-link.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { KnownSession } from '../../http/session.ts'
import type { TokenCall } from './offered-token.ts'

/** Refuses an order number whose signature `st` does not come from the link in the order's mail (AUTH-13). */
export function requireOrderLink(deps: Pick<Deps, 'config' | 'now'>, { body }: TokenCall): void {
  const { orderNo, st = '', action = 'track' } = body
  if (orderNo !== undefined && !isOrderLink(deps, st, { orderNo, action })) throw new Refusal('AUT432', { field: 'st' })
}

/** Adds the order of the mail's link to the session, which may read the order from then on. */
export function withOrder({ body: { orderNo } }: TokenCall, session: KnownSession): KnownSession {
  return orderNo === undefined ? session : { ...session, order: orderNo }
}
