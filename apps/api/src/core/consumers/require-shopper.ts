import { Refusal } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { ConsumerQueries } from './consumer.queries.ts'
import type { Shopper } from './shopper.ts'

/** Refuses a session whose consumer is no more or may no longer shop (CART-22). */
export function requireActive<S extends Pick<Shopper, 'state'>>(shopper: S | null): S {
  if (shopper?.state !== 'active') throw new Refusal('AUT498')
  return shopper
}

/** The shopper of a session; null for a guest, without a statement. */
export async function requireShopper(
  consumers: Pick<ConsumerQueries, 'findShopper'>,
  session: Session,
): Promise<Shopper | null> {
  return session.kind === 'consumer' ? requireActive(await consumers.findShopper(session.id)) : null
}
