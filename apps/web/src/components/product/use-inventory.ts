import type { Inventory, Product } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'

/** Gives the product with its current stock, because the page may have been cached for minutes (CAT-02). */
export function useLiveProduct(product: Product): Product {
  const [inventory, setInventory] = useState<Inventory | null>(null)
  const { id } = product

  // The page is cached for all visitors, so that the stock is fetched after it, and again when the visitor returns.
  useEffect(() => {
    const asking = new AbortController()
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      browserApi
        .call('products.inventory', { params: { productId: id } }, { signal: asking.signal })
        .then(setInventory)
        // The page keeps its stock; the cart checks it again.
        .catch(() => undefined)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      asking.abort()
      document.removeEventListener('visibilitychange', ask)
    }
  }, [id])

  return inventory?.productId === id ? withStock(product, inventory) : product
}

/** Sets current quantities on a product. */
export function withStock(product: Product, { variants }: Inventory): Product {
  const stock = new Map(variants.map((variant) => [variant.id, variant]))
  return {
    ...product,
    variants: product.variants.map((variant) => {
      const now = stock.get(variant.id)
      return now ? { ...variant, ...now } : variant
    }),
  }
}
