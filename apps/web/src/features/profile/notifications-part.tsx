import type { CallReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { changeNotification, useNotifications } from '../../client/account/notifications-query.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'

type Notification = CallReply<'notifications.list'>['notifications'][number]

const changedKeys = {
  account: 'profile.notification.changed',
  agent: 'profile.notification.changed.agent',
  link: 'profile.notification.changed.link',
} as const

/** The mails that the shopper may do without; each choice is saved at once (ACC-12). */
export function NotificationsPart() {
  const t = useTranslate()
  const { notifications, retry } = useNotifications()
  return (
    <section className={styles.part} aria-labelledby="notifications">
      <h2 className={styles.heading} id="notifications">
        {t('profile.notifications.title')}
      </h2>
      <p className={styles.text}>{t('profile.notifications.text')}</p>
      {retry ? <RetryNotice onRetry={retry}>{t('profile.notLoaded')}</RetryNotice> : null}
      {notifications || retry ? null : <Skeleton height="8rem" />}
      {notifications?.map((notification) => (
        <NotificationChoice key={notification.type} notification={notification} />
      ))}
    </section>
  )
}

function NotificationChoice({ notification: { type, isEnabled, changedAt, source } }: { notification: Notification }) {
  const t = useTranslate()
  const { date } = useFormat()
  const [pending, setPending] = useState<boolean | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function change(wanted: boolean): Promise<void> {
    if (pending !== null) return
    setPending(wanted)
    setError(null)
    try {
      await changeNotification({ type, isEnabled: wanted })
      toasts.add({ title: t('profile.preferences.saved'), tone: 'positive' })
    } catch (failure) {
      setError(formatError(t, failure))
    } finally {
      setPending(null)
    }
  }

  return (
    <div>
      <Checkbox
        label={t(`profile.notification.${type}`)}
        hint={t(`profile.notification.${type}.hint`)}
        checked={pending ?? isEnabled}
        error={error}
        onChange={({ target }) => void change(target.checked)}
      />
      {changedAt ? (
        <p className={styles.state}>
          {t(changedKeys[source ?? 'account'], {
            date: date(changedAt, { dateStyle: 'long' }),
          })}
        </p>
      ) : null}
    </div>
  )
}
