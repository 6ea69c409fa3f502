import { readClock } from '../clock.ts'
import { localStore } from '../storage/browser-storage.ts'
/** The cart's id and item count as this browser remembers them, so that the header shows the count at once. */
export type CartMemory = { readonly cartId: string; readonly count: number; readonly seenAt: number }

/** Each country's shop has its own cart, which is there again on the next visit (RT-17). */
const toKey = () => `cart.${document.documentElement.dataset.site ?? ''}` as const
/**
 * Marks the page of a visitor without a cart before the first paint. The text is the same on every page, because the
 * content security policy names its hash.
 */
export const markMissingCart = `try{let e=document.documentElement;e.toggleAttribute('data-no-cart',!localStorage['cart.'+e.dataset.site])}catch{}`
const listeners = new Set<() => void>()
let current: CartMemory | null = null
let currentText: string | null = null

/** Reads the memory. The object is the same one as long as nothing has changed. */
export function readCartMemory(): CartMemory | null {
  const text = localStore.getItem(toKey())
  if (text !== currentText) {
    currentText = text
    current = parse(text)
  }
  return current
}

/** Remembers a cart, or forgets it. Other tabs notice the change. */
export function saveCartMemory(memory: Omit<CartMemory, 'seenAt'> | null): void {
  if (memory) localStore.setItem(toKey(), JSON.stringify({ ...memory, seenAt: readClock() }))
  else localStore.removeItem(toKey())
  document.documentElement.toggleAttribute('data-no-cart', memory === null)
  for (const listener of listeners) listener()
}

/** Calls back when this tab or another one changes the memory. */
export function subscribeToCartMemory(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== toKey()) return
    document.documentElement.toggleAttribute('data-no-cart', newValue === null)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

function parse(text: string | null): CartMemory | null {
  try {
    const memory: Partial<CartMemory> | null = JSON.parse(text ?? 'null')
    if (typeof memory?.cartId !== 'string') return null
    return { cartId: memory.cartId, count: Number(memory.count) || 0, seenAt: Number(memory.seenAt) || 0 }
  } catch {
    // Text that is no cart counts as none.
    return null
  }
}
