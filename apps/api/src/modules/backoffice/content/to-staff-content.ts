import type { StaffContent } from '@lacehouse/contracts'
import { type Executor, findRow, listRows } from '@lacehouse/database'
import type { ContentDoctype } from '@lacehouse/domain/content/document-types'
import { findContentState } from '@lacehouse/domain/content/find-content-state'
import { findTimeZone, toWallTime } from '@lacehouse/domain/time/site-clock'
import { type ContentVersionRow, findVersions, toVersion } from '../../../core/content-edit/content-document.ts'
import { findBody, listLocales } from '../../../core/content-edit/content-edit.queries.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Meant } from './find-document.ts'

/** Reads a document as it is edited: the version that is worked on, or the one of a number. */
export async function readStaffContent(
  executor: Executor,
  { site, key }: Meant,
  number?: number,
): Promise<StaffContent> {
  const versions = await findVersions(executor, key)
  const working = versions?.[0]
  const shown = number === undefined ? working : versions?.find((one) => one.number === number)
  const found = shown && (await findRow(executor, findBody, { ...key, number: shown.number }))
  if (!versions || !working || !shown || !found) throw new Refusal('CMS404')
  const locales = await listStates(executor, key)
  const timeZone = findTimeZone(site.country)
  const published = versions.find(({ status }) => status === 'published')
  return {
    ...{ siteId: key.siteId, contentLocale: key.locale, doctype: key.doctype as ContentDoctype, slug: key.slug },
    ...{ title: shown.title, number: shown.number, status: shown.status, body: found.body, timeZone },
    version: toVersion(working),
    state: findContentState(working.status, published !== undefined),
    updatedAt: new Date(shown.updatedAt).toISOString(),
    updatedBy: shown.by,
    ...(published && { published: toPeriod(published, timeZone) }),
    scheduled: versions.filter(({ status }) => status === 'scheduled').map((one) => toPeriod(one, timeZone)),
    locales: site.locales.map((contentLocale) => ({ contentLocale, ...locales.get(contentLocale) })),
  }
}

const listStates = async (executor: Executor, key: Meant['key']) => {
  const rows = await listRows(executor, listLocales, key)
  return new Map(
    rows.map(({ locale, status, isPublished }) => [locale, { state: findContentState(status, isPublished !== null) }]),
  )
}

const toPeriod = ({ number, publishAt, unpublishAt }: ContentVersionRow, timeZone: string) => {
  const from = publishAt ?? 0
  return {
    ...{ number, from: new Date(from).toISOString(), fromWallTime: toWallTime(from, timeZone) },
    ...(unpublishAt !== null && {
      until: new Date(unpublishAt).toISOString(),
      untilWallTime: toWallTime(unpublishAt, timeZone),
    }),
  }
}
