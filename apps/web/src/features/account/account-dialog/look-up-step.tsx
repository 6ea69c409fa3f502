import { findProblem } from '@lacehouse/domain/validation/validate-form'
import { mustBeEmail, mustBeFilled } from '@lacehouse/domain/validation/validators'
import { type SubmitEvent, useState } from 'react'
import { browserApi } from '../../../client/api/browser-api.ts'
import { findFieldErrors } from '../../../client/api/find-field-errors.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { EmailField } from '../../../components/email/email-field.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './account-dialog.module.css'

type Props = {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** Leads to the sign-in with email and password side by side, without a look-up. */
  readonly onPassword: () => void
  /** Goes on to the sign-in of a known email, or to the sign-up of a new one. */
  readonly onKnown: (isRegistered: boolean) => void
}

/** Asks for the email first, which decides between signing in and signing up (REG-02, DLG-21). */
export function LookUpStep({ email, onEmail, onPassword, onKnown }: Props) {
  const t = useTranslate()
  const [error, setError] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const change = (typed: string): void => {
    setError(null)
    onEmail(typed)
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const problem = findProblem([mustBeFilled, mustBeEmail], email.trim())
    if (problem) {
      setError(t(problem.key, problem.values))
      return form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    }
    setBusy(true)
    setRefused(null)
    try {
      const { registered } = await browserApi.call('auth.lookUp', { query: { email: email.trim() } })
      onKnown(registered)
    } catch (refusal) {
      const atField = findFieldErrors(refusal, ['email']).email
      if (atField) setError(atField)
      else setRefused(formatError(t, refusal))
    } finally {
      setBusy(false)
    }
  }

  return (
    <DialogFrame title={t('credentials.lookUp.title')}>
      <form className={styles.form} onSubmit={send} noValidate aria-label={t('credentials.lookUp.title')}>
        <p className={styles.text}>{t('credentials.lookUp.text')}</p>
        {refused ? <Notice tone="negative">{refused}</Notice> : null}
        <EmailField
          name="email"
          label={t('account.email')}
          value={email}
          error={error}
          maxLength={100}
          autoComplete="username"
          required
          onChange={({ target }) => change(target.value)}
          onTake={change}
        />
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('credentials.lookUp.next')}
        </Button>
        <p>
          <TextButton onClick={onPassword}>{t('credentials.lookUp.password')}</TextButton>
        </p>
      </form>
    </DialogFrame>
  )
}
