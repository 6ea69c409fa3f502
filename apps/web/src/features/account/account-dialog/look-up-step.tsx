import type { SignedIn } from '../../../client/account/sign-in.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { useShop } from '../../../client/use-shop.ts'
import { announceSignIn } from '../../../components/account/announce-sign-in.ts'
import { ProviderButtons } from '../../../components/account/provider-buttons.tsx'
import { formatError } from '../../../components/cart/format-error.ts'
import { EmailField } from '../../../components/email/email-field.tsx'
import { useEmailForm } from '../../../components/email/use-email-form.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './account-dialog.module.css'
import { PasskeyButton } from './passkey-button.tsx'

type Props = {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** Leads to the sign-in with email and password side by side, without a look-up. */
  readonly onPassword: () => void
  readonly orderNumber?: string | undefined
  /** Called by a sign-in with a passkey, which needs no email. */
  readonly onDone: (signedIn: SignedIn) => void
  /** Goes on to the sign-in of a known email, or to the sign-up of a new one. */
  readonly onKnown: (isRegistered: boolean) => void
}

/** Asks for the email first, which decides between signing in and signing up (REG-02, DLG-21). */
export function LookUpStep({ email, orderNumber, onEmail, onPassword, onKnown, onDone }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const { register, refused, setRefused, isBusy, send } = useEmailForm({
    email,
    onEmail,
    ask: async (typed) => {
      const { registered } = await browserApi.call('auth.lookUp', { query: { email: typed } })
      onKnown(registered)
    },
  })

  const refuse = (refusal: unknown): void => setRefused(formatError(t, refusal))

  return (
    <DialogFrame title={t('credentials.lookUp.title')}>
      <form className={styles.form} onSubmit={send} noValidate aria-label={t('credentials.lookUp.title')}>
        <p className={styles.text}>{t('credentials.lookUp.text')}</p>
        {refused ? <Notice tone="negative">{refused}</Notice> : null}
        {/* The browser offers passkeys beside the addresses that it knows. */}
        <EmailField {...register} autoComplete="username webauthn" />
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('credentials.lookUp.next')}
        </Button>
        <PasskeyButton
          orderNumber={orderNumber}
          onSignedIn={(signedIn) => {
            onDone(signedIn)
            announceSignIn({ t, locale }, signedIn)
          }}
          onRefused={refuse}
        />
        <p>
          <TextButton onClick={onPassword}>{t('credentials.lookUp.password')}</TextButton>
        </p>
        <ProviderButtons orderNumber={orderNumber} onRefused={refuse} />
      </form>
    </DialogFrame>
  )
}
