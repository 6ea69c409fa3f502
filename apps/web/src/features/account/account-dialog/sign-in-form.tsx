import { type SubmitEvent, useRef, useState } from 'react'
import type { PendingCode } from '../../../client/account/pending-code.ts'
import { type SignedIn, signIn } from '../../../client/account/sign-in.ts'
import { requestSignInCode } from '../../../client/account/sign-in-by-code.ts'
import { useShop } from '../../../client/use-shop.ts'
import { PasswordField } from '../../../components/account/password-field.tsx'
import { formatError } from '../../../components/cart/format-error.ts'
import { EmailField } from '../../../components/email/email-field.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './account-dialog.module.css'
import { announceSignIn } from './announce-sign-in.ts'
import { checkSignIn, findRefusedField, type SignInField } from './check-sign-in.ts'

type Props = {
  readonly email?: string | undefined
  readonly orderNumber?: string | undefined
  readonly onDone: (signedIn: SignedIn) => void
  /** Says that the email was found to have an account. */
  readonly isKnown?: boolean
  /** Tells the email as it is typed, which the other steps keep. */
  readonly onEmail: (email: string) => void
  readonly onForgot: () => void
  /** Goes on to the code that was asked for. */
  readonly onCode: (pending: PendingCode) => void
  readonly onSignUp: () => void
}

/** Asks for email and password. A wrong value is reported at its field, a refused sign-in above the form (VAL-09, AUTH-07). */
export function SignInForm({ email = '', orderNumber, isKnown = false, onDone, ...steps }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const [values, setValues] = useState({ email, password: '' })
  const [left, setLeft] = useState<readonly SignInField[]>([])
  const [busy, setBusy] = useState<'password' | 'code' | null>(null)
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

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setLeft(['email', 'password'])
    const [wrong] = Object.keys(problems)
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    begin('password')
    try {
      const signedIn = await signIn(values, { asksCaptcha, orderNumber })
      onDone(signedIn)
      announceSignIn({ t, locale }, signedIn)
    } catch (error) {
      showRefusal(error)
    } finally {
      setBusy(null)
    }
  }

  /** Has a code sent in place of the password. */
  async function sendCode(): Promise<void> {
    if (busy) return
    setLeft(['email'])
    if (problems.email) return form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
    begin('code')
    try {
      steps.onCode(await requestSignInCode(values.email.trim(), { asksCaptcha }))
    } catch (error) {
      showRefusal(error)
    } finally {
      setBusy(null)
    }
  }

  const begin = (what: 'password' | 'code'): void => {
    setBusy(what)
    setRefused(null)
    setFieldError({})
  }

  const showRefusal = (error: unknown): void => {
    const field = findRefusedField(error)
    if (field) setFieldError({ [field]: formatError(t, error) })
    else setRefused(formatError(t, error))
  }

  return (
    <DialogFrame title={t('account.signIn')}>
      <form ref={form} className={styles.form} onSubmit={send} noValidate aria-label={t('account.signIn')}>
        <p className={styles.text}>{t('account.signIn.text')}</p>
        {isKnown ? <Notice>{t('credentials.signUp.known')}</Notice> : null}
        {refused ? <Notice tone="negative">{refused}</Notice> : null}
        <EmailField
          {...register('email')}
          label={t('account.email')}
          autoComplete="username"
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
        <Button variant="secondary" size="large" wide busy={busy === 'code'} onClick={() => void sendCode()}>
          {t('credentials.code.link')}
        </Button>
      </form>
      <div className={styles.other}>
        <p>{t('credentials.signUp.new')}</p>
        <Button variant="secondary" size="large" wide onClick={steps.onSignUp}>
          {t('credentials.signUp.open')}
        </Button>
      </div>
    </DialogFrame>
  )
}
