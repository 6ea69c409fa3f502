let shown: string | null = null
const listeners = new Set<() => void>()

/** Shows above the cart why a change of it was refused, or nothing any more (CART-23). */
export function setCartRefusal(words: string | null): void {
  shown = words
  for (const listener of listeners) listener()
}

/** Reads what is shown above the cart. */
export function readCartRefusal(): string | null {
  return shown
}

/** Calls back when it changes. */
export function subscribeToCartRefusal(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
