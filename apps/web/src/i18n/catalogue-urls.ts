import type { MessageArea } from '@lacehouse/messages'
import { preloadModule } from 'react-dom'

let urls: ReadonlyMap<string, string> = new Map()

/** Tells the server under which addresses the build has put the words: `de-de/common` → `/assets/…`. */
export function setCatalogueUrls(next: ReadonlyMap<string, string>): void {
  urls = next
}

const fallbackLocale = 'en-us'
const findUrl = (locale: string, area: MessageArea) =>
  urls.get(`${locale}/${area}`) ?? urls.get(`${fallbackLocale}/${area}`)

/** Lets the browser fetch the words of a page together with its scripts; does nothing but on the server. */
export function preloadAreas(locale: string, areas: readonly MessageArea[]): void {
  for (const area of areas) {
    const url = findUrl(locale, area)
    if (url) preloadModule(url, { as: 'script' })
  }
}

/** Writes where the words of a page are, for the page itself; nothing in the browser, which reads it there. */
export function writeAreaUrls(locale: string, areas: readonly MessageArea[]): string | undefined {
  const parts = areas.flatMap((area) => [area, findUrl(locale, area)])
  return parts.every((part) => part !== undefined) ? parts.join(' ') : undefined
}
