import type { MessageArea } from '@lacehouse/messages'
import type { IntlMessageFormat } from 'intl-messageformat'

type Message = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>

/** Words of one area in one locale, parsed when the shop was built. */
export type Catalogue = Readonly<Record<string, Message>>

const folder = '../../../../packages/messages/build'
const fallbackLocale = 'en-us'
const loaders = import.meta.glob<Catalogue>('../../../../packages/messages/build/*/*.json', { import: 'default' })
const kept = new Map<string, Catalogue>()
const waiting = new Map<string, Promise<void>>()
const merged = new Map<string, Catalogue>()

/** Keeps words that are at hand already; the server has all of them from the start. */
export function keepCatalogues(catalogues: Readonly<Record<string, Catalogue>>): void {
  for (const [path, catalogue] of Object.entries(catalogues)) kept.set(path, catalogue)
}

/** Says whether the words of some areas are here. */
export const hasAreas = (locale: string, areas: readonly MessageArea[]) =>
  areas.every((area) => kept.has(toPath(locale, area)))

/** A promise that React knows to be kept, and does not wait for. */
const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** Loads the words of some areas; the same promise for the same wish, so that a component can wait for it. */
export function loadAreas(locale: string, areas: readonly MessageArea[]): Promise<void> {
  if (hasAreas(locale, areas)) return ready
  const key = `${locale} ${areas.join(' ')}`
  const known = waiting.get(key)
  if (known) return known
  const loading = Promise.all(areas.map((area) => loadArea(toPath(locale, area)))).then(() => undefined)
  // A failed load must be tried again the next time.
  loading.catch(() => waiting.delete(key))
  waiting.set(key, loading)
  return loading
}

/** Puts the words of some areas together; they have to be here. */
export function getMessages(locale: string, areas: readonly MessageArea[]): Catalogue {
  const key = `${locale} ${areas.join(' ')}`
  const known = merged.get(key)
  if (known) return known
  const messages: Catalogue = Object.assign({}, ...areas.map((area) => kept.get(toPath(locale, area))))
  if (hasAreas(locale, areas)) merged.set(key, messages)
  return messages
}

async function loadArea(path: string): Promise<void> {
  if (!kept.has(path)) kept.set(path, (await loaders[path]?.()) ?? {})
}

/** Names the file of an area; a locale without words of its own speaks English. */
export function toPath(locale: string, area: MessageArea): string {
  const path = `${folder}/${locale}/${area}.json`
  return path in loaders ? path : `${folder}/${fallbackLocale}/${area}.json`
}
