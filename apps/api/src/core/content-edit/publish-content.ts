import { execute, findRow, inTransaction, listRows } from '@lacehouse/database'
import { planPublication } from '@lacehouse/domain/content/plan-publication'
import type { Instant } from '@lacehouse/domain/time/instant'
import type { Pool, PoolClient } from 'pg'
import type { ContentKey } from '../content/content.queries.ts'
import { type ContentChanged, findVersions, lockVersions } from './content-document.ts'
import { archiveVersions, listDue, lockDocument, setPeriod, setStatus } from './content-edit.queries.ts'

type Publishing = { readonly key: ContentKey; readonly now: Instant }

/** The period of a publication; without an end it lasts until another version begins. */
export type PublicationPeriod = { readonly from: Instant; readonly until: Instant | null }

/**
 * Publishes the version that is worked on for a period in the caller's transaction, at once where it begins now, unless the document
 * was changed since. A version that is published already only gets another end. The change event of the database brings it to every
 * instance.
 */
export async function publishContent(
  client: PoolClient,
  { key, now }: Publishing,
  { version, from, until }: PublicationPeriod & { readonly version: string },
): Promise<ContentChanged> {
  const locked = await lockVersions(client, key, version)
  if (!locked.ok) return locked
  const [{ number, status, publishAt }] = locked.versions
  const isPublished = status === 'published'
  // A schedule of what is published already would take it off until then.
  if (isPublished && from > now) return { ok: false, reason: 'wrong_state' }
  const period = { publishAt: isPublished ? publishAt : from, unpublishAt: until }
  await execute(client, setPeriod, { ...key, number, status: 'scheduled', ...period })
  await applyPublication(client, { key, now })
  return { ok: true, number }
}

/** Takes a schedule back in the caller's transaction: a version to come is a draft again, a published one stays without an end. */
export async function cancelSchedule(
  client: PoolClient,
  { key, now }: Publishing,
  number: number,
): Promise<ContentChanged> {
  await findRow(client, lockDocument, key)
  const versions = await findVersions(client, key)
  const meant = versions?.find((one) => one.number === number)
  if (!meant) return { ok: false, reason: 'unknown' }
  const { status, publishAt, unpublishAt } = meant
  const isEnding = status === 'published' && unpublishAt !== null && unpublishAt > now
  if (status !== 'scheduled' && !isEnding) return { ok: false, reason: 'wrong_state' }
  const period = isEnding
    ? { status, publishAt, unpublishAt: null }
    : { status: 'draft', publishAt: null, unpublishAt: null }
  await execute(client, setPeriod, { ...key, number, ...period })
  return { ok: true, number }
}

/** Takes a document off its site with its schedules in the caller's transaction, unless it was changed since. */
export async function archiveContent(
  client: PoolClient,
  { key, now }: Publishing,
  version: string,
): Promise<ContentChanged> {
  const locked = await lockVersions(client, key, version)
  if (!locked.ok) return locked
  await execute(client, archiveVersions, { ...key, now })
  return { ok: true, number: locked.versions[0].number }
}

/** Publishes what is due and ends what is over. Any number of instances may do it at once, and doing it again changes nothing. */
export async function publishDueContent({
  database,
  now,
}: {
  database: { pool: Pool }
  now: () => Instant
}): Promise<number> {
  const due = await listRows(database.pool, listDue, { now: now() })
  for (const key of due)
    await inTransaction(database.pool, async (client) => {
      await findRow(client, lockDocument, key)
      await applyPublication(client, { key, now: now() })
    })
  return due.length
}

/** Gives the versions of a locked document the status that they have now. */
export async function applyPublication(client: PoolClient, { key, now }: Publishing): Promise<void> {
  const { toArchive, toPublish } = planPublication((await findVersions(client, key)) ?? [], now)
  // First the one, then the other: at most one version of a document may be published.
  if (toArchive.length > 0) await execute(client, setStatus, { ...key, numbers: [...toArchive], status: 'archived' })
  if (toPublish !== null) await execute(client, setStatus, { ...key, numbers: [toPublish], status: 'published' })
}
