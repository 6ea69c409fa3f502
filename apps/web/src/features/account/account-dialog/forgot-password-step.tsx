import { ForgotPasswordForm } from '../../../components/account/forgot-password-form.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onBack: () => void
}

/** Asks for a link to reset the password, within the dialog of the account (DLG-11). */
export function ForgotPasswordStep({ email, onEmail, onBack }: Props) {
  const t = useTranslate()
  return (
    <DialogFrame
      title={t('credentials.forgot.title')}
      start={<IconButton icon="arrow-left" label={t('credentials.backToSignIn')} onClick={onBack} />}
    >
      <ForgotPasswordForm email={email} onEmail={onEmail} />
    </DialogFrame>
  )
}
