/** What the browser remembers of the cart: its id (S1.9), and how much is in it, so that the header knows at once. */
export type CartMemory = { readonly cartId: string; readonly count: number; readonly seenAt: number }

/** Each country's shop has its own cart, which is there when the shopper comes back (RT-17). */
const toKey = () => `cart.${document.documentElement.dataset.site ?? ''}`
/** Runs before anything is painted, so that whoever has no cart sees that at once; it stands in every page as it is, for its hash. */
export const markMissingCart = `try{let e=document.documentElement;e.toggleAttribute('data-no-cart',!localStorage['cart.'+e.dataset.site])}catch{}`
const listeners = new Set<() => void>()
let kept: CartMemory | null = null
let keptText: string | null = null

/** Reads the memory; the same object as long as nothing has changed. */
export function readCartMemory(): CartMemory | null {
  const text = localStorage.getItem(toKey())
  if (text !== keptText) {
    keptText = text
    kept = parse(text)
  }
  return kept
}

/** Remembers a cart, or forgets it; other tabs hear of it. */
export function saveCartMemory(memory: Omit<CartMemory, 'seenAt'> | null): void {
  if (memory) localStorage.setItem(toKey(), JSON.stringify({ ...memory, seenAt: Date.now() }))
  else localStorage.removeItem(toKey())
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
    // Whatever else wrote there, it is no cart of ours.
    return null
  }
}
