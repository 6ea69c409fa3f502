import { hasFeature, type Site } from '@lacehouse/domain/site/site'
import type { PickupPoint, Store } from '@lacehouse/domain/store/store'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import type { StoreDirectory } from './store-directory.ts'

type StoreDeps = { readonly stores: StoreDirectory }

/** Returns a store of the site; refuses an unknown store and another site's with STR404. */
export async function requireStore({ stores }: StoreDeps, site: Site, storeId: string): Promise<Store> {
  const store = (await stores.listStores(site.siteId)).find(({ id }) => id === storeId)
  if (!store) throw new Refusal(toErrorId('unknown_store'), { field: 'storeId' })
  return store
}

/** Returns a store with pickup; refuses with STR404 when the site or the store has none (STO-04). */
export async function requirePickupStore(deps: StoreDeps, site: Site, storeId: string): Promise<Store> {
  const store = await requireStore(deps, site, storeId)
  if (!hasFeature(site, 'pickup') || !store.hasPickup) throw new Refusal(toErrorId('no_pickup'), { field: 'storeId' })
  return store
}

/** Returns a carrier's pickup point in the site's country; refuses any other with STR404. */
export async function requirePoint({ stores }: StoreDeps, site: Site, pointId: string): Promise<PickupPoint> {
  const point = (await stores.listPoints(site.country)).find(({ id }) => id === pointId)
  if (!point || !hasFeature(site, 'pickupPoints'))
    throw new Refusal(toErrorId('unknown_pickup_point'), { field: 'collectionPointId' })
  return point
}
