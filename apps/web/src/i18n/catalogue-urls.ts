import type { MessageArea } from '@lacehouse/messages'
import { preloadModule } from 'react-dom'
import { findIntegrity } from '../rendering/asset-integrity.ts'

let urls: ReadonlyMap<string, string> = new Map()

/** Sets the addresses of the built catalogues for the server: `de-de/common` → `/assets/…`. */
export function setCatalogueUrls(next: ReadonlyMap<string, string>): void {
  urls = next
}

const fallbackLocale = 'en-us'
const findUrl = (locale: string, area: MessageArea) =>
  urls.get(`${locale}/${area}`) ?? urls.get(`${fallbackLocale}/${area}`)

/** Preloads the messages of a page together with its scripts; works on the server only. */
export function preloadAreas(locale: string, areas: readonly MessageArea[]): void {
  for (const area of areas) {
    const url = findUrl(locale, area)
    if (url) preloadModule(url, { as: 'script', ...withIntegrity(url) })
  }
}

const withIntegrity = (url: string) => {
  const integrity = findIntegrity(url)
  return integrity === undefined ? {} : { integrity }
}

/** The areas that every page fetches once it has begun. By their addresses it needs no list of all catalogues, which is 85 kB of script. */
const afterStart: readonly MessageArea[] = ['errors', 'dialogs']

/**
 * Writes the addresses of a page's messages, and of those that every page fetches later, into the page; undefined in the browser,
 * which reads them there.
 */
export function writeAreaUrls(locale: string, areas: readonly MessageArea[]): string | undefined {
  const parts = [...new Set([...areas, ...afterStart])].flatMap((area) => [area, findUrl(locale, area)])
  return parts.every((part) => part !== undefined) ? parts.join(' ') : undefined
}
