import { localStore } from '../storage/browser-storage.ts'
/** The shopper's favourite store, stored in this browser for each site (STO-03). */
export type FavouriteStore = { readonly id: string; readonly name: string }

const toKey = () => `store.${document.documentElement.dataset.site ?? ''}` as const

const listeners = new Set<() => void>()
let stored: FavouriteStore | null = null
let storedText: string | null = null

/** Reads the shopper's store; null where none is chosen. The object is the same one as long as the store is the same. */
export function readFavouriteStore(): FavouriteStore | null {
  const text = localStore.getItem(toKey())
  if (text !== storedText) {
    storedText = text
    stored = parse(text)
  }
  return stored
}

/** Stores the shopper's store; null forgets it. */
export function saveFavouriteStore(store: FavouriteStore | null): void {
  localStore.setItem(toKey(), JSON.stringify(store && { id: store.id, name: store.name }))
  for (const listener of listeners) listener()
}

/** Calls back when another store is chosen on this page. */
export function subscribeToFavouriteStore(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function parse(text: string | null): FavouriteStore | null {
  try {
    const store: unknown = JSON.parse(text ?? 'null')
    const isStore = typeof store === 'object' && store !== null && 'id' in store && 'name' in store
    return isStore ? { id: String(store.id), name: String(store.name) } : null
  } catch {
    // Text that is no store counts as none.
    return null
  }
}
