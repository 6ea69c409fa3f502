import { type SubmitEvent, useRef, useState } from 'react'
import { DialogBlocks } from '../../../blocks/dialog-blocks.tsx'
import type { PendingCode } from '../../../client/account/pending-code.ts'
import { type SignedIn, signIn } from '../../../client/account/sign-in.ts'
import { requestSignInCode } from '../../../client/account/sign-in-by-code.ts'
import { useShop } from '../../../client/use-shop.ts'
import { announceSignIn } from '../../../components/account/announce-sign-in.ts'
import { checkSignIn, findRefusedField, type SignInField } from '../../../components/account/check-sign-in.ts'
import { PasswordField } from '../../../components/account/password-field.tsx'
import { ProviderButtons } from '../../../components/account/provider-buttons.tsx'
import { formatError } from '../../../components/cart/format-error.ts'
import { EmailField } from '../../../components/email/email-field.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './account-dialog.module.css'
import { PasskeyButton } from './passkey-button.tsx'

type Props = {
  readonly email?: string | undefined
  readonly orderNumber?: string | undefined
  readonly onDone: (signedIn: SignedIn) => void
  /** Says that the email was found to have an account. */
  readonly isKnown?: boolean
  /** Signs in once more, where the page has to stay: a provider would lead away from it. */
  readonly isAgain?: boolean
  /** Tells the email as it is typed, which the other steps keep. */
  readonly onEmail: (email: string) => void
  readonly onForgot: () => void
  /** Goes on to the code that was asked for. */
  readonly onCode: (pending: PendingCode) => void
  readonly onSignUp: () => void
}

type Way = 'password' | 'code'

/** Asks for email and password. A wrong value is reported at its field, a refused sign-in above the form (VAL-09, AUTH-07). */
export function SignInForm({ email = '', orderNumber, isKnown = false, isAgain = false, onDone, ...steps }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const [values, setValues] = useState({ email, password: '' })
  const [left, setLeft] = useState<readonly SignInField[]>([])
  const [busy, setBusy] = useState<Way | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [fieldError, setFieldError] = useState<Partial<Record<SignInField, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const problems = checkSignIn(values)
  const asksCaptcha = site.features.captcha.signIn

  const register = (name: SignInField) => {
    const problem = left.includes(name) ? problems[name] : undefined
    return {
      name,
      value: values[name],
      error: problem ? t(problem.key, problem.values) : (fieldError[name] ?? null),
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setFieldError({})
        setLeft((names) => names.filter((other) => other !== name))
        setValues((old) => ({ ...old, [name]: target.value }))
        if (name === 'email') steps.onEmail(target.value)
      },
      onBlur: () => values[name] !== '' && setLeft((names) => [...names, name]),
    }
  }

  /** Runs a way to sign in that needs some of the fields; the first that is wrong has the focus. */
  async function run(way: Way, fields: readonly SignInField[], work: () => Promise<void>): Promise<void> {
    if (busy) return
    setLeft(fields)
    const wrong = fields.find((name) => problems[name])
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    setBusy(way)
    setRefused(null)
    setFieldError({})
    try {
      await work()
    } catch (error) {
      showRefusal(error)
    } finally {
      setBusy(null)
    }
  }

  const finish = (signedIn: SignedIn): void => {
    onDone(signedIn)
    announceSignIn({ t, locale }, signedIn)
  }

  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    void run('password', ['email', 'password'], async () => finish(await signIn(values, { asksCaptcha, orderNumber })))
  }

  const sendCode = (): void =>
    void run('code', ['email'], async () => steps.onCode(await requestSignInCode(values.email.trim(), { asksCaptcha })))

  const showRefusal = (error: unknown): void => {
    const field = findRefusedField(error)
    if (field) setFieldError({ [field]: formatError(t, error) })
    else setRefused(formatError(t, error))
  }

  return (
    <DialogFrame title={t('account.signIn')}>
      <form ref={form} className={styles.form} onSubmit={send} noValidate aria-label={t('account.signIn')}>
        <p className={styles.text}>{t('account.signIn.text')}</p>
        {isKnown ? <Notice>{t('enrolment.signUp.known')}</Notice> : null}
        {refused ? <Notice tone="negative">{refused}</Notice> : null}
        <EmailField
          {...register('email')}
          label={t('account.email')}
          // The browser offers passkeys beside the addresses that it knows.
          autoComplete="username webauthn"
          required
          onTake={(taken) => {
            setValues((old) => ({ ...old, email: taken }))
            steps.onEmail(taken)
          }}
        />
        <PasswordField
          {...register('password')}
          label={t('account.password')}
          autoComplete="current-password"
          required
        />
        <p>
          <TextButton onClick={steps.onForgot}>{t('credentials.forgot.link')}</TextButton>
        </p>
        <Button type="submit" variant="action" size="large" wide busy={busy === 'password'}>
          {t('account.signIn')}
        </Button>
        <Button variant="secondary" size="large" wide busy={busy === 'code'} onClick={sendCode}>
          {t('credentials.code.link')}
        </Button>
        <PasskeyButton orderNumber={orderNumber} onSignedIn={finish} onRefused={showRefusal} />
        {isAgain ? null : <ProviderButtons orderNumber={orderNumber} onRefused={showRefusal} />}
      </form>
      <div className={styles.other}>
        <p>{t('enrolment.signUp.new')}</p>
        <Button variant="secondary" size="large" wide onClick={steps.onSignUp}>
          {t('enrolment.signUp.open')}
        </Button>
      </div>
      <DialogBlocks page="sign-in-modal" />
    </DialogFrame>
  )
}
