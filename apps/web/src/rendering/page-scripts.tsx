import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { listIntegrity } from './asset-integrity.ts'
import { inRouter } from './in-router.tsx'
import { listScriptHashes, toInlineHash } from './inline-hashes.ts'
import { bodyScript, headScript } from './inline-scripts.ts'
import { getShownRoutes } from './page-styles.ts'
import { paymentRoutes } from './payment-routes.ts'

/** The scripts of a page, without its data. */
export type PageScripts = {
  /** The router's scripts as markup in bytes. */
  readonly markup: Uint8Array
  /** The hashes of all inline scripts that the page runs. */
  readonly hashes: readonly string[]
}

type Manifest = EntryContext['manifest']

/** Grows no further than routes times locales. A changed build in development has another manifest. */
const known = new WeakMap<Manifest, Map<string, PageScripts>>()

/**
 * Gets the scripts of a page and their hashes. They depend on the build, the page's routes, its locale and the prefix of the preview, and not on content: the
 * router renders them without the data of the page, once for each of these (docs/decisions/0037).
 */
export function getPageScripts(context: EntryContext, url: string): PageScripts {
  const { manifest, staticHandlerContext } = context
  const { basename = '' } = staticHandlerContext
  const locale = readLocale(context)
  const routes = staticHandlerContext.matches.map(({ route }) => route.id)
  const key = [locale, basename, ...routes].join(' ')
  const ofBuild = known.get(manifest) ?? new Map<string, PageScripts>()
  known.set(manifest, ofBuild)
  const found = ofBuild.get(key)
  if (found) return found
  const sri = listIntegrity(
    locale,
    routes.some((id) => paymentRoutes.has(id)),
  )
  const ofPage = getShownRoutes(context)
  const bare = {
    ...context,
    ...ofPage,
    manifest: { ...ofPage.manifest, ...(sri && { sri }) },
    serverHandoffStream: undefined,
  }
  const markup = renderToString(inRouter(bare, url, { pass: 'scripts' }))
  const scrollScript = renderToString(inRouter(bare, url, { pass: 'scroll-script' }))
  const made = {
    markup: new TextEncoder().encode(markup),
    hashes: [...[headScript, bodyScript].map(toInlineHash), ...listScriptHashes(scrollScript + markup)],
  }
  ofBuild.set(key, made)
  return made
}

function readLocale({ staticHandlerContext: { loaderData } }: EntryContext): string {
  const { locale } = (loaderData.root ?? {}) as { readonly locale?: string }
  return locale ?? 'en-us'
}
