import type { CallReply } from '@lacehouse/contracts'
import type { ReorderItem } from '../orders/reorder.ts'

/** Lists what is added of a shared cart; what is gone is left to its badge, and what sold out may be back in stock. */
export function toSharedInputs(items: CallReply<'cart.sharedItems'>['items']): ReorderItem[] {
  return items
    .filter(({ state }) => state !== 'gone')
    .map(({ name = '', productId, qty, recipeId }) => ({
      name,
      input: { productId, qty, ...(recipeId && { recipeId }) },
      key: crypto.randomUUID(),
    }))
}
