import type { CallId, FooterDocument, MenuDocument, PageDocument } from '@lacehouse/contracts'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { ContentStore } from '../../core/content/content-store.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireSession } from '../../http/require-session.ts'

type ContentDeps = { readonly content: ContentStore; readonly sites: readonly Site[] }
type ContentCalls = Extract<CallId, `content.${string}`>

/** Replies with content documents of a site in the requested language; only staff get drafts (CMS-01, CMS-02). */
export function contentRoutes(deps: ContentDeps): Handlers<ContentCalls> {
  return {
    'content.augmentedPage': (call) => read<PageDocument>(deps, call, { doctype: 'page', slug: call.params.page }),
    'content.page': (call) => read<PageDocument>(deps, call, { doctype: 'page', slug: call.params.page }),
    'content.category': (call) => read<PageDocument>(deps, call, { doctype: 'category', slug: call.params.categoryId }),
    'content.menu': (call) => read<MenuDocument>(deps, call, { doctype: 'menu', slug: 'main' }),
    'content.footer': (call) => read<FooterDocument>(deps, call, { doctype: 'footer', slug: 'main' }),
  }
}

type ContentCall = Pick<Call<ContentCalls>, 'params' | 'session' | 'locale' | 'reply'>
type DocumentKey = { readonly doctype: string; readonly slug: string }

const read = async <Document>(deps: ContentDeps, call: ContentCall, documentKey: DocumentKey): Promise<Document> => {
  const { mode, siteId } = call.params
  const site = findSiteById(deps.sites, siteId)
  if (!site) throw new Refusal('API404')
  if (mode === 'preview') {
    requireSession('staff', call.session)
    call.reply.header('cache-control', 'private, no-store')
  }
  const locale = site.locales.includes(call.locale) ? call.locale : site.defaultLocale
  const find = mode === 'preview' ? deps.content.findNewest : deps.content.findPublished
  const key = { siteId: site.siteId, ...documentKey }
  const found = (await find({ ...key, locale })) ?? (await find({ ...key, locale: site.defaultLocale }))
  if (!found) throw new Refusal('API404')
  // The body was validated against its schema when it was saved; the serialiser omits fields that the contract lacks.
  return found as Document
}
