import type { CallId } from '@lacehouse/contracts'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { ContentView } from '../../core/content/content.queries.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireSession } from '../../http/require-session.ts'

export type ContentCalls = Extract<CallId, `content.${string}`>

/** What every call for content has. */
export type ContentCall = Pick<Call<ContentCalls>, 'session' | 'locale' | 'reply'> & {
  readonly params: { readonly mode: 'preview' | 'publish'; readonly siteId: string }
  readonly query: {
    readonly cms?: string | undefined
    readonly at?: string | undefined
    readonly locale?: string | undefined
  }
}

/** What a call for content means: the site, the version, and the locales in the order in which they are looked for. */
export type ContentAudience = {
  readonly site: Site
  readonly view: ContentView
  readonly locales: readonly string[]
}

/**
 * Finds what a call means. A preview needs a session of staff, and no cache stores it (CMS-03): it is asked for by its mode, by
 * `cms=preview` as the editors' links do, or by the time that it is to show.
 */
export function findAudience(sites: readonly Site[], call: ContentCall): ContentAudience {
  const { mode, siteId } = call.params
  const site = findSiteById(sites, siteId)
  if (!site) throw new Refusal('API404')
  const { cms, at, locale } = call.query
  const isPreview = mode === 'preview' || cms === 'preview' || at !== undefined
  if (isPreview) {
    requireSession({ session: 'staff' }, call.session)
    call.reply.header('cache-control', 'private, no-store')
  }
  // Staff look at other sites than that of their session.
  const wanted = locale && site.locales.includes(locale) ? locale : call.locale
  const own = site.locales.includes(wanted) ? wanted : site.defaultLocale
  return { site, view: toView(isPreview, at), locales: [...new Set([own, site.defaultLocale])] }
}

const toView = (isPreview: boolean, at: string | undefined): ContentView => {
  if (!isPreview) return 'published'
  return at === undefined ? 'newest' : { at: Date.parse(at) }
}
