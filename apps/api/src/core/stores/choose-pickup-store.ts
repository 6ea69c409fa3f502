import type { Site } from '@lacehouse/domain/site/site'
import type { Store } from '@lacehouse/domain/store/store'
import { isStaff, type Session } from '../../http/session.ts'
import type { ConsumerQueries } from '../consumers/consumer.queries.ts'
import { requirePickupStore } from './require-store.ts'
import type { StoreDirectory } from './store-directory.ts'

type TakeDeps = { readonly stores: StoreDirectory; readonly consumers: Pick<ConsumerQueries, 'saveFavouriteStore'> }

/** Returns a store with pickup and saves it as the signed-in shopper's favourite store (STO-03). */
export async function choosePickupStore(
  deps: TakeDeps,
  { site, session }: { readonly site: Site; readonly session: Session },
  storeId: string,
): Promise<Store> {
  const store = await requirePickupStore(deps, site, storeId)
  if (session.kind === 'consumer' && !isStaff(session)) await deps.consumers.saveFavouriteStore(session.id, storeId)
  return store
}
