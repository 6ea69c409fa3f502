import { inTransaction } from '@lacehouse/database'
import type { PoolClient } from 'pg'
import { recordStaffChange, type StaffChange } from '../../../core/staff/audit.queries.ts'
import { getCase } from '../../../core/support-cases/answer-case.ts'
import { type FullCase, supportCasesQueries } from '../../../core/support-cases/support-cases.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/call.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { requireCaseNumber } from './get-staff-case.ts'
import { toStaffCase } from './to-staff-case.ts'

export type ChangeCaseDeps = Pick<Deps, 'database' | 'now'>
type CaseCall = RequestContext & { readonly params: { readonly caseNumber: string } }

type Changing = {
  readonly action: StaffChange['action']
  /** Changes the locked case; answers what the audit log says of it, or null where a repetition changed nothing. */
  readonly change: (client: PoolClient, found: FullCase) => Promise<Pick<StaffChange, 'before' | 'after'> | null>
}

/** Changes a case and writes the entry of the audit log in one transaction, then replies with the case. */
export async function changeCase({ database }: ChangeCaseDeps, call: CaseCall, { action, change }: Changing) {
  const number = requireCaseNumber(call.params.caseNumber)
  await inTransaction(database.pool, async (client) => {
    await supportCasesQueries.lock(client, number)
    const found = await getCase(client, number)
    const changed = await change(client, found)
    if (!changed) return
    const { siteId, consumerNo } = found
    await recordStaffChange(client, getStaff(call), { action, subject: number, siteId, consumerNo, ...changed })
  })
  return toStaffCase(await getCase(database.pool, number), call.locale)
}
