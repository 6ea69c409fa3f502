import type { Inventory, Product } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'

/** The product with the stock of this moment; the page may have been kept for minutes (CAT-02). */
export function useLiveProduct(product: Product): Product {
  const [inventory, setInventory] = useState<Inventory | null>(null)
  const { id } = product

  // Stock is asked for after the page, which is the same for everybody, and again when the visitor returns to it.
  useEffect(() => {
    const asking = new AbortController()
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      browserApi
        .call('products.inventory', { params: { productId: id } }, { signal: asking.signal })
        .then(setInventory)
        // What the page says stands; the cart asks once more.
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

/** Puts quantities of this moment into a product. */
export function withStock(product: Product, { variants }: Inventory): Product {
  const stock = new Map(variants.map((variant) => [variant.id, variant]))
  return {
    ...product,
    variants: product.variants.map((variant) => {
      const now = stock.get(variant.id)
      return now ? { ...variant, quantity: now.quantity, stockStatus: now.stockStatus } : variant
    }),
  }
}
