import { findLinkEnd } from '../../core/placement/order-link.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { KnownSession } from '../../http/session.ts'
import type { AuthQueries } from './auth.queries.ts'
import type { TokenCall } from './offered-token.ts'

type LinkDeps = Pick<Deps, 'config' | 'now'>

/** Refuses an order number whose signature `st` does not come from the link in the order's mail (AUTH-13). */
export function requireOrderLink(deps: LinkDeps, call: TokenCall): void {
  if (call.body.orderNo !== undefined && findEnd(deps, call) === null)
    throw new Refusal('AUT432', { field: 'st' }, { event: 'link_refused' })
}

/** Adds the order of the mail's link to the session, which may read the order until the link ends, however often it is renewed. */
export function withOrder(deps: LinkDeps, call: TokenCall, session: KnownSession): KnownSession {
  const { orderNo } = call.body
  const orderEndsAt = findEnd(deps, call)
  return orderNo === undefined || orderEndsAt === null ? session : { ...session, order: orderNo, orderEndsAt }
}

const findEnd = (deps: LinkDeps, { body: { orderNo, st = '', action = 'track' } }: TokenCall): number | null =>
  orderNo === undefined ? null : findLinkEnd(deps, st, { orderNo, action })

type ConfirmDeps = Pick<Deps, 'now'> & { readonly queries: Pick<AuthQueries, 'confirmMailbox'> }

/**
 * Confirms the email of the signed-in consumer who opens the link of a mail that went to it. The link alone confirms nothing: its
 * reader may be the person in whose name another one has opened the account (decision 0034).
 */
export async function confirmMailbox(
  { queries, now }: ConfirmDeps,
  { body: { orderNo } }: TokenCall,
  consumerNo: string,
): Promise<void> {
  if (orderNo !== undefined) await queries.confirmMailbox(consumerNo, orderNo, now())
}
