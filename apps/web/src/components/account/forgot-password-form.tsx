import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { EmailField } from '../email/email-field.tsx'
import { useEmailForm } from '../email/use-email-form.ts'
import styles from './forgot-password-form.module.css'

/** The outcome of a form that was sent before the page's code had arrived. */
export type ForgotPasswordState = {
  readonly email: string
  readonly isSent: boolean
  readonly error?: string
  readonly refused?: string
}

type Props = {
  /** Fills the field. */
  readonly email?: string
  readonly state?: ForgotPasswordState | undefined
  /** Called with each change, so that the sign-in form shows the same address. */
  readonly onEmail?: (email: string) => void
}

/** Asks for the mailbox that gets a link to reset its password; works without scripts too (DLG-11). */
export function ForgotPasswordForm({ email: known = '', state, onEmail }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const [email, setEmail] = useState(state?.email ?? known)
  const [sentTo, setSentTo] = useState(state?.isSent ? state.email : null)
  const form = useRef<HTMLFormElement>(null)
  const [asksAgain, setAsksAgain] = useState(false)

  // The button that brought the form back has gone.
  useEffect(() => {
    if (asksAgain) form.current?.querySelector('input')?.focus()
  }, [asksAgain])

  const { register, refused, isBusy, send } = useEmailForm({
    email,
    error: state?.error,
    refused: state?.refused,
    onEmail: (typed) => {
      setEmail(typed)
      onEmail?.(typed)
    },
    ask: async (typed) => {
      await browserApi.call('auth.requestPasswordReset', { body: { email: typed } })
      setSentTo(typed)
      setAsksAgain(false)
    },
  })

  const askAgain = (): void => {
    setSentTo(null)
    setAsksAgain(true)
  }
  if (sentTo !== null)
    return (
      <div className={styles.form}>
        <FocusedNotice tone="positive">{t('credentials.forgot.sent', { email: sentTo })}</FocusedNotice>
        <p className={styles.text}>{t('credentials.forgot.missing')}</p>
        <p>
          <TextButton onClick={askAgain}>{t('credentials.forgot.again')}</TextButton>
        </p>
      </div>
    )
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`/${locale}/forgot-password`}
      onSubmit={send}
      noValidate
      aria-label={t('credentials.forgot.title')}
    >
      <p className={styles.text}>{t('credentials.forgot.text')}</p>
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      <EmailField {...register} />
      <Button type="submit" variant="action" size="large" wide busy={isBusy}>
        {t('credentials.forgot.send')}
      </Button>
    </form>
  )
}
