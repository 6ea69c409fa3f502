import { refreshSecurity, useSecurity } from '../../../client/account/security-query.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import styles from '../credentials-page.module.css'
import { ChangePassword } from './change-password.tsx'
import { IdentityList } from './identity-list.tsx'
import { MailboxState } from './mailbox-state.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { SessionList } from './session-list.tsx'

/** The settings of an account's security: its mailbox, password, passkeys, linked providers and devices. */
export function SecurityContents() {
  const t = useTranslate()
  const { security, retry } = useSecurity()
  return (
    <div className={styles.groups}>
      {retry ? <RetryNotice onRetry={retry}>{t('credentials.loadFailed')}</RetryNotice> : null}
      {security ? <MailboxState email={security.email} isConfirmed={security.emailConfirmed} /> : null}
      <ChangePassword email={security?.email ?? ''} onChanged={() => void refreshSecurity()} />
      {security ? <PasskeyList passkeys={security.passkeys} email={security.email} /> : null}
      {security ? <IdentityList identities={security.identities} email={security.email} /> : null}
      {security ? <SessionList sessions={security.sessions} /> : null}
    </div>
  )
}
