import { favouritesPath } from '@lacehouse/domain/url/shop-paths'
import { type SubmitEvent, useState } from 'react'
import { type SignedIn, signIn } from '../../../client/account/sign-in.ts'
import { readCartMemory } from '../../../client/cart/cart-memory.ts'
import { useShop } from '../../../client/use-shop.ts'
import { PasswordField } from '../../../components/account/password-field.tsx'
import { formatError } from '../../../components/cart/format-error.ts'
import { EmailField } from '../../../components/email/email-field.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import styles from './account-dialog.module.css'
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
  readonly onSignUp: () => void
}

/** Asks for email and password. A wrong value is reported at its field, a refused sign-in above the form (VAL-09, AUTH-07). */
export function SignInForm({ email = '', orderNumber, isKnown = false, onDone, ...steps }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const [values, setValues] = useState({ email, password: '' })
  const [left, setLeft] = useState<readonly SignInField[]>([])
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [fieldError, setFieldError] = useState<Partial<Record<SignInField, string>>>({})
  const problems = checkSignIn(values)

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
    if (isBusy) return
    setLeft(['email', 'password'])
    const [wrong] = Object.keys(problems)
    if (wrong) return (event.target as HTMLFormElement).querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    setBusy(true)
    setRefused(null)
    setFieldError({})
    try {
      const options = { asksCaptcha: site.features.captcha.signIn, orderNumber }
      const signedIn = await signIn(values, options)
      const { hasGrown, favouritesGrown, needsTerms } = signedIn
      toasts.add({ title: t('account.signedIn'), tone: 'positive' })
      if (hasGrown) notifyCartGrew()
      if (favouritesGrown !== null) notifyFavouritesGrew(favouritesGrown)
      onDone(signedIn)
      if (needsTerms) void openDialog('employee-terms', {})
    } catch (error) {
      const field = findRefusedField(error)
      if (field) setFieldError({ [field]: formatError(t, error) })
      else setRefused(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  const notifyCartGrew = (): void =>
    toasts.add({
      title: t('account.cartGrown', { count: readCartMemory()?.count ?? 0 }),
      action: { label: t('account.viewCart'), href: `/${locale}/cart` },
    })

  const notifyFavouritesGrew = (count: number): void =>
    toasts.add({
      title: t('favourites.grown', { count }),
      action: { label: t('favourites.view'), href: favouritesPath(locale) },
    })

  return (
    <DialogFrame title={t('account.signIn')}>
      <form className={styles.form} onSubmit={send} noValidate aria-label={t('account.signIn')}>
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
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('account.signIn')}
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
