import {
  boolean,
  contentDocuments,
  type Executor,
  float,
  integer,
  json,
  listRows,
  nullable,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'

const list = statement({
  name: 'content-showcase',
  row: {
    total: integer,
    doctype: contentDocuments.doctype,
    slug: contentDocuments.slug,
    title: text,
    updatedAt: float,
  },
  sql: sql`select count(*) over ()::int as total, own.doctype, own.slug, coalesce(own.body ->> 'title', own.body ->> 'maximizedTitle', own.slug) as title,
      extract(epoch from own.updated_at)::float8 * 1000 as "updatedAt"
    from (
      select distinct on (d.doctype, d.slug) d.* from content_documents d
      where d.site_id = ${param('siteId', text)} and d.locale = ${param('locale', text)}
        and (${param('doctype', nullable(text))}::text is null or d.doctype = ${param('doctype', nullable(text))})
        and case when ${param('isNewest', boolean)} then d.status <> 'archived' else d.status = 'published' end
      order by d.doctype, d.slug, d.version desc
    ) as own
    where own.body @> ${param('blocks', json<Readonly<Record<string, unknown>>>())}
    order by own.doctype, own.slug offset ${param('offset', integer)} limit ${param('limit', integer)}`,
})

type Wanted = Parameters<(typeof list)['toQuery']>[0]

export const showcaseQueries = {
  /** Lists the documents of a type whose body contains what is given, by type and slug. */
  list: async (executor: Executor, wanted: Wanted) => {
    const documents = await listRows(executor, list, wanted)
    return { documents, numFound: documents[0]?.total ?? 0 }
  },
}
