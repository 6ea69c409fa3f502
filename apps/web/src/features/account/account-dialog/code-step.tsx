import type { PendingCode } from '../../../client/account/pending-code.ts'
import type { SignedIn } from '../../../client/account/sign-in.ts'
import { requestSignInCode, signInByCode } from '../../../client/account/sign-in-by-code.ts'
import { useShop } from '../../../client/use-shop.ts'
import { announceSignIn } from '../../../components/account/announce-sign-in.ts'
import { CodeForm, OtherWay } from '../../../components/account/code-form.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './account-dialog.module.css'

type Props = {
  readonly pending: PendingCode
  readonly orderNumber?: string | undefined
  readonly onPending: (pending: PendingCode) => void
  readonly onDone: (signedIn: SignedIn) => void
  readonly onBack: () => void
}

/** Takes the code of the mail and signs in by it, within the dialog of the account (decision 0049). */
export function CodeStep({ pending, orderNumber, onPending, onDone, onBack }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const asksCaptcha = site.features.captcha.signIn

  async function enter(code: string): Promise<void> {
    const signedIn = await signInByCode(pending, code, orderNumber)
    onDone(signedIn)
    announceSignIn({ t, locale }, signedIn)
  }

  return (
    <DialogFrame
      title={t('credentials.code.title')}
      start={<IconButton icon="arrow-left" label={t('credentials.backToSignIn')} onClick={onBack} />}
    >
      <div className={styles.form}>
        <p>{t('credentials.code.sent', { email: pending.email })}</p>
        <CodeForm
          title={t('credentials.code.title')}
          action={t('account.signIn')}
          askedAt={pending.askedAt}
          isFocused
          onEnter={enter}
          onAgain={async () => onPending(await requestSignInCode(pending.email, { asksCaptcha }))}
        >
          <p className={styles.text}>{t('credentials.code.missing')}</p>
          <OtherWay onClick={onBack}>{t('credentials.code.otherAddress')}</OtherWay>
        </CodeForm>
      </div>
    </DialogFrame>
  )
}
