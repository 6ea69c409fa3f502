import { useProfile } from '../../client/account/profile-query.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { IncompleteProfile } from '../../components/profile/incomplete-profile.tsx'
import { AccountContents } from './account-contents.tsx'
import { LastOrder } from './last-order.tsx'

/** The overview of the account: who is signed in, what is missing of the profile, points, and what is saved (ACC-17). */
export function Overview() {
  const account = useAccount()
  const profile = useProfile()
  if (!account) return null
  return (
    <AccountContents firstName={account.firstName}>
      {profile ? <IncompleteProfile profile={profile} /> : null}
      <LastOrder />
    </AccountContents>
  )
}
