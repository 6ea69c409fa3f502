import { ForgotPasswordForm, type ForgotPasswordState } from '../../components/account/forgot-password-form.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './credentials-page.module.css'

/** The page of a forgotten password, for visitors who open its address or press a link before the dialog's code is there. */
export function ForgotPasswordPage({ state }: { readonly state?: ForgotPasswordState | undefined }) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('credentials.forgot.title')}</h1>
      <ForgotPasswordForm state={state} />
      <p>
        <TextButton onClick={() => void openDialog('account', {})}>{t('credentials.backToSignIn')}</TextButton>
      </p>
    </div>
  )
}
