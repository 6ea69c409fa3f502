import type { CallReply, StoreReply } from '@lacehouse/contracts'
import type { Site } from '@lacehouse/domain/site/site'
import { findPlace } from '@lacehouse/domain/store/find-place'
import { listNearest, type Position } from '@lacehouse/domain/store/measure-distance'
import type { Store } from '@lacehouse/domain/store/store'
import type { StockQueries } from '../../core/stock/stock.queries.ts'
import type { StoreDirectory } from '../../core/stores/store-directory.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { toStoreReply } from '../../replies/stores/to-store-reply.ts'

export type StoresDeps = {
  readonly stores: StoreDirectory
  readonly stockQueries: StockQueries
  readonly now: () => number
}

type Origin = NonNullable<CallReply<'stores.search'>['origin']>
type Body = Call<'stores.search'>['body']

const usualLimit = 10

/**
 * Finds the stores nearest to a place, a postal code or a position, with what they have of a product (STO-01, STO-04). STR404 for
 * a place or a store that nobody knows; without any of them all stores are listed as the site has them.
 */
export function searchStores(deps: StoresDeps): Handler<'stores.search'> {
  return async ({ body, site, locale }) => {
    const stores = await listWanted(deps, site, body)
    const origin = findOrigin(body, site, stores)
    const limit = body.limit ?? usualLimit
    const found: { thing: Store; distance?: number }[] = origin
      ? listNearest(stores, origin)
      : stores.map((thing) => ({ thing }))
    const shown = found.slice(0, limit)
    const stock = await findStock(
      deps,
      shown.map(({ thing }) => thing.id),
      body.productId,
    )
    const now = deps.now()
    return {
      ...(origin && { origin }),
      stores: shown.map(
        ({ thing, distance }): StoreReply => toStoreReply(thing, { locale, now, distance, stock: stock?.(thing.id) }),
      ),
    }
  }
}

const listWanted = async ({ stores }: StoresDeps, site: Site, { storeId, pickup }: Body): Promise<Store[]> => {
  const all = await stores.listStores(site.siteId)
  if (storeId === undefined) return all.filter(({ hasPickup }) => !pickup || hasPickup)
  const own = all.filter(({ id }) => id === storeId)
  if (own.length === 0) throw new Refusal('STR404', { field: 'storeId' })
  return own
}

type Near = Pick<Body, 'place' | 'latitude' | 'longitude'>
type Known = { readonly address: Store['address']; readonly position: Position }

/** Where a search is about, or null where it says nothing of it; STR404 for a place that is nowhere. */
export function findOrigin({ place, latitude, longitude }: Near, site: Site, known: readonly Known[]): Origin | null {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  if (!place?.trim()) return null
  const found = findPlace(place, site.country, known)
  if (!found) throw new Refusal('STR404', { field: 'place' })
  return { name: found.name, ...found.position }
}

const findStock = async (deps: StoresDeps, storeIds: readonly string[], productId: string | undefined) => {
  if (productId === undefined || storeIds.length === 0) return null
  const free = await deps.stockQueries.listFree([productId], storeIds)
  const quantities = new Map(free.map(({ locationId, quantity }) => [locationId, Math.max(0, quantity)]))
  return (storeId: string) => ({ productId, quantity: quantities.get(storeId) ?? 0 })
}
