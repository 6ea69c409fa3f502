import { inTransaction } from '@lacehouse/database'
import type { PoolClient } from 'pg'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import { refuseWrongCode } from '../../../core/staff/refuse-wrong-code.ts'
import { secondFactorQueries } from '../../../core/staff/second-factor.queries.ts'
import { staffSessionQueries } from '../../../core/staff/staff-sessions.queries.ts'
import { tryCode } from '../../../core/staff/try-code.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestContext } from '../../../http/call.ts'
import { getStaff, type StaffCaller } from '../../../http/staff-caller.ts'
import { listCodeHashes, makeRecoveryCodes } from '../../../infra/second-factor/recovery-codes.ts'
import { openStaffSession } from '../../../replies/staff/staff-session.ts'
import { toStaffSessionReply } from './to-staff-session-reply.ts'

type CodeDeps = Pick<Deps, 'config' | 'database' | 'now' | 'securityLog'>

/** Completes a session by a code of the second factor or by a recovery code. */
export function enterCode(deps: CodeDeps): Handler<'backoffice.enterCode'> {
  return async (call) => {
    const staff = getStaff(call)
    if (staff.stage !== 'code_needed') return toStaffSessionReply(staff)
    const { consumerNo } = staff
    const done = await inTransaction(deps.database.pool, async (client) => {
      const tried = await tryCode(deps, client, { consumerNo, code: call.body.code, confirms: false })
      if (tried.ok && tried.isRecovery) await recordChange(client, staff, 'backoffice.useRecoveryCode')
      return { tried, endsAt: tried.ok ? await complete(deps, client, { call, staff }) : 0 }
    })
    refuseWrongCode(done.tried)
    if (done.tried.ok && done.tried.isRecovery) noteChange(deps, call, 'a recovery code was used')
    return toStaffSessionReply({ ...staff, stage: 'signed_in', endsAt: done.endsAt })
  }
}

/** Confirms a new second factor by its first code, completes the session, and answers the recovery codes, which are never shown again. */
export function confirmSecondFactor(deps: CodeDeps): Handler<'backoffice.confirmSecondFactor'> {
  return async (call) => {
    const staff = getStaff(call)
    const { consumerNo } = staff
    const recoveryCodes = makeRecoveryCodes()
    const hashes = recoveryCodes.flatMap((code) => listCodeHashes(deps.config, code).slice(0, 1))
    const done = await inTransaction(deps.database.pool, async (client) => {
      const tried = await tryCode(deps, client, { consumerNo, code: call.body.code, confirms: true })
      if (!tried.ok) return { tried, endsAt: 0 }
      await secondFactorQueries.addCodes(client, { consumerNo, hashes })
      await recordChange(client, staff, 'backoffice.confirmSecondFactor')
      return { tried, endsAt: await complete(deps, client, { call, staff }) }
    })
    refuseWrongCode(done.tried)
    noteChange(deps, call, 'a second factor was set up')
    return { recoveryCodes, session: toStaffSessionReply({ ...staff, stage: 'signed_in', endsAt: done.endsAt }) }
  }
}

type Completed = { readonly call: RequestContext; readonly staff: StaffCaller }

/** Replaces the incomplete session by a complete one, whose token is new. */
const complete = async (deps: CodeDeps, client: PoolClient, { call, staff }: Completed): Promise<number> => {
  const { consumerNo, sessionId } = staff
  await staffSessionQueries.end(client, sessionId)
  const endsAt = await openStaffSession(deps, client, { reply: call.reply, consumerNo, stage: 'signed_in' })
  deps.securityLog.record('staff_signed_in', { ...call, actor: `STAFF:${consumerNo}` }, { outcome: 'allowed' })
  return endsAt
}

const recordChange = (client: PoolClient, staff: StaffCaller, action: string): Promise<void> =>
  recordStaffChange(client, staff, { action, subject: staff.consumerNo, consumerNo: staff.consumerNo })

const noteChange = ({ securityLog }: CodeDeps, call: RequestContext, target: string): void => {
  const actor = `STAFF:${getStaff(call).consumerNo}`
  securityLog.record('second_factor_changed', { ...call, actor }, { target, outcome: 'allowed' })
}
