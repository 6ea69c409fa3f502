import type { EntryContext } from 'react-router'
import type { StyleSheet } from './document-parts.ts'

let sheets: ReadonlyMap<string, string> = new Map()

/** Tells the server the text of the build's style sheets, by their path. */
export function setStyleSheets(next: ReadonlyMap<string, string>): void {
  sheets = next
}

type RouteParts = Pick<EntryContext, 'manifest' | 'routeModules'>
const inlined = new WeakMap<EntryContext['manifest'], RouteParts>()

/** Lists the style sheets of the routes that a page is made of; none in development, where the build knows none. */
export function listStyles({ manifest, staticHandlerContext }: EntryContext): StyleSheet[] {
  const hrefs = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  return [...new Set(hrefs.map(toPath))].flatMap((href) => {
    const css = sheets.get(href)
    return css === undefined ? [] : [{ href, css }]
  })
}

/**
 * Gives the routes with their style sheets as disabled links: they are written into the page, and the browser's router has to find the
 * links that it knows. React leaves attributes of a hydrated element as they are.
 */
export function disableStyleLinks({ manifest, routeModules }: RouteParts): RouteParts {
  const known = inlined.get(manifest)
  if (known) return known
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, css: [] }])
  const modules = Object.entries(routeModules).map(([id, module]) => {
    const links = (manifest.routes[id]?.css ?? []).map((href) => toLink(href))
    return [id, module && { ...module, links: () => [...links, ...(module.links?.() ?? [])] }]
  })
  const made = {
    manifest: { ...manifest, routes: Object.fromEntries(routes) },
    routeModules: Object.fromEntries(modules),
  }
  inlined.set(manifest, made)
  return made
}

const toLink = (href: string) => ({ rel: 'stylesheet', href, disabled: sheets.has(toPath(href)) || undefined })

/** The build marks style sheets that routes share by an empty hash. */
const toPath = (href: string) => href.replace(/#.*$/, '')
