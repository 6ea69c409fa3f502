import type { Product } from '@lacehouse/contracts'
import { browserApi } from '../../client/api/browser-api.ts'
import { withStock } from './use-inventory.ts'

/** Loads a product with its current stock. */
export async function loadLiveProduct(productId: string): Promise<Product> {
  const params = { productId }
  const [product, inventory] = await Promise.all([
    browserApi.call('products.details', { params }),
    // Without current stock the page's stock is used; the cart checks it again.
    browserApi.call('products.inventory', { params }).catch(() => null),
  ])
  return inventory ? withStock(product, inventory) : product
}
