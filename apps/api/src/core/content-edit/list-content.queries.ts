import { contentDocuments, float, integer, nullable, param, sql, statement, text } from '@lacehouse/database'

const siteId = param('siteId', nullable(text))
const locale = param('locale', nullable(text))
const doctype = param('doctype', nullable(text))
const state = param('state', nullable(text))
const pattern = param('pattern', nullable(text))
const sort = param('sort', text)

const row = {
  total: integer,
  siteId: contentDocuments.siteId,
  locale: contentDocuments.locale,
  doctype: contentDocuments.doctype,
  slug: contentDocuments.slug,
  title: text,
  state: text,
  number: integer,
  by: text,
  updatedAt: float,
}

/** The state of each document by the version that is worked on and by whether one is published. */
const stated = sql`select own.*, case when own.status in ('published', 'scheduled') or not own.has_published then own.status else 'changed' end as state
  from (
    select distinct on (d.site_id, d.locale, d.doctype, d.slug) d.*,
      bool_or(d.status = 'published') over (partition by d.site_id, d.locale, d.doctype, d.slug) as has_published,
      max(d.version) over (partition by d.site_id, d.locale, d.doctype, d.slug) as newest
    from content_documents d
    where (${siteId}::text is null or d.site_id = ${siteId}) and (${locale}::text is null or d.locale = ${locale})
      and (${doctype}::text is null or d.doctype = ${doctype})
    order by d.site_id, d.locale, d.doctype, d.slug, (d.status = 'archived'), d.version desc
  ) as own`

const columns = sql`count(*) over ()::int as total, f.site_id as "siteId", f.locale, f.doctype, f.slug,
  coalesce(f.body ->> 'title', f.body ->> 'maximizedTitle', f.slug) as title, f.state, f.version as number,
  coalesce((select concat_ws(' ', c.first_name, c.last_name) from consumers c where c.consumer_no = f.author), f.author, '') as by,
  extract(epoch from f.updated_at)::float8 * 1000 as "updatedAt"`

export const listContent = statement({
  name: 'content-edit-list',
  row,
  sql: sql`select ${columns} from (${stated}) as f
    where (${state}::text is null or f.state = ${state})
      and (${pattern}::text is null or f.slug like ${pattern} or lower(f.body::text) like ${pattern})
    order by case ${sort} when 'slug' then f.slug end, case ${sort} when '-slug' then f.slug end desc,
      case ${sort} when 'updatedAt' then f.updated_at end, f.updated_at desc, f.slug, f.site_id, f.locale, f.doctype
    offset ${param('offset', integer)} limit ${param('limit', integer)}`,
})

/** Documents of a locale that another one lacks, or whose published words are newer than those of the other one. */
export const listUntranslated = statement({
  name: 'content-edit-untranslated',
  row: { ...row, lack: text },
  sql: sql`with f as (${stated})
    select ${columns}, case when other.changed is null then 'missing' else 'outdated' end as lack
    from f left join (
      select doctype, slug, max(updated_at) as changed from content_documents
      where site_id = ${siteId} and locale = ${param('wanted', text)} and status <> 'archived' group by doctype, slug
    ) as other using (doctype, slug)
    where f.state <> 'archived' and (other.changed is null or other.changed < f.updated_at)
      and (${pattern}::text is null or f.slug like ${pattern} or lower(f.body::text) like ${pattern})
    order by f.doctype, f.slug offset ${param('offset', integer)} limit ${param('limit', integer)}`,
})
