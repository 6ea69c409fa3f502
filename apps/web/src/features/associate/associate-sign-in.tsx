import { type SubmitEvent, useState } from 'react'
import { signIn } from '../../client/account/sign-in.ts'
import { signInAgent } from '../../client/account/sign-in-agent.ts'
import { isApiError } from '../../client/api/api-error.ts'
import { useShop } from '../../client/use-shop.ts'
import { PasswordField } from '../../components/account/password-field.tsx'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './associate-page.module.css'
import { SecondFactorForm } from './second-factor-form.tsx'

/** A sign-in whose password was right, and that waits for the code of the second factor. */
type PendingSignIn = { readonly enter: (code: string) => Promise<void> }

const kinds = ['store', 'agent'] as const
type Kind = (typeof kinds)[number]

/** Signs the people of a store and agents in, each by their own call (AUTH-09, ROLE-02). */
export function AssociateSignIn() {
  const t = useTranslate()
  const { site } = useShop()
  const [kind, setKind] = useState<Kind>('store')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [pending, setPending] = useState<PendingSignIn | null>(null)

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    // The form itself, because what was typed before the page's scripts came is nowhere else.
    const form = new FormData(event.target as HTMLFormElement)
    const values = { email: String(form.get('email')), password: String(form.get('password')) }
    const options = { asksCaptcha: site.features.captcha.signIn }
    const enter = async (code?: string): Promise<void> => {
      const credentials = { ...values, ...(code && { code }) }
      await (form.get('kind') === 'agent' ? signInAgent(credentials, options) : signIn(credentials, options))
    }
    try {
      await enter()
    } catch (error) {
      if (isApiError(error, 'STF402')) setPending({ enter })
      else setRefusal(formatError(t, error))
      setBusy(false)
    }
  }

  if (pending) return <SecondFactorForm onEnter={pending.enter} onBack={() => setPending(null)} />

  const register = (name: 'email' | 'password') => ({ name, label: t(`account.${name}`), required: true })
  return (
    <form
      className={styles.group}
      aria-label={t('account.signIn')}
      method="post"
      onSubmit={(event) => void send(event)}
      data-replay
    >
      <p className={styles.text}>{t('associate.signIn.text')}</p>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <RadioCards
        legend={t('associate.kind')}
        name="kind"
        cards={kinds.map((value) => ({
          value,
          title: t(`associate.kind.${value}`),
          detail: t(`associate.kind.${value}.text`),
        }))}
        value={kind}
        onChange={(value) => setKind(value === 'agent' ? 'agent' : 'store')}
      />
      <TextField {...register('email')} type="email" autoComplete="username" maxLength={100} />
      <PasswordField {...register('password')} autoComplete="current-password" />
      <Button type="submit" variant="action" size="large" wide busy={isBusy}>
        {t('account.signIn')}
      </Button>
    </form>
  )
}
