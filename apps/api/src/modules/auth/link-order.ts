import { isOrderLink } from '../../core/placement/order-link.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { KnownSession } from '../../http/session.ts'
import type { TokenCall } from './offered-token.ts'

/** Refuses an order that is named without the link of its mail, or with another one's (S1.7 `orderNo`, `st`, `action`). */
export function requireOrderLink(deps: Pick<Deps, 'config' | 'now'>, { body }: TokenCall): void {
  const { orderNo, st = '', action = 'track' } = body
  if (orderNo !== undefined && !isOrderLink(deps, st, { orderNo, action })) throw new Refusal('AUT432', { field: 'st' })
}

/** The session with the order that it came to by its mail, which it may read from then on. */
export function withOrder({ body: { orderNo } }: TokenCall, session: KnownSession): KnownSession {
  return orderNo === undefined ? session : { ...session, order: orderNo }
}
