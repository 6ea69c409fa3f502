import { mostCompared } from '@lacehouse/domain/product/compare-facts'
import { useSyncExternalStore } from 'react'
import { localStore } from '../storage/browser-storage.ts'

/** A list of product ids that this browser remembers. */
export type ProductList = {
  /** The array is the same one as long as nothing has changed. */
  readonly read: () => readonly string[]
  readonly save: (ids: readonly string[]) => void
  readonly subscribe: (listener: () => void) => () => void
}

const none: readonly string[] = []

/** Creates a list that each country's shop has for itself, and that other tabs follow. */
function createProductList(name: 'viewed' | 'compared', most: number): ProductList {
  const toKey = () => `${name}.${document.documentElement.dataset.site ?? ''}` as const
  const listeners = new Set<() => void>()
  let current = none
  let currentText: string | null = null
  return {
    read: () => {
      const text = localStore.getItem(toKey())
      if (text !== currentText) {
        currentText = text
        // A value that is no product id was not written by the shop.
        current = (text ?? '').split(',').filter((id) => /^[0-9A-Z]{8,11}$/.test(id))
      }
      return current
    },
    save: (ids) => {
      if (ids.length > 0) localStore.setItem(toKey(), ids.slice(0, most).join(','))
      else localStore.removeItem(toKey())
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** The number of products that are remembered as seen ([bounds](../../../../../docs/bounds.md)). */
const mostViewed = 12

export const viewedProducts = createProductList('viewed', mostViewed)
export const comparedProducts = createProductList('compared', mostCompared)

/** Gives a list as it is now; it is empty until the browser has read its storage. */
export function useProductList(list: ProductList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none)
}

/** Puts a product that was looked at first on the list of those (CAT-13). */
export function rememberViewed(id: string): void {
  viewedProducts.save([id, ...viewedProducts.read().filter((other) => other !== id)])
}

/** Adds a product to the comparison or takes it away; false where the comparison is full (CAT-12). */
export function toggleCompared(id: string): boolean {
  const ids = comparedProducts.read()
  if (!ids.includes(id) && ids.length >= mostCompared) return false
  comparedProducts.save(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  return true
}
