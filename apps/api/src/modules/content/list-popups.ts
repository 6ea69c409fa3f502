import type { PopupDocument } from '@lacehouse/contracts'
import type { Handler } from '../../http/call.ts'
import { findAudience } from './find-audience.ts'
import type { ContentDeps } from './read-document.ts'
import { toShowable } from './to-showable.ts'

/** Lists the pop-ups of a site by slug, which is the order in which they are offered. */
export function listPopups({ content, sites }: ContentDeps): Handler<'content.popups'> {
  return async (call) => {
    const { site, view, locales } = findAudience(sites, call)
    const found = await content.list({ siteId: site.siteId, locales, doctype: 'popup' }, view)
    return { documents: found.flatMap(({ body }) => toShowable<PopupDocument>('popup', view, body) ?? []) }
  }
}
