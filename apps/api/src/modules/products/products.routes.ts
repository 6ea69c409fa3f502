import { toCategoryTree } from '../../core/catalogue/category-tree.ts'
import type { Handlers } from '../../http/call.ts'
import { checkAvailability } from './check-availability.ts'
import { type DrawsDeps, drawsRoutes } from './draws/draws.routes.ts'
import { type DetailsDeps, getDetails } from './get-details.ts'
import { getInventory } from './get-inventory.ts'
import { getPainting } from './get-painting.ts'
import { listUpsells } from './list-upsells.ts'
import { promiseDelivery } from './promise-delivery.ts'
import { getProductSet, listProductSets, listSets, type ProductSetsDeps } from './sets/product-sets.ts'
import { getSizeChart } from './sizes/get-size-chart.ts'
import { listFootSizes } from './sizes/list-foot-sizes.ts'
import type { StockNoticeDeps } from './stock-notices/request-stock-notice.ts'
import { stockNoticesRoutes } from './stock-notices/stock-notices.routes.ts'

type ProductsCalls =
  | 'products.details'
  | 'products.inventory'
  | 'products.availability'
  | 'products.deliveryPromise'
  | 'products.painting'
  | 'products.catalog'
  | 'products.footSizes'
  | 'products.sizeChart'
  | 'draws.get'
  | 'draws.listTickets'
  | 'draws.getEntry'
  | 'draws.enter'
  | 'draws.leave'
  | 'products.productSets'
  | 'products.productSet'
  | 'products.listSets'
  | 'products.upsells'
  | 'products.requestStockNotice'
  | 'products.takeStockNoticeBack'
  | 'products.endStockNotices'

export function productsRoutes(
  deps: DetailsDeps & StockNoticeDeps & ProductSetsDeps & DrawsDeps,
): Handlers<ProductsCalls> {
  return {
    'products.details': getDetails(deps),
    'products.inventory': getInventory(deps),
    'products.availability': checkAvailability(deps),
    'products.deliveryPromise': promiseDelivery(deps),
    'products.painting': getPainting(deps),
    'products.productSets': listProductSets(deps),
    'products.productSet': getProductSet(deps),
    'products.listSets': listSets(deps),
    'products.upsells': listUpsells(deps),
    'products.footSizes': listFootSizes(),
    'products.sizeChart': getSizeChart(),
    ...stockNoticesRoutes(deps),
    ...drawsRoutes(deps),
    'products.catalog': async ({ locale }) => ({
      categories: toCategoryTree(await deps.catalogue.listCategories(), locale),
    }),
  }
}
