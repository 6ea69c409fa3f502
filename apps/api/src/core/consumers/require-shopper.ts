import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { ConsumerQueries } from './consumer.queries.ts'
import type { Shopper } from './shopper.ts'

/** Refuses a consumer whose account is deleted or disabled (CART-22). */
export function requireActive<S extends Pick<Shopper, 'state'>>(shopper: S | null): S {
  if (shopper?.state !== 'active') throw new Refusal(toErrorId('account_not_active'))
  return shopper
}

/** Finds the shopper of a session; returns null for a guest without asking the database. */
export async function requireShopper(
  consumers: Pick<ConsumerQueries, 'findShopper'>,
  session: Session,
): Promise<Shopper | null> {
  return session.kind === 'consumer' ? requireActive(await consumers.findShopper(session.id)) : null
}
