import type { ContentProblem } from '@lacehouse/contracts'
import { type Executor, findRow } from '@lacehouse/database'
import type { ContentDoctype } from '@lacehouse/domain/content/document-types'
import { resolveMedia } from '../../../core/content/resolve-media.ts'
import { checkContent } from '../../../core/content-edit/check-content.ts'
import { findVersions } from '../../../core/content-edit/content-document.ts'
import { findBody } from '../../../core/content-edit/content-edit.queries.ts'
import { listReferences } from '../../../core/content-edit/list-references.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { type Meant, requireKey, type StaffContentDeps } from './find-document.ts'

/** Lists the problems of the version that is worked on. */
export async function listProblems(
  { sites, catalogue, pictures, database }: StaffContentDeps,
  executor: Executor,
  { site, key }: Meant,
): Promise<ContentProblem[]> {
  const [working] = (await findVersions(executor, key)) ?? []
  const found = working && (await findRow(executor, findBody, { ...key, number: working.number }))
  if (!found) throw new Refusal('CMS404')
  const resolve = resolveMedia({ catalogue, pictures, database })
  return checkContent({ executor, site, sites, catalogue, resolve }, { key, body: found.body })
}

/** Returns whether a document with these problems may be published. */
export function canPublish(problems: readonly ContentProblem[]): boolean {
  return problems.every(({ severity }) => severity === 'warning')
}

/** Replies with what prevents or weakens a publication of the document. */
export function checkStaffContent(deps: StaffContentDeps): Handler<'backoffice.checkContent'> {
  return async ({ params }) => {
    const problems = await listProblems(deps, deps.database.pool, requireKey(deps.sites, params))
    return { canPublish: canPublish(problems), problems }
  }
}

/** Replies with the documents that lead to this one. */
export function listStaffReferences({
  database,
  sites,
}: StaffContentDeps): Handler<'backoffice.listContentReferences'> {
  return async ({ params }) => {
    const { key } = requireKey(sites, params)
    if (!(await findVersions(database.pool, key))) throw new Refusal('CMS404')
    const found = (await listReferences(database.pool, key)).get(`${key.doctype}/${key.slug}`) ?? []
    const references = found.map(({ doctype, paths, ...rest }) => ({
      ...{ ...rest, siteId: key.siteId, contentLocale: key.locale },
      ...{ doctype: doctype as ContentDoctype, paths: [...paths] },
    }))
    return { references }
  }
}
