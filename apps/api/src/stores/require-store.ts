import type { CollectionPoint, Store } from '@lacehouse/domain'
import { hasFeature, type Site } from '@lacehouse/domain/site/site'
import { Refusal } from '../http/refusal.ts'
import type { StoreDirectory } from './store-directory.ts'

type StoreDeps = { readonly stores: StoreDirectory }

/** A store of the site; STR404 for one that nobody knows and for another site's. */
export const requireStore = async ({ stores }: StoreDeps, site: Site, storeId: string): Promise<Store> => {
  const store = (await stores.listStores(site.siteId)).find(({ id }) => id === storeId)
  if (!store) throw new Refusal('STR404', { field: 'storeId' })
  return store
}

/** A store that hands out what was ordered; STR404 where the site or the store does not (STO-04). */
export const requirePickupStore = async (deps: StoreDeps, site: Site, storeId: string): Promise<Store> => {
  const store = await requireStore(deps, site, storeId)
  if (!hasFeature(site, 'pickup') || !store.hasPickup) throw new Refusal('STR404', { field: 'storeId' })
  return store
}

/** A carrier's counter in the site's country; STR404 for any other. */
export const requirePoint = async ({ stores }: StoreDeps, site: Site, pointId: string): Promise<CollectionPoint> => {
  const point = (await stores.listPoints(site.country)).find(({ id }) => id === pointId)
  if (!point || !hasFeature(site, 'collectionPoints')) throw new Refusal('STR404', { field: 'collectionPointId' })
  return point
}
