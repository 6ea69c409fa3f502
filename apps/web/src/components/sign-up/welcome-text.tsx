import { useProfile } from '../../client/account/profile-query.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './sign-up-form.module.css'

/** Says that a new account is ready, and that its mailbox has a link to confirm. */
export function WelcomeText() {
  const t = useTranslate()
  const email = useProfile()?.consumerDetails.email
  return (
    <>
      <Notice tone="positive">{t('credentials.welcome.text')}</Notice>
      {email ? <p className={styles.text}>{t('credentials.welcome.confirm', { email })}</p> : null}
    </>
  )
}
