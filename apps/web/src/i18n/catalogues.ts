import type { MessageArea } from '@lacehouse/messages'
import type { Catalogue } from './catalogue.ts'

/** Used for a locale without a catalogue. */
const fallbackLocale = 'en-us'
const loaded = new Map<string, Catalogue>()
const waiting = new Map<string, Promise<void>>()
const merged = new Map<string, Catalogue>()
const toKey = (locale: string, area: MessageArea) => `${locale}/${area}`

/** Adds loaded catalogues by the path of their file; the server loads all at its start. */
export function cacheCatalogues(catalogues: Readonly<Record<string, Catalogue>>): void {
  for (const [path, catalogue] of Object.entries(catalogues)) {
    const [, key] = /([^/]+\/[^/]+)\.json$/.exec(path) ?? []
    if (key) loaded.set(key, catalogue)
  }
}

const findCatalogue = (locale: string, area: MessageArea) =>
  loaded.get(toKey(locale, area)) ?? (import.meta.env.SSR ? loaded.get(toKey(fallbackLocale, area)) : undefined)

/** Says whether the messages of some areas are loaded. */
export function hasAreas(locale: string, areas: readonly MessageArea[]) {
  return areas.every((area) => findCatalogue(locale, area) !== undefined)
}

/** A promise that React recognises as fulfilled, so that it does not suspend. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** Loads the messages of some areas. The same areas give the same promise, so that a component can suspend on it. */
export function loadAreas(locale: string, areas: readonly MessageArea[]): Promise<void> {
  if (hasAreas(locale, areas)) return ready
  const key = `${locale} ${areas.join(' ')}`
  const known = waiting.get(key)
  if (known) return known
  const loading = Promise.all(areas.map((area) => loadArea(locale, area))).then(() => undefined)
  // The next call tries a failed load again.
  loading.catch(() => waiting.delete(key))
  waiting.set(key, loading)
  return loading
}

/**
 * Merges the messages of some areas, which have to be loaded. The browser uses one growing object with all messages
 * of the locale, so that later ones need no rendering. The server is limited to the areas that a page declares, so
 * that a missing declaration shows.
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
  if (loaded.has(key)) return
  const words = await fetchCatalogue(locale, area)
  loaded.set(key, words)
  if (import.meta.env.SSR) return
  const known = merged.get(locale)
  if (known) Object.assign(known, words)
  else merged.set(locale, { ...words })
}

/** Fetches a catalogue from the address in the page, or else by the list of all catalogues. */
async function fetchCatalogue(locale: string, area: MessageArea): Promise<Catalogue> {
  const url = findPageUrl(area)
  if (url) return (await import(/* @vite-ignore */ url)).default
  const { loadCatalogue } = await import('./catalogue-loaders.ts')
  return (await (loadCatalogue(locale, area) ?? loadCatalogue(fallbackLocale, area))) ?? {}
}

/** Finds an address that `Layout` wrote into this page: `common /assets/common-1.js navigation /assets/…`. */
function findPageUrl(area: MessageArea): string | undefined {
  const parts = document.documentElement.dataset.words?.split(' ') ?? []
  const place = parts.indexOf(area)
  return place < 0 ? undefined : parts[place + 1]
}
