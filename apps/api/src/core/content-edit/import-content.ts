import { isDeepStrictEqual } from 'node:util'
import { execute, findRow, inTransaction } from '@lacehouse/database'
import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import { toMediaToken } from '@lacehouse/domain/content/media-token'
import type { Instant } from '@lacehouse/domain/time/instant'
import { findTimeZone } from '@lacehouse/domain/time/site-clock'
import type { Pool, PoolClient } from 'pg'
import { importPictures, type PictureEntry } from '../content-pictures/picture-files.ts'
import { type CheckDeps, checkContent } from './check-content.ts'
import { type ContentVersionRow, findVersions, withKeyFields } from './content-document.ts'
import { type ContentBody, findBody, lockDocument, setPeriod } from './content-edit.queries.ts'
import { type ContentEntry, type FileProblem, fromFileTime } from './content-file.ts'
import { applyPublication } from './publish-content.ts'
import { addVersion } from './save-content.ts'

/** Checks what some files publish or schedule, as a publication does; a draft may have any problem. */
export async function checkEntries(
  deps: Omit<CheckDeps, 'site'>,
  entries: readonly ContentEntry[],
  pictures: readonly PictureEntry[] = [],
): Promise<FileProblem[]> {
  const found: FileProblem[] = []
  for (const { path, site, key, file } of entries) {
    const shares = (one: ContentEntry): boolean =>
      one.key.siteId === key.siteId && (one.key.locale === key.locale || one.key.locale === site.defaultLocale)
    const published = new Set([
      ...entries.filter((one) => one.file.published && shares(one)).map((one) => `${one.key.doctype}/${one.key.slug}`),
      ...pictures.map(({ id }) => toMediaToken(id)),
    ])
    for (const { field, body } of listBodies(file)) {
      const problems = await checkContent({ ...deps, site }, { key, body: withKeyFields(body, key), published })
      const errors = problems.filter(({ severity }) => severity === 'error')
      const toField = (own: string): string => (own === '' ? field : `${field}.${own}`)
      found.push(...errors.map((one) => ({ path, field: toField(one.path), problem: `${one.kind} ${one.value}` })))
    }
  }
  return found
}

const listBodies = ({ published, scheduled = [] }: ContentEntry['file']) => [
  ...(published ? [{ field: 'published', body: published }] : []),
  ...scheduled.map(({ body }, index) => ({ field: `scheduled.${index}.body`, body })),
]

export type ImportedContent = { readonly changed: readonly string[]; readonly unchanged: number }

type ImportDeps = { readonly pool: Pool; readonly author: string; readonly now: Instant }

/** Ends the transaction of a dry run. */
class DryRun extends Error {}

/** Imports documents and the pictures beside them in one transaction, so that all are imported or none. What a shop has already makes no new version. */
export async function importContent(
  { pool, author, now }: ImportDeps,
  entries: readonly ContentEntry[],
  { isDryRun, pictures = [] }: { readonly isDryRun: boolean; readonly pictures?: readonly PictureEntry[] },
): Promise<ImportedContent> {
  const changed: string[] = []
  try {
    await inTransaction(pool, async (client) => {
      changed.length = 0
      changed.push(...(await importPictures(client, pictures, { author, now })))
      // In one order, so that two imports at once do not wait for each other in a circle.
      for (const entry of entries.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
        if (await importDocument(client, entry, { author, now })) changed.push(entry.path)
      if (isDryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return { changed, unchanged: entries.length + pictures.length - changed.length }
}

type By = { readonly author: string; readonly now: Instant }
type Period = { readonly from: Instant; readonly until: Instant | null }

/** Imports what a document's file has and the shop has not; answers whether there was anything. */
const importDocument = async (client: PoolClient, { site, key, file }: ContentEntry, by: By): Promise<boolean> => {
  await findRow(client, lockDocument, key)
  const timeZone = findTimeZone(site.country)
  const toInstant = (time: string | undefined): Instant | null => (time ? fromFileTime(time, timeZone) : null)
  const versions = (await findVersions(client, key)) ?? []
  const importing: Importing = { client, key, by, versions }
  let isChanged = false
  if (file.published) {
    const period = { from: by.now, until: toInstant(file.until) }
    const isSame = ({ status, unpublishAt }: ContentVersionRow): boolean =>
      status === 'published' && unpublishAt === period.until
    isChanged = await addUnlessThere(importing, { body: file.published, period, isSame })
  }
  for (const { body, ...times } of file.scheduled ?? []) {
    const period = { from: toInstant(times.from) ?? by.now, until: toInstant(times.until) }
    const isSame = ({ publishAt, unpublishAt }: ContentVersionRow): boolean =>
      publishAt === period.from && unpublishAt === period.until
    isChanged = (await addUnlessThere(importing, { body, period, isSame })) || isChanged
  }
  await applyPublication(client, { key, now: by.now })
  if (!file.draft) return isChanged
  const isWorking = ({ number }: ContentVersionRow): boolean => number === versions[0]?.number
  return (await addUnlessThere(importing, { body: file.draft, period: null, isSame: isWorking })) || isChanged
}

type Importing = {
  readonly client: PoolClient
  readonly key: ContentEntry['key']
  readonly by: By
  readonly versions: readonly ContentVersionRow[]
}

type Wanted = {
  readonly body: ContentBody
  readonly period: Period | null
  readonly isSame: (version: ContentVersionRow) => boolean
}

/** Adds a version, unless one of the same place has the same words. */
const addUnlessThere = async (
  { client, key, by, versions }: Importing,
  { body, period, isSame }: Wanted,
): Promise<boolean> => {
  const clean = await sanitiseDocument(withKeyFields(body, key))
  for (const { number } of versions.filter(isSame)) {
    const there = await findRow(client, findBody, { ...key, number })
    if (isDeepStrictEqual(there?.body, clean)) return false
  }
  const number = await addVersion(client, { key, ...by }, clean)
  if (period)
    await execute(client, setPeriod, {
      ...{ ...key, number, status: 'scheduled', publishAt: period.from, unpublishAt: period.until },
    })
  return true
}
