import { browserApi } from '../../../client/api/browser-api.ts'
import { EmailField } from '../../../components/email/email-field.tsx'
import { useEmailForm } from '../../../components/email/use-email-form.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './account-dialog.module.css'

type Props = {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** Leads to the sign-in with email and password side by side, without a look-up. */
  readonly onPassword: () => void
  /** Goes on to the sign-in of a known email, or to the sign-up of a new one. */
  readonly onKnown: (isRegistered: boolean) => void
}

/** Asks for the email first, which decides between signing in and signing up (REG-02, DLG-21). */
export function LookUpStep({ email, onEmail, onPassword, onKnown }: Props) {
  const t = useTranslate()
  const { register, refused, isBusy, send } = useEmailForm({
    email,
    onEmail,
    ask: async (typed) => {
      const { registered } = await browserApi.call('auth.lookUp', { query: { email: typed } })
      onKnown(registered)
    },
  })

  return (
    <DialogFrame title={t('credentials.lookUp.title')}>
      <form className={styles.form} onSubmit={send} noValidate aria-label={t('credentials.lookUp.title')}>
        <p className={styles.text}>{t('credentials.lookUp.text')}</p>
        {refused ? <Notice tone="negative">{refused}</Notice> : null}
        <EmailField {...register} />
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('credentials.lookUp.next')}
        </Button>
        <p>
          <TextButton onClick={onPassword}>{t('credentials.lookUp.password')}</TextButton>
        </p>
      </form>
    </DialogFrame>
  )
}
