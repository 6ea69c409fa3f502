import type { MessageArea } from '@lacehouse/messages'
import { preloadModule } from 'react-dom'
import { toPath } from './catalogues.ts'

let urls: ReadonlyMap<string, string> = new Map()

/** Tells the server under which addresses the build has put the words. */
export function setCatalogueUrls(next: ReadonlyMap<string, string>): void {
  urls = next
}

/** Lets the browser fetch the words of a page together with its scripts; does nothing but on the server. */
export function preloadAreas(locale: string, areas: readonly MessageArea[]): void {
  for (const area of areas) {
    const url = urls.get(toPath(locale, area).replace(/^(?:\.\.\/)+/, ''))
    if (url) preloadModule(url, { as: 'script' })
  }
}
