import { isWholeCode, oneTimeCode, toCodeDigits } from '@lacehouse/domain/auth/one-time-code'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { findFieldErrors } from '../../client/api/find-field-errors.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { formatError } from '../cart/format-error.ts'
import styles from './code-form.module.css'
import { usePause } from './use-pause.ts'

type Props = {
  readonly title: string
  /** The words of the button that sends the digits. */
  readonly action: string
  /** When the newest code was asked for, in milliseconds since 1970. */
  readonly askedAt: number
  /** The form takes the place of the button that asked for the code, and its focus. */
  readonly isFocused?: boolean
  /** Sends the digits; throws what the server refuses. */
  readonly onEnter: (code: string) => Promise<void>
  /** Asks for another code; throws what the server refuses. */
  readonly onAgain: () => Promise<void>
  /** The other ways of a shopper who has no code. */
  readonly children?: ReactNode
}

/** Takes the digits of a code that went to a mailbox or a phone, typed, pasted or filled in by the browser. */
export function CodeForm({ title, action, askedAt, isFocused = false, onEnter, onAgain, children }: Props) {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ readonly isFailure: boolean; readonly words: string } | null>(null)
  const [busy, setBusy] = useState<'enter' | 'again' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const pause = usePause(askedAt + oneTimeCode.resendAfter)

  // The button that asked for the code has gone.
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])

  async function run(what: 'enter' | 'again', work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(what)
    setError(null)
    setOutcome(null)
    try {
      await work()
    } catch (refusal) {
      const atField = findFieldErrors(refusal, ['code']).code
      if (atField) setError(atField)
      else setOutcome({ isFailure: true, words: formatError(t, refusal) })
      field.current?.select()
    } finally {
      setBusy(null)
    }
  }

  async function enter(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isWholeCode(code)) return run('enter', () => onEnter(code))
    setError(t('credentials.code.incomplete'))
    field.current?.focus()
  }

  const askAgain = () =>
    run('again', async () => {
      await onAgain()
      setCode('')
      setOutcome({ isFailure: false, words: t('credentials.code.sentAgain') })
      field.current?.focus()
    })

  return (
    <form className={styles.form} onSubmit={enter} noValidate aria-label={title}>
      {outcome ? <Notice tone={outcome.isFailure ? 'negative' : 'positive'}>{outcome.words}</Notice> : null}
      <TextField
        ref={field}
        name="code"
        label={t('credentials.code.label')}
        value={code}
        error={error}
        className={styles.digits}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        onChange={({ target }) => {
          setError(null)
          setCode(toCodeDigits(target.value))
        }}
      />
      <Button type="submit" variant="action" size="large" wide busy={busy === 'enter'}>
        {action}
      </Button>
      <Button variant="secondary" size="large" wide disabled={pause > 0} busy={busy === 'again'} onClick={askAgain}>
        {pause > 0 ? t('credentials.code.againIn', { seconds: pause }) : t('credentials.code.again')}
      </Button>
      {children}
    </form>
  )
}

/** A way out of the form beside its buttons, such as another address. */
export function OtherWay({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <p>
      <TextButton onClick={onClick}>{children}</TextButton>
    </p>
  )
}
