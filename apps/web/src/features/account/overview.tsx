import { useProfile } from '../../client/account/profile-query.ts'
import { useAccount } from '../../client/account/use-account.ts'
import { useShop } from '../../client/use-shop.ts'
import { TierProgress } from '../../components/loyalty/tier-progress.tsx'
import { IncompleteProfile } from '../../components/profile/incomplete-profile.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './account-contents.module.css'
import { AccountContents } from './account-contents.tsx'
import { LastOrder } from './last-order.tsx'

/** The overview of the account: who is signed in, what is missing of the profile, points, the tier, and what is saved (ACC-17). */
export function Overview() {
  const account = useAccount()
  const profile = useProfile()
  const { locale } = useShop()
  const t = useTranslate()
  const standing = profile?.loyaltySummary?.standing
  if (!account) return null
  return (
    <AccountContents firstName={account.firstName}>
      {profile ? <IncompleteProfile profile={profile} /> : null}
      {standing ? (
        <TierProgress standing={standing}>
          <a className={styles.all} href={`/${locale}/account/loyalty`}>
            {t('account.tier.all')}
          </a>
        </TierProgress>
      ) : null}
      <LastOrder />
    </AccountContents>
  )
}
