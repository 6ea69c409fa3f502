import type { MessageArea } from '@lacehouse/messages'
import type { Catalogue } from './catalogue.ts'

/** Speaks for a locale that has no words of its own. */
const fallbackLocale = 'en-us'
const kept = new Map<string, Catalogue>()
const waiting = new Map<string, Promise<void>>()
const merged = new Map<string, Catalogue>()
const toKey = (locale: string, area: MessageArea) => `${locale}/${area}`

/** Keeps words that are at hand already, by the path of their file; the server has all of them from the start. */
export function cacheCatalogues(catalogues: Readonly<Record<string, Catalogue>>): void {
  for (const [path, catalogue] of Object.entries(catalogues)) {
    const [, key] = /([^/]+\/[^/]+)\.json$/.exec(path) ?? []
    if (key) kept.set(key, catalogue)
  }
}

const findCatalogue = (locale: string, area: MessageArea) =>
  kept.get(toKey(locale, area)) ?? (import.meta.env.SSR ? kept.get(toKey(fallbackLocale, area)) : undefined)

/** Says whether the words of some areas are here. */
export function hasAreas(locale: string, areas: readonly MessageArea[]) {
  return areas.every((area) => findCatalogue(locale, area) !== undefined)
}

/** A promise that React knows to be kept, and does not wait for. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** Loads the words of some areas; the same promise for the same wish, so that a component can wait for it. */
export function loadAreas(locale: string, areas: readonly MessageArea[]): Promise<void> {
  if (hasAreas(locale, areas)) return ready
  const key = `${locale} ${areas.join(' ')}`
  const known = waiting.get(key)
  if (known) return known
  const loading = Promise.all(areas.map((area) => loadArea(locale, area))).then(() => undefined)
  // A failed load must be tried again the next time.
  loading.catch(() => waiting.delete(key))
  waiting.set(key, loading)
  return loading
}

/**
 * Puts the words of some areas together; they have to be here. The browser answers with all that it has of the locale, in
 * one object that grows: words that come later need no one to be told. The server keeps to the areas that a page has named,
 * so that a page which forgets one shows it.
 */
export function getMessages(locale: string, areas: readonly MessageArea[]): Catalogue {
  const key = import.meta.env.SSR ? `${locale} ${areas.join(' ')}` : locale
  const known = merged.get(key)
  if (known) return known
  const messages: Catalogue = Object.assign({}, ...areas.map((area) => findCatalogue(locale, area)))
  if (hasAreas(locale, areas)) merged.set(key, messages)
  return messages
}

async function loadArea(locale: string, area: MessageArea): Promise<void> {
  const key = toKey(locale, area)
  if (kept.has(key)) return
  const words = await fetchCatalogue(locale, area)
  kept.set(key, words)
  const known = merged.get(locale)
  if (known) Object.assign(known, words)
  else merged.set(locale, { ...words })
}

/** Fetches the words of the first page from where the server says, and others by the list of all, which comes then. */
async function fetchCatalogue(locale: string, area: MessageArea): Promise<Catalogue> {
  const url = findPageUrl(area)
  if (url) return (await import(/* @vite-ignore */ url)).default
  const { loadCatalogue } = await import('./catalogue-loaders.ts')
  return (await (loadCatalogue(locale, area) ?? loadCatalogue(fallbackLocale, area))) ?? {}
}

/** Reads what `Layout` has written for this page: `common /assets/common-1.js navigation /assets/…`. */
function findPageUrl(area: MessageArea): string | undefined {
  const parts = document.documentElement.dataset.words?.split(' ') ?? []
  const place = parts.indexOf(area)
  return place < 0 ? undefined : parts[place + 1]
}
