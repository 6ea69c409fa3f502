import { execute, findRow, inTransaction } from '@lacehouse/database'
import { dropPictures } from '../../../core/catalogue-import/import-pictures.queries.ts'
import * as statements from '../../../core/catalogue-import/uploaded-imports.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { toImportReply } from './to-import-reply.ts'

/** Ends an import; a job that is running sees it with its next note of progress and stops. */
export function cancelImport({ database }: Pick<Deps, 'database'>): Handler<'backoffice.cancelImport'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const { importId } = call.params
      const found = await findRow(client, statements.findImport, { importId })
      if (!found) throw new Refusal('CTG404')
      const cancelled = await findRow(client, statements.cancelImport, { importId })
      if (!cancelled) throw new Refusal('CTG409')
      await execute(client, statements.dropParts, { importId })
      await execute(client, dropPictures, { importId })
      await recordStaffChange(client, getStaff(call), {
        ...{ action: 'backoffice.cancelImport', subject: importId, siteId: found.siteId, consumerNo: null },
        before: { fileName: found.fileName, state: found.state },
      })
      return toImportReply(cancelled)
    })
}
