import type { EntryContext } from 'react-router'
import type { StyleSheet } from './document-parts.ts'

let sheets: ReadonlyMap<string, string> = new Map()

/** Sets the texts of the built style sheets by path, for the server. */
export function setStyleSheets(next: ReadonlyMap<string, string>): void {
  sheets = next
}

type RouteParts = Pick<EntryContext, 'manifest' | 'routeModules'>
const inlined = new WeakMap<EntryContext['manifest'], RouteParts>()

/** Lists the style sheets of a page's routes. In development the list is empty, because Vite adds the styles itself. */
export function listStyles({ manifest, staticHandlerContext }: EntryContext): StyleSheet[] {
  const hrefs = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  return [...new Set(hrefs.map(toPath))].flatMap((href) => {
    const css = sheets.get(href)
    return css === undefined ? [] : [{ href, css }]
  })
}

/**
 * Gives the routes with their style sheet links disabled, because the styles are inlined into the page. The links stay in
 * the markup, because the router in the browser expects them there. React keeps the attributes of a hydrated element.
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

/** Removes the empty fragment (`#`) with which the build marks style sheets that several routes share. */
const toPath = (href: string) => href.replace(/#.*$/, '')
