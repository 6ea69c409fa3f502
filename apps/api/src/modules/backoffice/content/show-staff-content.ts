import { type ContentDoctype, contentDoctypes } from '@lacehouse/domain/content/document-types'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { showcaseQueries } from '../../../core/content/showcase.queries.ts'
import { listReferences } from '../../../core/content-edit/list-references.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'

const usualLimit = '20'

/** Lists the newest documents of a type, or those with a block of the type and variant, as the preview tool shows them (CMS-18). */
export function showStaffContent({
  sites,
  database,
}: Pick<Deps, 'sites' | 'database'>): Handler<'backoffice.showContent'> {
  return async ({ query }) => {
    const { siteId, contentLocale: locale, type, layoutVariant, limit = usualLimit, page = 1 } = query
    if (!findSiteById(sites, siteId)?.locales.includes(locale)) throw new Refusal('API400', { field: 'contentLocale' })
    const isDoctype = (contentDoctypes as readonly string[]).includes(type)
    const block = { ...(!isDoctype && { type }), ...(layoutVariant && { variant: layoutVariant }) }
    const pageSize = Number(limit)
    const { documents, numFound } = await showcaseQueries.list(database.pool, {
      ...{ siteId, locale, doctype: isDoctype ? type : null, isNewest: true },
      ...{ blocks: Object.keys(block).length > 0 ? { blocks: [block] } : {} },
      ...{ offset: (page - 1) * pageSize, limit: pageSize },
    })
    const references = await listReferences(database.pool, { siteId, locale })
    const items = documents.map(({ doctype, slug, title, updatedAt }) => ({
      ...{ id: `${doctype}/${slug}`, doctype: doctype as ContentDoctype, slug, name: title },
      referrers: references.get(`${doctype}/${slug}`)?.length ?? 0,
      updatedAt: new Date(updatedAt).toISOString(),
    }))
    return { items, total: numFound, page, pageSize }
  }
}
