import type { FooterDocument, PageDocument } from '@lacehouse/contracts'
import { pageTypeOf } from '@lacehouse/domain/page/page-type'
import { homePath } from '@lacehouse/domain/url/shop-paths'
import type { Call, Handler } from '../../http/call.ts'
import type { ContentCall, ContentCalls } from './find-audience.ts'
import { type ContentDeps, findDocument, readDocument } from './read-document.ts'

/** The published documents of the site and the locale that a call has by its context. */
const ofContext = ({
  site,
  session,
  locale,
  reply,
}: Pick<Call<ContentCalls>, 'site' | 'session' | 'locale' | 'reply'>): ContentCall => ({
  ...{ session, locale, reply },
  params: { mode: 'publish', siteId: site.siteId },
  query: {},
})

/** Reads the footer of the locale. */
export function readFooterComponent(deps: ContentDeps): Handler<'content.footerComponent'> {
  return (call) => readDocument<FooterDocument>(deps)(ofContext(call), { doctype: 'footer', slug: 'main' })
}

/** Reads what stands above every page. */
export function readUtilityComponent(deps: ContentDeps): Handler<'content.utilityComponent'> {
  return async (call) => {
    const global = await findDocument<PageDocument>(deps, ofContext(call), { doctype: 'page', slug: 'global' })
    const { siteId, locales, currency } = call.site
    return { siteId, locale: call.locale, locales: [...locales], currency, blocks: global?.blocks ?? [] }
  }
}

/** Reads a page of the locale with its type. */
export function readPageComponent(deps: ContentDeps): Handler<'content.pageComponent'> {
  return async (call) => {
    const { page: slug } = call.params
    const page = await readDocument<PageDocument>(deps)(ofContext(call), { doctype: 'page', slug })
    const path = slug === 'home' ? homePath(call.locale) : `${homePath(call.locale)}/${slug}`
    return { pageType: pageTypeOf(path), path, page }
  }
}
