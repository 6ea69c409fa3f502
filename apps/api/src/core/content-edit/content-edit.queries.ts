import {
  arrayOf,
  contentDocuments,
  events,
  float,
  integer,
  json,
  moment,
  nullable,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'

export type ContentBody = Readonly<Record<string, unknown>>

const keyOf = sql`site_id = ${param('siteId', text)} and locale = ${param('locale', text)}
  and doctype = ${param('doctype', text)} and slug = ${param('slug', text)}`
const number = param('number', integer)
const hasNumber = sql`${keyOf} and version = ${number}`
const milliseconds = {
  createdAt: sql`extract(epoch from d.created_at)::float8 * 1000`,
  updatedAt: sql`extract(epoch from d.updated_at)::float8 * 1000`,
  publishAt: sql`extract(epoch from coalesce(d.publish_at, case when d.status = 'published' then d.created_at end))::float8 * 1000`,
  unpublishAt: sql`extract(epoch from d.unpublish_at)::float8 * 1000`,
}
/** The name of the member of staff; a command is named as it was recorded. */
const authorName = sql`coalesce((select concat_ws(' ', c.first_name, c.last_name) from consumers c where c.consumer_no = d.author), d.author, '')`
/** The version that is worked on: the newest that is not archived, or the newest of all. */
const workingFirst = sql`(d.status = 'archived'), d.version desc`

const versionRow = {
  number: integer,
  revision: contentDocuments.revision,
  status: contentDocuments.status,
  title: text,
  author: nullable(text),
  by: text,
  restoredFrom: contentDocuments.restoredFrom,
  createdAt: float,
  updatedAt: float,
  publishAt: nullable(float),
  unpublishAt: nullable(float),
}

const versionColumns = sql`d.version as number, d.revision, d.status, coalesce(d.body ->> 'title', d.body ->> 'maximizedTitle', d.slug) as title,
  d.author, ${authorName} as by, d.restored_from as "restoredFrom", ${milliseconds.createdAt} as "createdAt",
  ${milliseconds.updatedAt} as "updatedAt", ${milliseconds.publishAt} as "publishAt", ${milliseconds.unpublishAt} as "unpublishAt"`

/** Changes of one document wait for each other; also those that create it. */
export const lockDocument = statement({
  name: 'content-edit-lock',
  row: { lock: text },
  sql: sql`select pg_advisory_xact_lock(hashtextextended('content/' || ${param('siteId', text)}::text || '/' || ${param('locale', text)}::text
    || '/' || ${param('doctype', text)}::text || '/' || ${param('slug', text)}::text, 0))::text as lock`,
})

/** Every version of a document without its body, the one that is worked on first. */
export const listVersions = statement({
  name: 'content-edit-versions',
  row: versionRow,
  sql: sql`select ${versionColumns} from content_documents d where ${keyOf} order by ${workingFirst}`,
})

export const findBody = statement({
  name: 'content-edit-body',
  row: { body: contentDocuments.body },
  sql: sql`select body from content_documents where ${hasNumber}`,
})

export const insertVersion = statement({
  name: 'content-edit-insert',
  sql: sql`insert into content_documents (site_id, locale, doctype, slug, status, version, body, author, restored_from, created_at, updated_at)
    values (${param('siteId', text)}, ${param('locale', text)}, ${param('doctype', text)}, ${param('slug', text)}, 'draft', ${number},
      ${param('body', json<Record<string, unknown>>())}, ${param('author', text)}, ${param('restoredFrom', nullable(integer))}, ${moment('now')}, ${moment('now')})`,
})

/** Goes on with a draft of the same author. */
export const rewriteDraft = statement({
  name: 'content-edit-rewrite',
  sql: sql`update content_documents set body = ${param('body', json<Record<string, unknown>>())}, revision = revision + 1, updated_at = ${moment('now')}
    where ${hasNumber}`,
})

/** Gives a version its period; a draft has none. */
export const setPeriod = statement({
  name: 'content-edit-period',
  sql: sql`update content_documents set status = ${param('status', text)},
    publish_at = to_timestamp(${param('publishAt', nullable(float))} / 1000.0), unpublish_at = to_timestamp(${param('unpublishAt', nullable(float))} / 1000.0)
    where ${hasNumber}`,
})

/** Ends every period of a document, and takes those back that are to come. */
export const archiveVersions = statement({
  name: 'content-edit-archive',
  sql: sql`update content_documents set status = 'archived',
    publish_at = case when publish_at > ${moment('now')} then null when status = 'published' then coalesce(publish_at, created_at) else publish_at end,
    unpublish_at = case when publish_at > ${moment('now')} then null when publish_at is null and status <> 'published' then null
      else least(coalesce(unpublish_at, ${moment('now')}), ${moment('now')}) end
    where ${keyOf}`,
})

export const setStatus = statement({
  name: 'content-edit-status',
  sql: sql`update content_documents set status = ${param('status', text)} where ${keyOf} and version = any(${param('numbers', arrayOf(integer))})`,
})

/** The documents whose published version is another one by now. */
export const listDue = statement({
  name: 'content-edit-due',
  row: {
    siteId: contentDocuments.siteId,
    locale: contentDocuments.locale,
    doctype: contentDocuments.doctype,
    slug: contentDocuments.slug,
  },
  sql: sql`select distinct site_id as "siteId", locale, doctype, slug from content_documents
    where (status = 'scheduled' and publish_at <= ${moment('now')}) or (status = 'published' and unpublish_at <= ${moment('now')}) limit 200`,
})

/** The locales in which a document of a site exists, with the status of the version that is worked on. */
export const listLocales = statement({
  name: 'content-edit-locales',
  row: { locale: contentDocuments.locale, status: contentDocuments.status, isPublished: nullable(text) },
  sql: sql`select distinct on (d.locale) d.locale, d.status,
      max(case when d.status = 'published' then 'yes' end) over (partition by d.locale) as "isPublished"
    from content_documents d where d.site_id = ${param('siteId', text)} and d.doctype = ${param('doctype', text)} and d.slug = ${param('slug', text)}
    order by d.locale, ${workingFirst}`,
})

/** Every document of a locale of a site as it is published and as it is worked on. */
export const listBodies = statement({
  name: 'content-edit-bodies',
  row: {
    doctype: contentDocuments.doctype,
    slug: contentDocuments.slug,
    title: text,
    isPublished: nullable(text),
    updatedAt: float,
    body: contentDocuments.body,
  },
  sql: sql`select * from (
    select distinct on (d.doctype, d.slug) d.doctype, d.slug, coalesce(d.body ->> 'title', d.body ->> 'maximizedTitle', d.slug) as title,
      max(case when d.status = 'published' then 'yes' end) over (partition by d.doctype, d.slug) as "isPublished",
      ${milliseconds.updatedAt} as "updatedAt", d.body
    from content_documents d where d.site_id = ${param('siteId', text)} and d.locale = ${param('locale', text)}
    order by d.doctype, d.slug, ${workingFirst}) as own limit 5000`,
})

/** Which of some documents are published in one of some locales. */
export const listPublishedKeys = statement({
  name: 'content-edit-published-keys',
  row: { key: text },
  sql: sql`select distinct concat_ws('/', doctype, slug) as key from content_documents
    where site_id = ${param('siteId', text)} and locale = any(${param('locales', arrayOf(text))}) and status = 'published'
      and concat_ws('/', doctype, slug) = any(${param('keys', arrayOf(text))})`,
})

/** The times of some events of a site; an event of another site is absent. */
export const listEventTimes = statement({
  name: 'content-edit-event-times',
  row: { id: events.id, startsAt: float, endsAt: float },
  sql: sql`select e.id, extract(epoch from e.starts_at)::float8 * 1000 as "startsAt", extract(epoch from e.ends_at)::float8 * 1000 as "endsAt"
    from events e where e.site_id = ${param('siteId', text)} and e.id = any(${param('ids', arrayOf(text))})`,
})
