import {
  contentDocuments,
  type Executor,
  findRow,
  integer,
  listRows,
  nullable,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import { listLinks } from '@lacehouse/domain/content/list-links'

const shown = sql`d.status in ('published', 'draft', 'scheduled')`
const urls = sql`lateral (select jsonb_path_query(d.body, 'strict $.**.url') #>> '{}' as name) as found`

/** The names of pictures in documents that are not archived, with the number of documents that show each. */
export const listPictureNames = statement({
  name: 'content-edit-pictures',
  row: { name: text, uses: integer },
  sql: sql`select found.name, count(distinct (d.site_id, d.locale, d.doctype, d.slug))::int as uses from content_documents d, ${urls}
    where ${shown} and (found.name like 'scene:%' or found.name like 'product:%' or found.name like 'media:%')
    group by found.name order by found.name limit 5000`,
})

const countUses = statement({
  name: 'content-edit-picture-count',
  row: { uses: integer },
  sql: sql`select count(distinct (d.site_id, d.locale, d.doctype, d.slug))::int as uses from content_documents d, ${urls}
    where ${shown} and found.name = ${param('name', text)}`,
})

const listUsers = statement({
  name: 'content-edit-picture-uses',
  row: {
    siteId: contentDocuments.siteId,
    locale: contentDocuments.locale,
    doctype: contentDocuments.doctype,
    slug: contentDocuments.slug,
    title: text,
    isPublished: nullable(text),
    body: contentDocuments.body,
  },
  sql: sql`select distinct on (d.site_id, d.locale, d.doctype, d.slug) d.site_id as "siteId", d.locale, d.doctype, d.slug,
      coalesce(d.body ->> 'title', d.body ->> 'maximizedTitle', d.slug) as title,
      (select 'yes' from content_documents o where o.status = 'published'
        and (o.site_id, o.locale, o.doctype, o.slug) = (d.site_id, d.locale, d.doctype, d.slug)) as "isPublished", d.body
    from content_documents d, ${urls} where ${shown} and found.name = ${param('name', text)}
    order by d.site_id, d.locale, d.doctype, d.slug, d.version desc limit 500`,
})

/** A document that shows a picture. */
export type PictureUse = {
  readonly siteId: string
  readonly locale: string
  readonly doctype: string
  readonly slug: string
  readonly title: string
  readonly isPublished: boolean
  readonly paths: readonly string[]
}

/** Counts the documents of all sites that show a picture in a version that is not archived. */
export async function countPictureUses(executor: Executor, name: string): Promise<number> {
  return (await findRow(executor, countUses, { name }))?.uses ?? 0
}

/** Lists the documents of all sites that show a picture, with the fields of their newest version that does. */
export async function listPictureUses(executor: Executor, name: string): Promise<PictureUse[]> {
  const rows = await listRows(executor, listUsers, { name })
  return rows.map(({ body, isPublished, ...row }) => ({
    ...row,
    isPublished: isPublished !== null,
    paths: listLinks(body)
      .media.filter(({ url }) => url === name)
      .map(({ path }) => path),
  }))
}
