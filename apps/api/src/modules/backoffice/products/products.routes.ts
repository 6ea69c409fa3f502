import type { backofficeProductCalls } from '@lacehouse/contracts/calls/backoffice/products'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { backofficeDrawRoutes } from '../draws/draws.routes.ts'
import { countStaffStock, getStaffStock, setStaffPreOrder } from './count-staff-stock.ts'
import { editStaffProduct, getStaffProduct } from './edit-staff-product.ts'
import { listStaffCategories, listStaffProducts } from './list-staff-products.ts'
import { backofficeProductFactRoutes } from './product-facts.routes.ts'
import { setStaffPrice } from './set-staff-price.ts'

export function backofficeProductRoutes(deps: Deps): Handlers<keyof typeof backofficeProductCalls> {
  return {
    ...backofficeDrawRoutes(deps),
    ...backofficeProductFactRoutes(deps),
    'backoffice.listProducts': listStaffProducts(deps),
    'backoffice.listCategories': listStaffCategories(deps),
    'backoffice.getProduct': getStaffProduct(deps),
    'backoffice.editProduct': editStaffProduct(deps),
    'backoffice.setPrice': setStaffPrice(deps),
    'backoffice.getProductStock': getStaffStock(deps),
    'backoffice.countStock': countStaffStock(deps),
    'backoffice.setPreOrder': setStaffPreOrder(deps),
  }
}
