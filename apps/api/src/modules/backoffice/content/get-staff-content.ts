import { findRow } from '@lacehouse/database'
import { compareBodies } from '@lacehouse/domain/content/compare-bodies'
import { findVersions } from '../../../core/content-edit/content-document.ts'
import { findBody } from '../../../core/content-edit/content-edit.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toPage } from '../to-page.ts'
import { requireKey, type StaffContentDeps } from './find-document.ts'
import { readStaffContent } from './to-staff-content.ts'

/** Replies with a document in the version that is worked on, or in that of a number. */
export function getStaffContent({ database, sites }: StaffContentDeps): Handler<'backoffice.getContent'> {
  return ({ params, query }) => readStaffContent(database.pool, requireKey(sites, params), query.number)
}

/** Lists the history of a document, the newest version first. */
export function listStaffVersions({ database, sites }: StaffContentDeps): Handler<'backoffice.listContentVersions'> {
  return async ({ params, query }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const versions = await findVersions(database.pool, requireKey(sites, params).key)
    if (!versions) throw new Refusal('CMS404')
    const newestFirst = versions.toSorted((a, b) => b.number - a.number)
    const items = newestFirst.slice(offset, offset + limit).map((version) => ({
      ...{ number: version.number, status: version.status, title: version.title, by: version.by },
      createdAt: toIso(version.createdAt),
      updatedAt: toIso(version.updatedAt),
      ...(version.publishAt !== null && { from: toIso(version.publishAt) }),
      ...(version.unpublishAt !== null && { until: toIso(version.unpublishAt) }),
      ...(version.restoredFrom !== null && { restoredFrom: version.restoredFrom }),
    }))
    return { items, total: versions.length, page, pageSize }
  }
}

const toIso = (at: number): string => new Date(at).toISOString()

/** Replies with the fields that differ between two versions. */
export function compareStaffContent({ database, sites }: StaffContentDeps): Handler<'backoffice.compareContent'> {
  return async ({ params, query }) => {
    const { key } = requireKey(sites, params)
    const [before, after] = await Promise.all(
      [query.from, query.to].map((number) => findRow(database.pool, findBody, { ...key, number })),
    )
    if (!before || !after) throw new Refusal('CMS404')
    return { differences: compareBodies(before.body, after.body) }
  }
}
