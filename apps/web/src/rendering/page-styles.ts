import type { EntryContext } from 'react-router'
import { toInlineHash } from './inline-hashes.ts'
import { paymentRoutes } from './payment-routes.ts'

/** The style sheets of a build, which the server inlines into its pages. */
export type StyleSheets = {
  /** Their texts by path. */
  readonly texts: ReadonlyMap<string, string>
  /** The paths of the style sheets that a lazy component needs, by the file of the component. */
  readonly bySource: ReadonlyMap<string, readonly string[]>
}

let sheets: StyleSheets = { texts: new Map(), bySource: new Map() }

/** Sets the style sheets of the build, for the server. */
export function setStyleSheets(next: StyleSheets): void {
  sheets = next
  joined.clear()
}

/** Says whether the server has style sheets. In development there are none, because Vite adds the styles itself. */
export function hasStyleSheets(): boolean {
  return sheets.texts.size > 0
}

type RouteParts = Pick<EntryContext, 'manifest' | 'routeModules'>
/** By the routes of a page. A build has few of such lists. */
const shown = new WeakMap<EntryContext['manifest'], Map<string, RouteParts>>()

/** The style sheets of a page in one, and the hash by which the content security policy allows it. */
export type PageStyle = { readonly css: string; readonly bytes: Uint8Array; readonly hash: string }

/** By the routes and the components of a page. A shop has few kinds of pages; a content page may have any set of blocks. */
const joined = new Map<string, PageStyle>()
const mostJoined = 200
const encoder = new TextEncoder()

/** The components that content decides about. A page that takes payments carries the styles of all of them (docs/decisions/0037). */
const ofContent = /^src\/(?:blocks|features\/shell)\//

/** Gets the style sheets of a page: those of its routes, and those of the lazy components that it shows. */
export function getPageStyle(
  { manifest, staticHandlerContext }: EntryContext,
  shownSources: ReadonlySet<string>,
): PageStyle {
  const ofRoutes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  const takesPayment = staticHandlerContext.matches.some(({ route }) => paymentRoutes.has(route.id))
  const brand = readBrand(staticHandlerContext)
  const key = [takesPayment, brand, ...ofRoutes, ...shownSources].join()
  const found = joined.get(key)
  if (found) return found
  const isCarried = (source: string) => shownSources.has(source) || (takesPayment && ofContent.test(source))
  const ofParts = [...sheets.bySource].flatMap(([source, paths]) => (isCarried(source) ? paths : []))
  const paths = [...new Set([...ofRoutes.map(toPath), ...ofParts])].filter((path) => sheets.texts.has(path))
  const css = withOneLayerOrder(withoutOtherBrands(paths.map((path) => sheets.texts.get(path)).join(''), brand))
  const made = { css, bytes: encoder.encode(css), hash: toInlineHash(css) }
  if (joined.size >= mostJoined) joined.clear()
  joined.set(key, made)
  return made
}

/** The brand of the page's site; the first brand where no site is known, as on an error page. */
function readBrand({ loaderData }: EntryContext['staticHandlerContext']): string {
  const root = loaderData?.root as { readonly site?: { readonly brand?: string } } | undefined
  return root?.site?.brand ?? 'lacehouse'
}

/** Leaves out the values of other brands: a page that shows another brand is another document. */
function withoutOtherBrands(css: string, brand: string): string {
  return css.replaceAll(/\[data-brand="?([\w-]+)"?\]\{[^{}]*\}/g, (rule, named: string) =>
    named === brand ? rule : '',
  )
}

const layerRule = /@layer\s+([\w-]+(?:\s*,\s*[\w-]+)*)\s*([;{])/g

/**
 * Says the order of the layers once. The build repeats it in front of each part of a style sheet, so that a part could come alone;
 * a browser takes the order in which the names first occur.
 */
function withOneLayerOrder(css: string): string {
  const names = new Set([...css.matchAll(layerRule)].flatMap(([, list = '']) => list.split(/\s*,\s*/)))
  if (names.size === 0) return css
  return `@layer ${[...names].join()};${css.replaceAll(layerRule, (rule, _, end) => (end === ';' ? '' : rule))}`
}

/**
 * Gives the routes of a page, since the router prepares all that it gets for each page, with their style sheet links disabled, because
 * the styles are inlined into the page. The links stay in the markup, because the router in the browser expects them there. React keeps
 * the attributes of a hydrated element.
 */
export function getShownRoutes({ manifest, routeModules, staticHandlerContext }: EntryContext): RouteParts {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const key = ids.join()
  const ofBuild = shown.get(manifest) ?? new Map<string, RouteParts>()
  shown.set(manifest, ofBuild)
  const known = ofBuild.get(key)
  if (known) return known
  const routes = ids.map((id) => [id, { ...manifest.routes[id], css: [] }])
  const modules = ids.map((id) => {
    const module = routeModules[id]
    const links = (manifest.routes[id]?.css ?? []).map((href) => toLink(href))
    return [id, module && { ...module, links: () => [...links, ...(module.links?.() ?? [])] }]
  })
  const made = {
    manifest: { ...manifest, routes: Object.fromEntries(routes) },
    routeModules: Object.fromEntries(modules),
  }
  ofBuild.set(key, made)
  return made
}

const toLink = (href: string) => ({
  rel: 'stylesheet',
  href,
  disabled: sheets.texts.has(toPath(href)) || undefined,
})

/** Removes the empty fragment (`#`) with which the build marks style sheets that several routes share. */
const toPath = (href: string) => href.replace(/#.*$/, '')
