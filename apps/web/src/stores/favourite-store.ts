/** The store that a shopper goes to, kept in this browser for each site (STO-03). */
export type FavouriteStore = { readonly id: string; readonly name: string }

const toKey = () => `store.${document.documentElement.dataset.site ?? ''}`

/** Reads the shopper's store; null where none was chosen yet. */
export function readFavouriteStore(): FavouriteStore | null {
  try {
    const store: unknown = JSON.parse(localStorage.getItem(toKey()) ?? 'null')
    const isStore = typeof store === 'object' && store !== null && 'id' in store && 'name' in store
    return isStore ? { id: String(store.id), name: String(store.name) } : null
  } catch {
    // Whatever else wrote there, it is no store of ours.
    return null
  }
}

export const keepFavouriteStore = ({ id, name }: FavouriteStore) =>
  localStorage.setItem(toKey(), JSON.stringify({ id, name }))
