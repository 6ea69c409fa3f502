import { inTransaction } from '@lacehouse/database'
import { planStorefrontStage } from '@lacehouse/domain/staff/plan-sign-in-stage'
import { recordStaffAction } from '../../core/staff/audit.queries.ts'
import { refuseWrongCode } from '../../core/staff/refuse-wrong-code.ts'
import { staffSessionQueries } from '../../core/staff/staff-sessions.queries.ts'
import { tryCode } from '../../core/staff/try-code.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Credentials } from './auth.queries.ts'

type FactorDeps = Pick<Deps, 'config' | 'database' | 'now'>

/**
 * Asks staff who sign in at the storefront for the code of the second factor that they have in the back office, after a right password:
 * STF402 without a code, STF401 for a wrong one, AUT423 after ten of them. In production a role that demands a factor admits no one
 * without one (STF403). Shoppers have no second factor (decision 0078).
 */
export async function requireSecondFactor(
  deps: FactorDeps,
  { consumerNo, consumerType, siteId }: Pick<Credentials, 'consumerNo' | 'consumerType' | 'siteId'>,
  code: string | undefined,
): Promise<void> {
  if (consumerType !== 'AGENT' && consumerType !== 'STORE_EMPLOYEE') return
  const { pool } = deps.database
  const member = await staffSessionQueries.findMember(pool, consumerNo)
  const stage = member ? planStorefrontStage(member, { isEnforced: deps.config.production }) : 'signed_in'
  if (stage === 'signed_in') return
  if (stage === 'enrolment_needed') throw new Refusal('STF403', {}, { event: 'sign_in_refused' })
  if (!code) throw new Refusal('STF402')
  const tried = await inTransaction(pool, async (client) => {
    const done = await tryCode(deps, client, { consumerNo, code, confirms: false })
    if (done.ok && done.isRecovery)
      await recordStaffAction(client, {
        ...{ siteId, actorId: consumerNo, actorType: 'STAFF', subject: consumerNo, consumerNo, data: {} },
        action: 'backoffice.useRecoveryCode',
      })
    return done
  })
  refuseWrongCode(tried)
}
