import type { CallReply } from '@lacehouse/contracts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './no-mails-page.module.css'

type Props = {
  /** The token of the mail's link. */
  readonly st: string
  /** The kind of mail that the link ends; null for a link that is not valid any more. */
  readonly linked: CallReply<'notifications.getByLink'> | null
  /** The outcome of the button; null before it was pressed. */
  readonly end: 'ended' | 'expired' | null
}

/** Ends a kind of mail to the account that got the link, by a form that works without a script and without a sign-in (ACC-12). */
export function NoMailsPage({ st, linked, end }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const state = end ?? (linked ? (linked.isEnabled ? null : 'off') : 'expired')
  const title = linked ? t('profile.noMails.title', { kind: t(`profile.notification.${linked.type}`) }) : null
  return (
    <section className={styles.page}>
      <h1>{title ?? t('profile.notifications.title')}</h1>
      {state ? (
        <>
          <Notice tone={state === 'expired' ? 'warning' : 'positive'}>{t(`profile.noMails.${state}`)}</Notice>
          <LinkButton href={`/${locale}/account/preferences`}>{t('profile.noMails.account')}</LinkButton>
        </>
      ) : (
        <form className={styles.form} method="post" action={`/${locale}/no-mails?st=${encodeURIComponent(st)}`}>
          <p>{t('profile.noMails.text')}</p>
          <Button type="submit" variant="action" size="large">
            {t('profile.noMails.action')}
          </Button>
        </form>
      )}
    </section>
  )
}
