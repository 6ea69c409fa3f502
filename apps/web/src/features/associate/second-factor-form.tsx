import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { findFieldErrors } from '../../client/api/find-field-errors.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './associate-page.module.css'

type Props = {
  /** Signs in with the code; throws what the server refuses. */
  readonly onEnter: (code: string) => Promise<void>
  readonly onBack: () => void
}

/** The second step of a sign-in of staff: the code of the second factor, or a recovery code, as in the back office (AUTH-09). */
export function SecondFactorForm({ onEnter, onBack }: Props) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  // The form with the password has gone, and the focus with it.
  useEffect(() => {
    field.current?.focus()
  }, [])

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const code = field.current?.value.trim() ?? ''
    if (code === '') return showError(t('validation.required'))
    setBusy(true)
    setError(null)
    setRefusal(null)
    try {
      await onEnter(code)
    } catch (failure) {
      const atField = findFieldErrors(failure, ['code']).code
      if (atField) showError(atField)
      else setRefusal(formatError(t, failure))
      setBusy(false)
    }
  }

  function showError(words: string): void {
    setError(words)
    field.current?.select()
    field.current?.focus()
  }

  return (
    <form
      className={styles.group}
      aria-label={t('associate.code.title')}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2>{t('associate.code.title')}</h2>
      <p className={styles.text}>{t('associate.code.text')}</p>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <TextField
        ref={field}
        name="code"
        label={t('associate.code.label')}
        error={error}
        autoComplete="one-time-code"
        required
        maxLength={40}
        onChange={() => setError(null)}
      />
      <Button type="submit" variant="action" size="large" wide busy={isBusy}>
        {t('account.signIn')}
      </Button>
      <Button variant="secondary" size="large" wide onClick={onBack}>
        {t('associate.code.back')}
      </Button>
    </form>
  )
}
