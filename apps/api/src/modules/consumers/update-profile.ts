import type { CallReply } from '@lacehouse/contracts'
import { planProfileUpdate } from '@lacehouse/domain/consumers/plan-profile-update'
import { toIsoDay } from '@lacehouse/domain/date/iso-day'
import { employeeTermsVersion } from '@lacehouse/domain/discount-programmes/employee-terms'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import { applySubscriptionChoices } from '../../core/subscriptions/apply-subscription-choices.ts'
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
import type { ProfileUpdateQueries } from './profile-update.queries.ts'
import { recordProfileChange } from './record-profile-change.ts'
import { toProfilePatch } from './to-profile-patch.ts'

type UpdateDeps = ProfileDeps & Pick<Deps, 'consumers' | 'limiter'> & { readonly profileUpdates: ProfileUpdateQueries }

/** Changes what the caller sent of the own profile; an update without a change writes nothing (ACC-01, ACC-02). */
export function updateProfile(deps: UpdateDeps): Handler<'consumer.update'> {
  return async (call): Promise<CallReply<'consumer.update'>> => {
    const consumerNo = getSession(call.session).id
    const sent = await judgeSentProfile(deps, call)
    const row = requireActive(await deps.profiles.findProfile(consumerNo, deps.now()))
    const today = toIsoDay(deps.now())
    const plan = planProfileUpdate(toProfileValues(row), toInput(call), toContext(call, today))
    if (!plan.ok) throw findFormRefusal(plan.problems, call) ?? new Error('a plan without a problem is ok')
    // The refusal of a phone says that another account has it.
    if (plan.changed.phone) await deps.limiter.require('phoneChanges', call)
    const patch = omitEqual(await toProfilePatch(deps, call), row.profile)
    const choices = listSentChoices(call, sent, plan.changed.phone)
    if (choices.length > 0) await deps.limiter.require('subscriptions', call)
    if (sent.terms !== null) await acceptTerms(deps, call, { row, version: sent.terms })
    const agent = findAgent(call.session)
    const isEmpty = Object.keys(plan.changed).length === 0 && Object.keys(patch).length === 0
    if (!isEmpty) await save(deps, consumerNo, { changed: plan.changed, patch, now: deps.now() })
    if (agent && !isEmpty) {
      const before = { ...row.profile, ...toProfileValues(row) }
      await recordProfileChange(deps, call, { agent, consumerNo, before, changed: { ...plan.changed, ...patch } })
    }
    const { phone } = plan.changed
    if (phone !== undefined) await deps.subscriptions.endOtherPhones(consumerNo, phone, deps.now())
    if (choices.length > 0) await applySubscriptionChoices(deps, call, choices)
    return replyProfile(deps, call)
  }
}

const save = async ({ profileUpdates }: UpdateDeps, ...update: Parameters<ProfileUpdateQueries['update']>) => {
  const saved = await profileUpdates.update(...update)
  if (!saved.ok) throw new Refusal('AUT444', { field: 'phone' })
}

/** Stores that an employee accepts the terms of the discount; refuses other consumers, an agent, and a version that is not the valid one (ROLE-01). */
async function acceptTerms(
  deps: UpdateDeps,
  { session }: RequestContext,
  { row, version }: { readonly row: ProfileRow; readonly version: string },
): Promise<void> {
  if (row.consumerType !== 'EMPLOYEE' || findAgent(session)) throw new Refusal('AUT404', { field: 'employee' })
  if (version !== employeeTermsVersion) throw new Refusal('API400', { field: 'termsVersion' })
  await deps.profileUpdates.acceptTerms(row.consumerNo, { version, now: deps.now() })
}
