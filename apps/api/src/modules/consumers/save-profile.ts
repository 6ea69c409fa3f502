import type { SubscriptionChoice } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import type { ProfileValues } from '@lacehouse/domain/consumers/profile'
import { applySubscriptionChoices } from '../../core/subscriptions/apply-subscription-choices.ts'
import { createSubscriptionQueries } from '../../core/subscriptions/subscriptions.queries.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { findAgent } from '../../http/session.ts'
import type { ProfileRow } from './addresses.queries.ts'
import { toProfileValues } from './profile-input.ts'
import { type ProfilePatch, profileUpdateQueries } from './profile-update.queries.ts'
import { recordProfileChange } from './record-profile-change.ts'

type ProfileChange = {
  /** The profile as it was read. */
  readonly row: ProfileRow
  readonly changed: Partial<ProfileValues>
  readonly patch: ProfilePatch
  /** The version of the employee terms that is accepted; null where none is. */
  readonly terms: string | null
  readonly choices: readonly SubscriptionChoice[]
}

/**
 * Saves a profile with its terms and subscriptions in one transaction, so that a refusal of one part leaves nothing of the others.
 * Without a change nothing is written (ACC-02).
 */
export async function saveProfile(
  { database, now: clock }: Pick<Deps, 'database' | 'now'>,
  call: RequestContext,
  { row, changed, patch, terms, choices }: ProfileChange,
): Promise<void> {
  const isEmpty = Object.keys(changed).length === 0 && Object.keys(patch).length === 0
  if (isEmpty && terms === null && choices.length === 0) return
  const { consumerNo } = row
  const now = clock()
  await inTransaction(database.pool, async (client) => {
    if (!isEmpty) {
      const saved = await profileUpdateQueries.update(client, consumerNo, { changed, patch, now })
      if (!saved.ok) throw new Refusal('AUT444', { field: 'phone' })
      const agent = findAgent(call.session)
      const before = { ...row.profile, ...toProfileValues(row) }
      if (agent)
        await recordProfileChange(client, call, { agent, consumerNo, before, changed: { ...changed, ...patch } })
    }
    if (terms !== null) await profileUpdateQueries.acceptTerms(client, consumerNo, { version: terms, now })
    const { phone } = changed
    if (phone !== undefined) await createSubscriptionQueries(client).endOtherPhones(consumerNo, phone, now)
    if (choices.length > 0) await applySubscriptionChoices({ client, now }, call, choices)
  })
}
