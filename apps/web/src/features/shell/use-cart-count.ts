import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { useEffect, useSyncExternalStore } from 'react'
import { readCartMemory, saveCartMemory, subscribeToCartMemory } from '../../client/cart/cart-memory.ts'
import { readClock } from '../../client/clock.ts'

/** The time for which the remembered count is trusted. Afterwards it is compared with the cart. */
const trusted = minutes(5)

/** Gives the number of units in the cart from the browser's memory. An old count is checked after the page has loaded. */
export function useCartCount(): number {
  const count = useSyncExternalStore(
    subscribeToCartMemory,
    () => readCartMemory()?.count ?? 0,
    () => 0,
  )

  // The check starts after a pause, so that it does not compete with the loading of the page.
  useEffect(() => {
    const memory = readCartMemory()
    if (!memory || readClock() - memory.seenAt < trusted) return
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
    // The cart page recovers a lost cart. A wrong count in the header needs no message.
    console.warn(error)
  }
}
