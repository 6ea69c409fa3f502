import {
  boolean,
  consumers,
  dataExports,
  execute,
  findRow,
  integer,
  json,
  moment,
  param,
  type RowOf,
  sql,
  statement,
  uuid,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import type { ExportedRow } from './person.queries.ts'

/** An export as it is stored: what each table holds of the person. */
export type ExportDocument = {
  /** ISO 8601. */
  readonly madeAt: string
  readonly consumerNo: string
  readonly tables: readonly { readonly name: string; readonly rows: readonly ExportedRow[] }[]
}

const id = param('id', uuid)

const findWanted = statement({
  name: 'data-export-find',
  row: {
    id: dataExports.id,
    consumerNo: dataExports.consumerNo,
    siteId: dataExports.siteId,
    locale: dataExports.locale,
    expiresAt: dataExports.expiresAt,
    isReady: boolean,
    email: consumers.email,
  },
  sql: sql`select e.id, e.consumer_no as "consumerNo", e.site_id as "siteId", e.locale, e.expires_at as "expiresAt",
      e.ready_at is not null as "isReady", k.email
    from data_exports e join consumers k using (consumer_no) where e.id = ${id} and k.state = 'active'`,
})

/** An export with the mailbox of its owner. */
export type WantedExport = RowOf<typeof findWanted>

const noteProgress = statement({
  name: 'data-export-progress',
  sql: sql`update data_exports set parts_done = ${param('partsDone', integer)} where id = ${id} and ready_at is null`,
})

const finish = statement({
  name: 'data-export-finish',
  sql: sql`update data_exports set document = ${param('document', json<ExportDocument>())}, ready_at = ${moment('now')},
    expires_at = ${moment('expiresAt')} where id = ${id} and ready_at is null`,
})

/** Creates the statements of the job that makes exports. */
export function createDataExportQueries(pool: Pool) {
  return {
    /** Finds an export of an active account; null for one that was replaced by a newer one or has expired. */
    find: (exportId: string): Promise<WantedExport | null> => findRow(pool, findWanted, { id: exportId }),

    noteProgress: async (exportId: string, partsDone: number): Promise<void> => {
      await execute(pool, noteProgress, { id: exportId, partsDone })
    },

    finish: async (exportId: string, made: { document: ExportDocument; now: number; expiresAt: number }) => {
      await execute(pool, finish, { id: exportId, ...made })
    },
  }
}
