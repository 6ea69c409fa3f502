import { sessionStore } from '../../client/storage/browser-storage.ts'

const key = 'lh-searches'
const most = 4

/** Lists what was searched for during this visit, the newest first. */
export function listRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStore.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : []
  } catch {
    // A browser that refuses storage, or a value of another version: there is nothing to show.
    return []
  }
}

/** Remembers a search until the visit ends. */
export function addRecentSearch(text: string): void {
  const own = text.trim()
  if (own === '') return
  const others = listRecentSearches().filter((one) => one.toLowerCase() !== own.toLowerCase())
  try {
    sessionStore.setItem(key, JSON.stringify([own, ...others].slice(0, most)))
  } catch {
    // Without storage the search itself works as well.
  }
}
