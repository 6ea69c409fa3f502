import type { CallReply, ConsumerProfileChange } from '@lacehouse/contracts'
import { getAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { readPhone } from '@lacehouse/domain/address/validate-address'
import { planProfileUpdate } from '@lacehouse/domain/consumers/plan-profile-update'
import type { ProfileValues } from '@lacehouse/domain/consumers/profile'
import { toIsoDay } from '@lacehouse/domain/date/iso-day'
import { employeeTermsVersion } from '@lacehouse/domain/discount-programmes/employee-terms'
import type { Site } from '@lacehouse/domain/site/site'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { findFormRefusal } from '../../http/require-valid-form.ts'
import { findAgent } from '../../http/session.ts'
import type { ProfileRow } from './addresses.queries.ts'
import { type ProfileDeps, replyProfile } from './get-profile.ts'
import type { ProfileUpdateQueries } from './profile-update.queries.ts'
import { recordProfileChange } from './record-profile-change.ts'
import { toProfilePatch } from './to-profile-patch.ts'

type UpdateDeps = ProfileDeps & { readonly profileUpdates: ProfileUpdateQueries }

/** Changes what the caller sent of the own profile; an update without a change writes nothing (ACC-01, ACC-02). */
export function updateProfile(deps: UpdateDeps): Handler<'consumer.update'> {
  return async (call): Promise<CallReply<'consumer.update'>> => {
    const consumerNo = getSession(call.session).id
    const row = requireActive(await deps.profiles.findProfile(consumerNo, deps.now()))
    const { employee, ...consumerDetails } = call.body.consumerProfile.consumerDetails ?? {}
    const today = toIsoDay(deps.now())
    const plan = planProfileUpdate(toProfileValues(row), toInput(consumerDetails), toContext(call, today))
    if (!plan.ok) throw findFormRefusal(plan.problems, call) ?? new Error('a plan without a problem is ok')
    const patch = await toProfilePatch(deps, call)
    if (employee) await acceptTerms(deps, call, { row, version: employee.termsVersion })
    const agent = findAgent(call.session)
    const isEmpty = Object.keys(plan.changed).length === 0 && Object.keys(patch).length === 0
    if (!isEmpty) await deps.profileUpdates.update(consumerNo, { changed: plan.changed, patch, now: deps.now() })
    if (agent && !isEmpty) {
      const before = { ...row.profile, ...toProfileValues(row) }
      await recordProfileChange(deps, call, { agent, consumerNo, before, changed: { ...plan.changed, ...patch } })
    }
    const { phone } = plan.changed
    if (phone !== undefined) await deps.subscriptions.endOtherPhones(consumerNo, phone, deps.now())
    return replyProfile(deps, call)
  }
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

/** The profile of a row as its form shows it. */
function toProfileValues({ firstName, lastName, phone, birthDate, gender, profile }: ProfileRow): ProfileValues {
  const { postalCode = '' } = profile
  return { firstName, lastName, phone: phone ?? '', postalCode, birthDate: birthDate ?? '', gender: gender ?? '' }
}

/** The site's rules for profiles on a day, YYYY-MM-DD. */
function toContext({ site, locale }: { readonly site: Site; readonly locale: string }, today: string) {
  const postalCode = getAddressRules(site.country, 'account', locale).fields.find(({ field }) => field === 'postalCode')
  if (!postalCode) throw new Error(`${site.country} has no rule for postal codes`)
  return { site, postalCode, today }
}

const toInput = ({
  phone,
  phoneCode,
  ...rest
}: Omit<NonNullable<ConsumerProfileChange['consumerDetails']>, 'employee'>) =>
  phone === undefined ? rest : { ...rest, phone: readPhone({ phone, ...(phoneCode && { phoneCode }) }) }
