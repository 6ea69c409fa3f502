import {
  contentDocuments,
  type Executor,
  float,
  json,
  listRows,
  nullable,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { findTimeZone } from '@lacehouse/domain/time/site-clock'
import type { ContentBody } from './content-edit.queries.ts'
import type { ContentFile, FolderFile } from './content-file.ts'
import { toFilePath, toFileTime } from './content-file.ts'

type Scheduled = { readonly body: ContentBody; readonly from: number; readonly until: number | null }

const siteId = param('siteId', nullable(text))
const locale = param('locale', nullable(text))

const listDocuments = statement({
  name: 'content-export',
  row: {
    siteId: contentDocuments.siteId,
    locale: contentDocuments.locale,
    doctype: contentDocuments.doctype,
    slug: contentDocuments.slug,
    published: nullable(json<ContentBody>()),
    until: nullable(float),
    scheduled: json<readonly Scheduled[]>(),
    draft: nullable(json<ContentBody>()),
  },
  sql: sql`select d.site_id as "siteId", d.locale, d.doctype, d.slug,
      (jsonb_agg(d.body) filter (where d.status = 'published')) -> 0 as published,
      max(extract(epoch from d.unpublish_at)::float8 * 1000) filter (where d.status = 'published') as until,
      coalesce(jsonb_agg(jsonb_build_object('body', d.body, 'from', extract(epoch from d.publish_at)::float8 * 1000,
        'until', extract(epoch from d.unpublish_at)::float8 * 1000) order by d.publish_at, d.version) filter (where d.status = 'scheduled'), '[]') as scheduled,
      (jsonb_agg(d.body) filter (where d.status = 'draft' and d.version = d.newest)) -> 0 as draft
    from (select own.*, max(version) filter (where status <> 'archived') over (partition by site_id, locale, doctype, slug) as newest
      from content_documents own
      where (${siteId}::text is null or own.site_id = ${siteId}) and (${locale}::text is null or own.locale = ${locale})) as d
    where d.newest is not null
    group by d.site_id, d.locale, d.doctype, d.slug order by d.site_id, d.locale, d.doctype, d.slug`,
})

export type ExportScope = { readonly siteId: string | null; readonly locale: string | null }

/** Writes every document that is not archived as a file; documents of sites that the shop no longer has are left out. */
export async function exportContent(
  executor: Executor,
  sites: readonly Site[],
  scope: ExportScope,
): Promise<FolderFile[]> {
  const rows = await listRows(executor, listDocuments, scope)
  return rows.flatMap(({ published, until, scheduled, draft, ...key }) => {
    const site = findSiteById(sites, key.siteId)
    if (!site) return []
    const timeZone = findTimeZone(site.country)
    const file: ContentFile = {
      ...(published && { published: { ...published } }),
      ...(until !== null && { until: toFileTime(until, timeZone) }),
      ...(scheduled.length > 0 && {
        scheduled: scheduled.map((one) => ({
          from: toFileTime(one.from, timeZone),
          ...(one.until !== null && { until: toFileTime(one.until, timeZone) }),
          body: { ...one.body },
        })),
      }),
      ...(draft && { draft: { ...draft } }),
    }
    return [{ path: toFilePath(key), text: `${JSON.stringify(file, null, 2)}\n` }]
  })
}
