import { hasFeature, type Site } from '@lacehouse/domain/site/site'
import type { PickupPoint, Store } from '@lacehouse/domain/store/store'
import { Refusal } from '../../http/refusal.ts'
import type { StoreDirectory } from './store-directory.ts'

type StoreDeps = { readonly stores: StoreDirectory }

/** A store of the site; STR404 for one that nobody knows and for another site's. */
export async function requireStore({ stores }: StoreDeps, site: Site, storeId: string): Promise<Store> {
  const store = (await stores.listStores(site.siteId)).find(({ id }) => id === storeId)
  if (!store) throw new Refusal('STR404', { field: 'storeId' })
  return store
}

/** A store that hands out what was ordered; STR404 where the site or the store does not (STO-04). */
export async function requirePickupStore(deps: StoreDeps, site: Site, storeId: string): Promise<Store> {
  const store = await requireStore(deps, site, storeId)
  if (!hasFeature(site, 'pickup') || !store.hasPickup) throw new Refusal('STR404', { field: 'storeId' })
  return store
}

/** A carrier's counter in the site's country; STR404 for any other. */
export async function requirePoint({ stores }: StoreDeps, site: Site, pointId: string): Promise<PickupPoint> {
  const point = (await stores.listPoints(site.country)).find(({ id }) => id === pointId)
  if (!point || !hasFeature(site, 'pickupPoints')) throw new Refusal('STR404', { field: 'collectionPointId' })
  return point
}
