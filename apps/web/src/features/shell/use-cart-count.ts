import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { useEffect, useSyncExternalStore } from 'react'
import { readCartMemory, saveCartMemory, subscribeToCartMemory } from '../../client/cart/cart-memory.ts'

/** After this time the remembered count is checked against the cart itself. */
const trusted = minutes(5)

/** How many units are in the cart, as this browser remembers it; checked when the page has come to rest. */
export function useCartCount(): number {
  const count = useSyncExternalStore(
    subscribeToCartMemory,
    () => readCartMemory()?.count ?? 0,
    () => 0,
  )

  // Must wait for the page: nobody looks at the count before they look at the page.
  useEffect(() => {
    const memory = readCartMemory()
    if (!memory || Date.now() - memory.seenAt < trusted) return
    const timer = setTimeout(() => checkCount(memory.cartId), seconds(2))
    return () => clearTimeout(timer)
  }, [])

  return count
}

async function checkCount(basketId: string): Promise<void> {
  const { browserApi } = await import('../../client/api/browser-api.ts')
  try {
    const cart = await browserApi.call('cart.get', { params: { basketId } })
    saveCartMemory({ cartId: cart.id, count: cart.totalItems })
  } catch (error) {
    // The cart page mends what is lost; a number in the header is not worth a word.
    console.warn(error)
  }
}
