import type { PageDocument } from '@lacehouse/contracts'
import { findParentSlug } from '@lacehouse/domain/content/find-page-path'
import type { Handler } from '../../http/call.ts'
import { findAudience } from './find-audience.ts'
import type { ContentDeps } from './read-document.ts'
import { toShowable } from './to-showable.ts'

/** Lists the pages below a page: those that name it, and those without a name whose slug begins with its own. */
export function listChildren({ content, sites }: ContentDeps): Handler<'content.children'> {
  return async (call) => {
    const { site, view, locales } = findAudience(sites, call)
    const { parentPageSlug: parent } = call.params
    const pages = await content.list({ siteId: site.siteId, locales, doctype: 'page' }, view)
    const documents = pages.flatMap(({ body }) => toShowable<PageDocument>('page', view, body) ?? [])
    const isBelow = ({ slug, parentSlug }: PageDocument): boolean =>
      slug !== parent &&
      (parentSlug === undefined ? slug.startsWith(`${parent}-`) : findParentSlug(parentSlug) === parent)
    return { documents: documents.filter(isBelow) }
  }
}
