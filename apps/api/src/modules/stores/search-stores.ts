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

const defaultLimit = 10

/**
 * Finds the stores nearest to a place, a postal code or a position, with their stock of a product (STO-01, STO-04). STR404 means
 * that the place or store is unknown; a search without an origin lists all stores of the site.
 */
export function searchStores(deps: StoresDeps): Handler<'stores.search'> {
  return async ({ body, site, locale }) => {
    const stores = await listRequested(deps, site, body)
    const origin = findOrigin(body, site, stores)
    const limit = body.limit ?? defaultLimit
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

const listRequested = async ({ stores }: StoresDeps, site: Site, { storeId, pickup }: Body): Promise<Store[]> => {
  const all = await stores.listStores(site.siteId)
  if (storeId === undefined) return all.filter(({ hasPickup }) => !pickup || hasPickup)
  const own = all.filter(({ id }) => id === storeId)
  if (own.length === 0) throw new Refusal('STR404', { field: 'storeId' })
  return own
}

type OriginInput = Pick<Body, 'place' | 'latitude' | 'longitude'>
type KnownPlace = { readonly address: Store['address']; readonly position: Position }

/** Finds the origin of a search, or null if the search names none; an unknown place is STR404. */
export function findOrigin(
  { place, latitude, longitude }: OriginInput,
  site: Site,
  known: readonly KnownPlace[],
): Origin | null {
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
