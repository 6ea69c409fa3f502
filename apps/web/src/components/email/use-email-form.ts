import { findProblem } from '@lacehouse/domain/validation/validate-form'
import { mustBeEmail, mustBeFilled } from '@lacehouse/domain/validation/validators'
import { type SubmitEvent, useState } from 'react'
import { findFieldErrors } from '../../client/api/find-field-errors.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { formatError } from '../cart/format-error.ts'

type Options = {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** Sends the address, which has the form of one. */
  readonly ask: (email: string) => Promise<void>
  /** The outcome of a form that was sent before the page's code had arrived. */
  readonly error?: string | undefined
  readonly refused?: string | undefined
}

/** A form that asks for an email address alone. */
export function useEmailForm({ email, onEmail, ask, ...before }: Options) {
  const t = useTranslate()
  const [error, setError] = useState(before.error ?? null)
  const [refused, setRefused] = useState(before.refused ?? null)
  const [isBusy, setBusy] = useState(false)

  const change = (typed: string): void => {
    setError(null)
    onEmail(typed)
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setRefused(null)
    const form = event.currentTarget
    const problem = findProblem([mustBeFilled, mustBeEmail], email.trim())
    if (problem) {
      setError(t(problem.key, problem.values))
      return form.querySelector<HTMLInputElement>('[name=email]')?.focus()
    }
    setBusy(true)
    try {
      await ask(email.trim())
    } catch (refusal) {
      const atField = findFieldErrors(refusal, ['email']).email
      if (atField) setError(atField)
      else setRefused(formatError(t, refusal))
    } finally {
      setBusy(false)
    }
  }

  const register = {
    name: 'email',
    label: t('account.email'),
    value: email,
    error,
    maxLength: 100,
    autoComplete: 'username',
    required: true,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
    onTake: change,
  }
  return { register, refused, setRefused, isBusy, send }
}
