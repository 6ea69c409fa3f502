import { Suspense } from 'react'
import { useProfile } from '../../client/account/profile-query.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { useShop } from '../../client/use-shop.ts'
import { LazyTierProgress } from '../../components/loyalty/lazy-tier-progress.ts'
import { IncompleteProfile } from '../../components/profile/incomplete-profile.tsx'
import { AccountContents } from './account-contents.tsx'
import { LastOrder } from './last-order.tsx'

/** The overview of the account: who is signed in, what is missing of the profile, points, the tier, and what is saved (ACC-17). */
export function Overview() {
  const account = useAccount()
  const profile = useProfile()
  const { locale } = useShop()
  const standing = profile?.loyaltySummary?.standing
  if (!account) return null
  return (
    <AccountContents firstName={account.firstName}>
      {profile ? <IncompleteProfile profile={profile} /> : null}
      {standing ? (
        <Suspense>
          <LazyTierProgress standing={standing} allHref={`/${locale}/account/loyalty`} />
        </Suspense>
      ) : null}
      <LastOrder />
    </AccountContents>
  )
}
