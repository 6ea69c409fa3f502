import type { FacetPageDocument } from '@lacehouse/contracts'
import { toFacetPageKey } from '@lacehouse/domain/search/facet-page-query'
import { readFacetPageSlugs } from '../../core/content/read-facet-page-slugs.ts'
import type { Handler } from '../../http/call.ts'
import { findAudience } from './find-audience.ts'
import type { ContentDeps } from './read-document.ts'
import { toShowable } from './to-showable.ts'

/** Lists the facet pages of a site by slug. A page is in one language, as its address is, and names those of other languages. */
export function listFacetPages({ content, sites }: ContentDeps): Handler<'content.facetPages'> {
  return async (call) => {
    const { site, view, locales } = findAudience(sites, call)
    const [locale = call.locale] = locales
    const [found, slugs] = await Promise.all([
      content.list({ siteId: site.siteId, locales: [locale], doctype: 'facet-page' }, view),
      readFacetPageSlugs({ content, sites }),
    ])
    const documents = found.flatMap(({ body }) => toShowable<FacetPageDocument>('facet-page', view, body) ?? [])
    return { documents: documents.map((page) => ({ ...page, slugs: slugs.get(toFacetPageKey(page)) ?? {} })) }
  }
}
