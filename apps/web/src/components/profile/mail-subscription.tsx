import type { CallReply } from '@lacehouse/contracts'
import type { SubscriptionType } from '@lacehouse/domain/subscriptions/subscription'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './profile-parts.module.css'
import { useSubscription } from './use-subscription.ts'

export type OwnSubscription = CallReply<'subscriptions.list'>['subscriptions'][number]

type Props = { readonly type: SubscriptionType; readonly own: OwnSubscription | null }

/** A kind of mail, with the state of its confirmation. */
export function MailSubscription({ type, own }: Props) {
  const t = useTranslate()
  const { isOn, error, change } = useSubscription({ channel: 'email', type }, own?.optin ?? false)
  return (
    <div>
      <Checkbox
        label={t(`profile.subscription.email.${type}`)}
        hint={t(`profile.subscription.email.${type}.hint`)}
        checked={isOn}
        error={error}
        onChange={({ target }) => change(target.checked)}
      />
      <SubscriptionState own={own} />
    </div>
  )
}

/** Says since when a subscription runs, or that it waits for its confirmation. */
export function SubscriptionState({ own }: { readonly own: OwnSubscription | null }) {
  const t = useTranslate()
  const { date } = useFormat()
  if (!own?.optin) return null
  const isPending = own.channel === 'email' && !own.doubleOptin
  return (
    <p className={styles.state} role="status">
      {isPending ? t('profile.subscription.pending') : t('profile.subscription.since', { date: date(own.optinDate) })}
    </p>
  )
}
