import { readClock } from '../clock.ts'
import { localStore } from '../storage/browser-storage.ts'
/**
 * The favourites as this browser remembers them: the list's id, and the entry ids by product id, so that a page fills
 * its favourite buttons without a call.
 */
export type FavouritesMemory = {
  readonly favoriteId: string | null
  readonly hearts: Readonly<Record<string, string>>
  readonly seenAt: number
}

/** Each country's shop has its own list. */
const toKey = () => `favourites.${document.documentElement.dataset.site ?? ''}` as const
const listeners = new Set<() => void>()
let current: FavouritesMemory | null = null
let currentText: string | null = null

/** Reads the memory. The object is the same one as long as nothing has changed. */
export function readFavouritesMemory(): FavouritesMemory | null {
  const text = localStore.getItem(toKey())
  if (text !== currentText) {
    currentText = text
    current = parse(text)
  }
  return current
}

/** Remembers the list, or forgets it. Other tabs notice the change. */
export function saveFavouritesMemory(memory: Omit<FavouritesMemory, 'seenAt'> | null): void {
  if (memory) localStore.setItem(toKey(), JSON.stringify({ ...memory, seenAt: readClock() }))
  else localStore.removeItem(toKey())
  notifyFavourites()
}

/** Calls back when this tab or another one changes the favourites. */
export function subscribeToFavourites(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === toKey() || key === null) && listener()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** Calls all listeners of this tab. */
export function notifyFavourites(): void {
  for (const listener of listeners) listener()
}

function parse(text: string | null): FavouritesMemory | null {
  try {
    const memory: Partial<FavouritesMemory> | null = JSON.parse(text ?? 'null')
    if (typeof memory?.hearts !== 'object') return null
    const favoriteId = typeof memory.favoriteId === 'string' ? memory.favoriteId : null
    return { favoriteId, hearts: memory.hearts, seenAt: Number(memory.seenAt) || 0 }
  } catch {
    // Text that is no list counts as none.
    return null
  }
}
