import { findRow, getRow, listRows } from '@lacehouse/database'
import { toCsv } from '@lacehouse/domain/csv/to-csv'
import { findMessage } from '@lacehouse/messages'
import { mostProblems } from '../../../core/catalogue-import/import-report.ts'
import * as statements from '../../../core/catalogue-import/uploaded-imports.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toPage } from '../to-page.ts'
import { toImportReply } from './to-import-reply.ts'

type ImportDeps = Pick<Deps, 'database' | 'sites' | 'config'>

/** Lists the imports in pages, with the sites that a file can be for. */
export function listImports({ database, sites, config }: ImportDeps): Handler<'backoffice.listImports'> {
  return async ({ query }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const imports = await listRows(database.pool, statements.listImports, { offset, limit })
    const { total } = await getRow(database.pool, statements.countImports)
    return {
      ...{ items: imports.map(toImportReply), total, page, pageSize },
      sites: sites.map(({ siteId, currency, locales }) => ({ siteId, currency, locales: [...locales] })),
      pictureHosts: [...config.pictureHosts],
    }
  }
}

const shownProblems = 100

/** Replies with an import, its progress and its first refused rows. */
export function getImport({ database }: ImportDeps): Handler<'backoffice.getImport'> {
  return async ({ params: { importId } }) => {
    const found = await findRow(database.pool, statements.findImport, { importId })
    if (!found) throw new Refusal('CTG404')
    const problems = await listRows(database.pool, statements.listProblems, { importId, limit: shownProblems })
    return { ...toImportReply(found), problems }
  }
}

/** Writes the refused rows of an import as a table. */
export function exportImportProblems({ database }: ImportDeps): Handler<'backoffice.exportImportProblems'> {
  return async ({ params: { importId }, locale }) => {
    const found = await findRow(database.pool, statements.findImport, { importId })
    if (!found) throw new Refusal('CTG404')
    const problems = await listRows(database.pool, statements.listProblems, { importId, limit: mostProblems })
    const rows = problems.map(({ line, column, reason, value, product }) => [
      ...[line, column, reason, findMessage(locale, `backoffice.imports.reason.${reason}`) ?? '', value, product],
    ])
    const header = ['line', 'column', 'reason', 'sentence', 'value', 'product']
    return new File([toCsv([header, ...rows])], 'refused.csv', { type: 'text/csv' })
  }
}
