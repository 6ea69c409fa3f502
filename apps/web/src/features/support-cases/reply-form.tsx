import { caseMessageLength } from '@lacehouse/domain/support-cases/support-case'
import { type SubmitEvent, useRef, useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import { findFieldErrors } from '../../client/api/find-field-errors.ts'
import { replyToCase } from '../../client/support-cases/cases-query.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './cases-page.module.css'

/** Adds a message of the shopper to a case; what was typed stays through a failure. */
export function ReplyForm({ caseNumber }: { readonly caseNumber: string }) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // A reply whose answer was lost is sent again under the same key.
  const lost = useRef<{ readonly message: string; readonly idempotencyKey: string } | null>(null)

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setRefusal(null)
    setSent(false)
    if (message.trim().length < caseMessageLength.minimum) {
      setError(t('validation.required'))
      return form.querySelector('textarea')?.focus()
    }
    setBusy(true)
    try {
      if (lost.current?.message !== message) lost.current = { message, idempotencyKey: crypto.randomUUID() }
      await replyToCase({ caseNumber, ...lost.current })
      lost.current = null
      setMessage('')
      setSent(true)
    } catch (failure) {
      if (isApiError(failure) && failure.status >= 400 && failure.status < 500) lost.current = null
      const wrong = findFieldErrors(failure, ['message']).message
      if (wrong) setError(wrong)
      else setRefusal(formatError(t, failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      {isSent ? <Notice tone="positive">{t('cases.reply.sent')}</Notice> : null}
      <TextArea
        name="message"
        label={t('cases.reply.label')}
        value={message}
        error={error}
        rows={4}
        maxLength={caseMessageLength.maximum}
        required
        onChange={({ target }) => {
          setError(null)
          setMessage(target.value)
        }}
      />
      <Button type="submit" variant="action" busy={isBusy}>
        {t('cases.reply.send')}
      </Button>
    </form>
  )
}
