import type { FacetPageDocument } from '@lacehouse/contracts'
import type { Handler } from '../../http/call.ts'
import { findAudience } from './find-audience.ts'
import type { ContentDeps } from './read-document.ts'
import { toShowable } from './to-showable.ts'

/** Lists the facet pages of a site by slug. A page is in one language, as its address is. */
export function listFacetPages({ content, sites }: ContentDeps): Handler<'content.facetPages'> {
  return async (call) => {
    const { site, view, locales } = findAudience(sites, call)
    const [locale = call.locale] = locales
    const found = await content.list({ siteId: site.siteId, locales: [locale], doctype: 'facet-page' }, view)
    return { documents: found.flatMap(({ body }) => toShowable<FacetPageDocument>('facet-page', view, body) ?? []) }
  }
}
