import type { Store } from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import type { ConsumerQueries } from '../consumers/consumer.queries.ts'
import { isStaff, type Session } from '../session/session.ts'
import { requirePickupStore } from './require-store.ts'
import type { StoreDirectory } from './store-directory.ts'

type TakeDeps = { readonly stores: StoreDirectory; readonly consumers: Pick<ConsumerQueries, 'keepStore'> }

/** A store that hands out; whoever chooses it goes there from then on, on every device that they sign in on (STO-03). */
export const takePickupStore = async (
  deps: TakeDeps,
  { site, session }: { readonly site: Site; readonly session: Session },
  storeId: string,
): Promise<Store> => {
  const store = await requirePickupStore(deps, site, storeId)
  if (session.kind === 'consumer' && !isStaff(session)) await deps.consumers.keepStore(session.id, storeId)
  return store
}
