import { type SubmitEvent, useState } from 'react'
import { signIn } from '../../../client/account/sign-in.ts'
import { useShop } from '../../../client/use-shop.ts'
import { announceSignIn } from '../../../components/account/announce-sign-in.ts'
import { checkSignIn, findRefusedField, type SignInField } from '../../../components/account/check-sign-in.ts'
import { PasswordField } from '../../../components/account/password-field.tsx'
import { formatError } from '../../../components/cart/format-error.ts'
import { EmailField } from '../../../components/email/email-field.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './event-dialog.module.css'

type Props = {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onSignUp: () => void
}

type Words = Readonly<Partial<Record<SignInField, string>>>

/** The first step of a sign-up for an event: only an account can join, so that a guest signs in here or opens one (EVT-01). */
export function EventSignIn({ email, onEmail, onSignUp }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Words>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const problems = Object.entries(checkSignIn({ email, password }))
    setErrors(Object.fromEntries(problems.map(([field, { key, values }]) => [field, t(key, values)])))
    setRefused(null)
    const [first] = problems
    if (first) return form.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus()
    setBusy(true)
    try {
      announceSignIn({ t, locale }, await signIn({ email, password }, { asksCaptcha: site.features.captcha.signIn }))
    } catch (error) {
      const field = findRefusedField(error)
      if (field) setErrors({ [field]: formatError(t, error) })
      else setRefused(formatError(t, error))
      setBusy(false)
    }
  }

  return (
    <>
      <form className={styles.form} noValidate aria-label={t('account.signIn')} onSubmit={(event) => void send(event)}>
        <p>{t('events.signIn.text')}</p>
        {refused ? <Notice tone="negative">{refused}</Notice> : null}
        <EmailField
          name="email"
          label={t('account.email')}
          value={email}
          error={errors.email ?? null}
          autoComplete="username"
          required
          onChange={({ target }) => onEmail(target.value)}
          onTake={onEmail}
        />
        <PasswordField
          name="password"
          label={t('account.password')}
          value={password}
          error={errors.password ?? null}
          autoComplete="current-password"
          required
          onChange={({ target }) => setPassword(target.value)}
        />
        <a href={`/${locale}/forgot-password`}>{t('credentials.forgot.link')}</a>
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('account.signIn')}
        </Button>
      </form>
      <div className={styles.other}>
        <p>{t('enrolment.signUp.new')}</p>
        <Button variant="secondary" size="large" wide onClick={onSignUp}>
          {t('enrolment.signUp.open')}
        </Button>
      </div>
    </>
  )
}
