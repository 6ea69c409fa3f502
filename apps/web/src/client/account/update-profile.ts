import type { CallInput, CallReply } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { showAnswer } from '../api/show-answer.ts'
import { adoptShoeSize } from '../products/my-sizes.ts'
import { readAccount, saveAccount } from './account-memory.ts'
import { profileQuery } from './profile-query.ts'

type Profile = CallReply<'consumer.get'>['consumerProfile']
export type ProfileChange = CallInput<'consumer.update'>['body']['consumerProfile']

/**
 * Changes the profile and shows the answer everywhere. Fails with 'Profile not loaded' before the profile is there, so that nothing
 * unseen is overwritten; an update without a change is not sent (ACC-02).
 */
export async function updateProfile(change: ProfileChange): Promise<Profile> {
  const known = queryClient.getQueryData<Profile>(profileQuery.queryKey)
  if (!known) throw new Error('Profile not loaded')
  if (isEmpty(change)) return known
  const { consumerProfile } = await browserApi.call('consumer.update', {
    query: { includeLoyaltySummary: true },
    body: { consumerProfile: change },
  })
  await showAnswer(profileQuery.queryKey, consumerProfile)
  adoptShoeSize(change.preferences?.preferredShoeSize, true)
  const account = readAccount()
  if (account) saveAccount({ ...account, firstName: consumerProfile.consumerDetails.firstName })
  return consumerProfile
}

const isEmpty = ({ consumerDetails = {}, preferences = {}, favoriteStore }: ProfileChange): boolean =>
  favoriteStore === undefined && [consumerDetails, preferences].every((part) => Object.keys(part).length === 0)
