import { exportLifetime } from '@lacehouse/domain/privacy/data-rights'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { createDataExportQueries, type ExportDocument, type WantedExport } from './data-exports.queries.ts'
import { listTierRows } from './list-tier-rows.ts'
import { exportedTables, listPersonRows } from './person.queries.ts'
import { renderExportMail } from './render-privacy-mail.ts'

type ExportDeps = Pick<Deps, 'balances' | 'database' | 'now' | 'mailer' | 'sites' | 'publicUrl'>

/**
 * Collects everything that the database holds of a person, table by table, and what follows from it for a loyalty member, and sends
 * the link to it to the account's mailbox. A job that is repeated after a failure of the mail collects nothing anew (ACC-12, ACC-16).
 */
export function makeDataExport(deps: ExportDeps) {
  const queries = createDataExportQueries(deps.database.pool)

  const collect = async (wanted: WantedExport): Promise<Date> => {
    const { id, consumerNo } = wanted
    const tables: ExportDocument['tables'][number][] = []
    for (const name of exportedTables) {
      const rows = await listPersonRows(deps.database.pool, name, consumerNo)
      if (rows.length > 0) tables.push({ name, rows })
      await queries.noteProgress(id, exportedTables.indexOf(name) + 1)
    }
    const tierRows = await listTierRows(deps, wanted)
    if (tierRows.length > 0) tables.push({ name: 'loyalty_standing', rows: tierRows })
    const now = deps.now()
    const expiresAt = now + exportLifetime
    const document = { madeAt: new Date(now).toISOString(), consumerNo, tables }
    await queries.finish(id, { document, now, expiresAt })
    return new Date(expiresAt)
  }

  return async ({ exportId }: JobData['data-export']): Promise<void> => {
    const wanted = await queries.find(exportId)
    if (!wanted) return
    const expiresAt = wanted.isReady ? wanted.expiresAt : await collect(wanted)
    const mail = renderExportMail(deps, { ...wanted, expiresAt })
    if (mail) await deps.mailer.send({ to: wanted.email, key: `data-export-${exportId}`, ...mail })
  }
}
