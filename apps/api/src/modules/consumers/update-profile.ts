import type { CallReply } from '@lacehouse/contracts'
import { planProfileUpdate } from '@lacehouse/domain/consumers/plan-profile-update'
import { toIsoDay } from '@lacehouse/domain/date/iso-day'
import { employeeTermsVersion } from '@lacehouse/domain/discount-programmes/employee-terms'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { findFormRefusal } from '../../http/require-valid-form.ts'
import { findAgent } from '../../http/session.ts'
import type { ProfileRow } from './addresses.queries.ts'
import { type ProfileDeps, replyProfile } from './get-profile.ts'
import { judgeSentProfile, listSentChoices } from './judge-sent-profile.ts'
import { omitEqual, toContext, toInput, toProfileValues } from './profile-input.ts'
import { saveProfile } from './save-profile.ts'
import { toProfilePatch } from './to-profile-patch.ts'

type UpdateDeps = ProfileDeps & Pick<Deps, 'database' | 'limiter'>

/** Changes what the caller sent of the own profile; an update without a change writes nothing (ACC-01, ACC-02). */
export function updateProfile(deps: UpdateDeps): Handler<'consumer.update'> {
  return async (call): Promise<CallReply<'consumer.update'>> => {
    const sent = await judgeSentProfile(deps, call)
    const row = requireActive(await deps.profiles.findProfile(getSession(call.session).id, deps.now()))
    const today = toIsoDay(deps.now())
    const plan = planProfileUpdate(toProfileValues(row), toInput(call), toContext(call, today))
    if (!plan.ok) throw findFormRefusal(plan.problems, call) ?? new Error('a plan without a problem is ok')
    // The refusal of a phone says that another account has it.
    if (plan.changed.phone) await deps.limiter.require('phoneChanges', call)
    const patch = omitEqual(await toProfilePatch(deps, call), row.profile)
    const choices = listSentChoices(call, sent, plan.changed.phone)
    if (choices.length > 0) await deps.limiter.require('subscriptions', call)
    if (sent.terms !== null) requireTerms(call, { row, version: sent.terms })
    await saveProfile(deps, call, { row, changed: plan.changed, patch, terms: sent.terms, choices })
    return replyProfile(deps, call)
  }
}

/** Refuses an acceptance of the employee terms by another consumer or an agent, and of a version that is not the valid one (ROLE-01). */
function requireTerms(
  { session }: RequestContext,
  { row, version }: { readonly row: ProfileRow; readonly version: string },
): void {
  if (row.consumerType !== 'EMPLOYEE' || findAgent(session)) throw new Refusal('AUT404', { field: 'employee' })
  if (version !== employeeTermsVersion) throw new Refusal('API400', { field: 'termsVersion' })
}
