import { type SubmitEvent, useState } from 'react'
import { signIn } from '../../../client/account/sign-in.ts'
import { readCartMemory } from '../../../client/cart/cart-memory.ts'
import { useShop } from '../../../client/use-shop.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import styles from './account-dialog.module.css'
import { checkSignIn, type SignInField } from './check-sign-in.ts'

type Props = { readonly email?: string; readonly orderNumber?: string; readonly onDone: () => void }

/** Asks for email and password. A wrong value is reported at its field, a refused sign-in above the form (VAL-09, AUTH-07). */
export function SignInForm({ email = '', orderNumber, onDone }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const [values, setValues] = useState({ email, password: '' })
  const [left, setLeft] = useState<readonly SignInField[]>([])
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const problems = checkSignIn(values)

  const register = (name: SignInField) => {
    const problem = left.includes(name) ? problems[name] : undefined
    return {
      name,
      value: values[name],
      error: problem ? t(problem.key, problem.values) : null,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setLeft((names) => names.filter((other) => other !== name))
        setValues((old) => ({ ...old, [name]: target.value }))
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
    try {
      const options = { asksCaptcha: site.features.captcha.signIn, orderNumber }
      const { hasGrown, favouritesGrown } = await signIn(values, options)
      toasts.add({ title: t('account.signedIn'), tone: 'positive' })
      if (hasGrown) notifyCartGrew()
      if (favouritesGrown !== null) notifyFavouritesGrew(favouritesGrown)
      onDone()
    } catch (error) {
      setRefused(formatError(t, error))
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
      action: { label: t('favourites.view'), href: `/${locale}/favourites` },
    })

  return (
    <DialogFrame title={t('account.signIn')}>
      <form className={styles.form} onSubmit={send} noValidate aria-label={t('account.signIn')}>
        <p className={styles.text}>{t('account.signIn.text')}</p>
        {refused ? <Notice tone="negative">{refused}</Notice> : null}
        <TextField
          {...register('email')}
          label={t('account.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...register('password')}
          label={t('account.password')}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          end={
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={t(isShown ? 'account.password.hide' : 'account.password.show')}
              onClick={() => setShown(!isShown)}
            />
          }
        />
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('account.signIn')}
        </Button>
      </form>
    </DialogFrame>
  )
}
