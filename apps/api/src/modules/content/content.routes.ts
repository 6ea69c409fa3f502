import type { CallId, FooterDocument, MenuDocument, PageDocument } from '@lacehouse/contracts'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../../core/catalogue/catalogue.ts'
import { toCategoryTree } from '../../core/catalogue/category-tree.ts'
import type { ContentStore } from '../../core/content/content-store.ts'
import type { Call, Handler, Handlers } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireSession } from '../../http/require-session.ts'
import { Unavailable } from '../../http/unavailable.ts'
import { removeNulls } from './remove-nulls.ts'
import { toCategoryMenu } from './to-category-menu.ts'

type ContentDeps = {
  readonly content: ContentStore
  readonly sites: readonly Site[]
  readonly catalogue: Pick<Catalogue, 'listCategories'>
}
type ContentCalls = Extract<CallId, `content.${string}`>

/** Replies with content documents of a site in the requested language; only staff get drafts (CMS-01, CMS-02). */
export function contentRoutes(deps: ContentDeps): Handlers<ContentCalls> {
  return {
    'content.augmentedPage': (call) => read<PageDocument>(deps, call, { doctype: 'page', slug: call.params.page }),
    'content.page': (call) => read<PageDocument>(deps, call, { doctype: 'page', slug: call.params.page }),
    'content.category': (call) => read<PageDocument>(deps, call, { doctype: 'category', slug: call.params.categoryId }),
    'content.menu': readMenu(deps),
    'content.footer': (call) => read<FooterDocument>(deps, call, { doctype: 'footer', slug: 'main' }),
  }
}

/** Reads the menu. While it cannot be read the reply names the categories, so that every page still leads to them (T23). */
const readMenu =
  (deps: ContentDeps): Handler<'content.menu'> =>
  async (call) => {
    try {
      return await read<MenuDocument>(deps, call, { doctype: 'menu', slug: 'main' })
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      call.reply.header('cache-control', 'private, no-store')
      return toCategoryMenu(toCategoryTree(await deps.catalogue.listCategories(), call.locale))
    }
  }

type ContentCall = Pick<Call<ContentCalls>, 'params' | 'query' | 'session' | 'locale' | 'reply'>
type DocumentKey = { readonly doctype: string; readonly slug: string }

const read = async <Document>(deps: ContentDeps, call: ContentCall, documentKey: DocumentKey): Promise<Document> => {
  const { mode, siteId } = call.params
  const site = findSiteById(deps.sites, siteId)
  if (!site) throw new Refusal('API404')
  // `cms=preview` asks a published address for its draft, as the editors' links do.
  const isPreview = mode === 'preview' || call.query.cms === 'preview'
  if (isPreview) {
    requireSession({ session: 'staff' }, call.session)
    call.reply.header('cache-control', 'private, no-store')
  }
  const locale = site.locales.includes(call.locale) ? call.locale : site.defaultLocale
  const find = isPreview ? deps.content.findNewest : deps.content.findPublished
  const key = { siteId: site.siteId, ...documentKey }
  const found = (await find({ ...key, locale })) ?? (await find({ ...key, locale: site.defaultLocale }))
  if (!found) throw new Refusal('API404')
  // The body was validated against its schema when it was saved; the serialiser omits fields that the contract lacks.
  // No contract has null fields, so that every reply keeps the promise of `removeNulls`, whether or not the caller asks.
  return removeNulls(found) as Document
}
