import { listOfferedSubscriptions } from '@lacehouse/domain/subscriptions/subscription'
import { useSubscriptions } from '../../client/account/subscriptions-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { LoadedProfile, type Profile } from '../../components/profile/loaded-profile.tsx'
import { MailSubscription } from '../../components/profile/mail-subscription.tsx'
import { TextSubscription } from '../../components/profile/text-subscription.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './account-page.module.css'

/** The page of what the shopper receives by mail and text message; each choice is saved at once (ACC-11). */
export function SubscriptionsPage() {
  return <LoadedProfile>{(profile) => <Choices profile={profile} />}</LoadedProfile>
}

function Choices({ profile }: { readonly profile: Profile }) {
  const t = useTranslate()
  const { site } = useShop()
  const { subscriptions, retry } = useSubscriptions()
  if (!subscriptions)
    return retry ? <RetryNotice onRetry={retry}>{t('profile.notLoaded')}</RetryNotice> : <Skeleton height="16rem" />
  const { email, phone } = profile.consumerDetails
  return (
    <div className={styles.part}>
      <p>{t('profile.subscriptions.for', { recipient: email })}</p>
      {listOfferedSubscriptions(site).map(({ channel, type }) => {
        const recipient = channel === 'email' ? email : phone
        const own = subscriptions.find(
          (one) => one.channel === channel && one.type === type && one.recipient === recipient,
        )
        return channel === 'email' ? (
          <MailSubscription key={type} type={type} own={own ?? null} />
        ) : (
          <TextSubscription key="sms" own={own ?? null} phone={profile.consumerDetails.phoneText ?? null} />
        )
      })}
    </div>
  )
}
