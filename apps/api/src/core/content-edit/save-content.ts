import { execute, findRow } from '@lacehouse/database'
import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import { minutes } from '@lacehouse/domain/time/durations'
import type { Instant } from '@lacehouse/domain/time/instant'
import type { PoolClient } from 'pg'
import type { ContentKey } from '../content/content.queries.ts'
import {
  type ContentChanged,
  type ContentVersions,
  findVersions,
  lockVersions,
  withKeyFields,
} from './content-document.ts'
import { type ContentBody, findBody, insertVersion, lockDocument, rewriteDraft } from './content-edit.queries.ts'

/** Saves of one author within this time are one version, so that a draft that is saved while it is typed makes no history. */
const sameDraft = minutes(10)

export type ContentSaving = {
  readonly key: ContentKey
  readonly author: string
  readonly now: Instant
}

/** Creates a document as a draft in the caller's transaction. */
export async function createContent(
  client: PoolClient,
  { key, author, now }: ContentSaving,
  body: ContentBody,
): Promise<ContentChanged> {
  await findRow(client, lockDocument, key)
  if (await findVersions(client, key)) return { ok: false, reason: 'taken' }
  await insert(client, { key, author, now }, { number: 1, body, restoredFrom: null })
  return { ok: true, number: 1 }
}

/** Saves a draft in the caller's transaction, unless the document was changed since. */
export async function saveContent(
  client: PoolClient,
  { key, author, now }: ContentSaving,
  { version, body }: { readonly version: string; readonly body: ContentBody },
): Promise<ContentChanged> {
  const locked = await lockVersions(client, key, version)
  if (!locked.ok) return locked
  const { versions } = locked
  const [working] = versions
  const number = nextNumber(versions)
  const isSame = working.author === author && now - working.createdAt < sameDraft && working.number === number - 1
  if (working.status !== 'draft' || !isSame) {
    await insert(client, { key, author, now }, { number, body, restoredFrom: null })
    return { ok: true, number }
  }
  const clean = await sanitiseDocument(withKeyFields(body, key))
  await execute(client, rewriteDraft, { ...key, number: working.number, body: clean, now })
  return { ok: true, number: working.number }
}

/** Makes the words of an older version the newest draft in the caller's transaction, unless the document was changed since. */
export async function restoreContent(
  client: PoolClient,
  { key, author, now }: ContentSaving,
  { version, number: restoredFrom }: { readonly version: string; readonly number: number },
): Promise<ContentChanged> {
  const locked = await lockVersions(client, key, version)
  if (!locked.ok) return locked
  const found = await findRow(client, findBody, { ...key, number: restoredFrom })
  if (!found) return { ok: false, reason: 'unknown' }
  const number = nextNumber(locked.versions)
  await insert(client, { key, author, now }, { number, body: found.body, restoredFrom })
  return { ok: true, number }
}

/** Adds a version to a locked document, which need not exist yet; answers its number. */
export async function addVersion(client: PoolClient, saving: ContentSaving, body: ContentBody): Promise<number> {
  const versions = await findVersions(client, saving.key)
  const number = versions ? nextNumber(versions) : 1
  await insert(client, saving, { number, body, restoredFrom: null })
  return number
}

const nextNumber = (versions: ContentVersions): number => Math.max(...versions.map(({ number }) => number)) + 1

type NewVersion = { readonly number: number; readonly body: ContentBody; readonly restoredFrom: number | null }

const insert = async (
  client: PoolClient,
  { key, author, now }: ContentSaving,
  { number, body, restoredFrom }: NewVersion,
): Promise<void> => {
  const clean = await sanitiseDocument(withKeyFields(body, key))
  await execute(client, insertVersion, { ...key, number, body: clean, author, restoredFrom, now })
}
