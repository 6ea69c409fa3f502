/**
 * What the browser remembers of the favourites: the list's id (S1.9), and all hearts by name with their ids on the list, so that
 * a page fills them without asking.
 */
export type FavouritesMemory = {
  readonly favoriteId: string | null
  readonly hearts: Readonly<Record<string, string>>
  readonly seenAt: number
}

/** Each country's shop has its own list. */
const toKey = () => `favourites.${document.documentElement.dataset.site ?? ''}`
const listeners = new Set<() => void>()
let kept: FavouritesMemory | null = null
let keptText: string | null = null

/** Reads the memory; the same object as long as nothing has changed. */
export function readFavouritesMemory(): FavouritesMemory | null {
  const text = localStorage.getItem(toKey())
  if (text !== keptText) {
    keptText = text
    kept = parse(text)
  }
  return kept
}

/** Remembers the list, or forgets it; other tabs hear of it. */
export function saveFavouritesMemory(memory: Omit<FavouritesMemory, 'seenAt'> | null): void {
  if (memory) localStorage.setItem(toKey(), JSON.stringify({ ...memory, seenAt: Date.now() }))
  else localStorage.removeItem(toKey())
  notifyFavourites()
}

/** Calls back when this tab or another one changes the memory, or a heart is pressed here. */
export function subscribeToFavourites(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === toKey() || key === null) && listener()
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

/** Has everybody here look again. */
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
    // Whatever else wrote there, it is no list of ours.
    return null
  }
}
