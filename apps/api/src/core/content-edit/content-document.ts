import { type Executor, findRow, listRows, type RowOf } from '@lacehouse/database'
import type { ContentKey } from '../content/content.queries.ts'
import { type ContentBody, listVersions, lockDocument } from './content-edit.queries.ts'

export type ContentVersionRow = RowOf<typeof listVersions>

/** The versions of a document; the first is the one that is worked on. */
export type ContentVersions = readonly [ContentVersionRow, ...ContentVersionRow[]]

/** Lists the versions of a document, or null where there is none. */
export async function findVersions(executor: Executor, key: ContentKey): Promise<ContentVersions | null> {
  const [working, ...others] = await listRows(executor, listVersions, key)
  return working ? [working, ...others] : null
}

/** The version that a change names, so that it does not undo another change. */
export function toVersion({ number, revision }: Pick<ContentVersionRow, 'number' | 'revision'>): string {
  return `${number}.${revision}`
}

/** The member of staff who changed a document in the meantime. */
export type ContentChange = { readonly by: string; readonly at: number; readonly version: string }

/** A change that was made, or why it was not. */
export type ContentChanged =
  | { readonly ok: true; readonly number: number }
  | { readonly ok: false; readonly reason: 'unknown' }
  | { readonly ok: false; readonly reason: 'taken' }
  | { readonly ok: false; readonly reason: 'wrong_state' }
  | { readonly ok: false; readonly reason: 'changed'; readonly change: ContentChange }

/** The versions of a locked document, or why it cannot be changed. */
type LockedVersions =
  | { readonly ok: true; readonly versions: ContentVersions }
  | Extract<ContentChanged, { readonly reason: 'unknown' | 'changed' }>

/** Locks a document in the caller's transaction and lists its versions, unless it was changed since a version of it was read. */
export async function lockVersions(executor: Executor, key: ContentKey, version: string): Promise<LockedVersions> {
  await findRow(executor, lockDocument, key)
  const versions = await findVersions(executor, key)
  if (!versions) return { ok: false, reason: 'unknown' }
  const [working] = versions
  const current = toVersion(working)
  if (current === version) return { ok: true, versions }
  return { ok: false, reason: 'changed', change: { by: working.by, at: working.updatedAt, version: current } }
}

/** Gives the fields that name a document the values of its key. */
export function withKeyFields(body: ContentBody, { doctype, slug }: ContentKey): ContentBody {
  const id = typeof body.id === 'string' && body.id !== '' ? body.id : `${doctype}-${slug}`
  return doctype === 'menu' || doctype === 'footer' ? { ...body, id } : { ...body, id, slug }
}
