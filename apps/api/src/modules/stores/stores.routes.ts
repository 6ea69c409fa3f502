import type { CallId } from '@lacehouse/contracts'
import { stockStatusOf } from '@lacehouse/domain/product/availability'
import type { Pool } from 'pg'
import { requireStore } from '../../core/stores/require-store.ts'
import type { Handlers } from '../../http/call.ts'
import { toStoreReply } from '../../replies/stores/to-store-reply.ts'
import { getProductInventory, type StoreStockDeps } from './get-product-inventory.ts'
import { listPickupPoints } from './list-pickup-points.ts'
import { type ReservationLinkDeps, reservationLink } from './reservation-link.ts'
import { searchStores } from './search-stores.ts'
import { createStoresQueries } from './stores.queries.ts'

type StoresCalls = Extract<CallId, `stores.${string}`> | 'utilities.stores' | 'utilities.storeEmployees'

export function storesRoutes(
  deps: StoreStockDeps & ReservationLinkDeps & { readonly database: { readonly pool: Pool } },
): Handlers<StoresCalls> {
  const queries = createStoresQueries(deps.database.pool)
  return {
    'stores.search': searchStores(deps),
    'stores.listPickupPoints': listPickupPoints(deps),
    ...reservationLink(deps),
    'stores.productInventory': getProductInventory(deps),
    'stores.inventory': async ({ query: { storeId, productId }, site }) => {
      await requireStore(deps, site, storeId)
      const [free] = await deps.stockQueries.listFree([productId], [storeId])
      const quantity = Math.max(0, free?.quantity ?? 0)
      return { storeId, productId, quantity, stockStatus: stockStatusOf(quantity) }
    },
    'utilities.stores': async ({ site, locale }) => {
      const now = deps.now()
      return {
        stores: (await deps.stores.listStores(site.siteId)).map((store) => toStoreReply(store, { locale, now })),
      }
    },
    'utilities.storeEmployees': async ({ params: { storeId }, site }) => {
      await requireStore(deps, site, storeId)
      return { storeId, employees: await queries.listEmployees(storeId) }
    },
  }
}
