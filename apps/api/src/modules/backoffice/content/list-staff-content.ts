import type { ContentSummary } from '@lacehouse/contracts'
import { listRows, type RowOf } from '@lacehouse/database'
import type { ContentDoctype, ContentState } from '@lacehouse/domain/content/document-types'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { listContent, listUntranslated } from '../../../core/content-edit/list-content.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toPage, toPrefix } from '../to-page.ts'
import type { StaffContentDeps } from './find-document.ts'

/** Lists the documents of all sites in pages. */
export function listStaffContent({ database }: StaffContentDeps): Handler<'backoffice.listContent'> {
  return async ({ query }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const rows = await listRows(database.pool, listContent, {
      ...{ siteId: query.siteId ?? null, locale: query.contentLocale ?? null, doctype: query.doctype ?? null },
      ...{ state: query.state ?? null, pattern: toPattern(query.search), sort: query.sort ?? '-updatedAt' },
      ...{ offset, limit },
    })
    return { items: rows.map(toSummary), total: rows[0]?.total ?? 0, page, pageSize }
  }
}

/** Lists what a locale of a site lacks of the documents of the site's default locale. */
export function listStaffUntranslated(deps: StaffContentDeps): Handler<'backoffice.listUntranslatedContent'> {
  return async ({ query }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const site = findSiteById(deps.sites, query.siteId)
    if (!site?.locales.includes(query.contentLocale)) throw new Refusal('API400', { field: 'contentLocale' })
    if (query.contentLocale === site.defaultLocale) return { items: [], total: 0, page, pageSize }
    const rows = await listRows(deps.database.pool, listUntranslated, {
      ...{ siteId: site.siteId, locale: site.defaultLocale, doctype: null, wanted: query.contentLocale },
      ...{ pattern: toPattern(query.search), offset, limit },
    })
    const items = rows.map((row) => ({ ...toSummary(row), lack: row.lack as 'missing' | 'outdated' }))
    return { items, total: rows[0]?.total ?? 0, page, pageSize }
  }
}

const toPattern = (search: string | undefined): string | null => (search?.trim() ? `%${toPrefix(search)}` : null)

const toSummary = (row: RowOf<typeof listContent>): ContentSummary => ({
  ...{ siteId: row.siteId, contentLocale: row.locale, doctype: row.doctype as ContentDoctype, slug: row.slug },
  ...{ title: row.title, state: row.state as ContentState, number: row.number },
  ...{ updatedAt: new Date(row.updatedAt).toISOString(), updatedBy: row.by },
})
