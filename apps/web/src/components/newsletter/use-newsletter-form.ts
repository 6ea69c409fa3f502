import { findProblem } from '@lacehouse/domain/validation/validate-form'
import { mustBeTicked } from '@lacehouse/domain/validation/validators'
import { type SubmitEvent, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { useEmailForm } from '../email/use-email-form.ts'

/** The outcome of a form that was sent before the page's code had arrived. */
export type NewsletterState = {
  readonly email: string
  readonly isSent: boolean
  readonly error?: string
  readonly policyError?: string
  readonly refused?: string
}

/** Holds, checks and sends a subscription to the newsletter: the mailbox and the consent are both required. `onDone` is called after it. */
export function useNewsletterForm(state: NewsletterState | undefined, onDone?: () => void) {
  const t = useTranslate()
  const [email, setEmail] = useState(state?.email ?? '')
  const [sentTo, setSentTo] = useState(state?.isSent ? state.email : null)
  const [isTicked, setTicked] = useState(false)
  const [policyError, setPolicyError] = useState(state?.policyError ?? null)
  const form = useEmailForm({
    email,
    error: state?.error,
    refused: state?.refused,
    onEmail: setEmail,
    ask: async (recipient) => {
      if (!isTicked) return
      await browserApi.call('subscriptions.create', { body: { channel: 'email', type: 'Newsletter', recipient } })
      setSentTo(recipient)
      onDone?.()
    },
  })

  function send(event: SubmitEvent<HTMLFormElement>): void {
    const problem = findProblem([mustBeTicked], String(isTicked))
    setPolicyError(problem ? t(problem.key) : null)
    if (problem) event.currentTarget.querySelector<HTMLInputElement>('[name=policy]')?.focus()
    void form.send(event)
  }

  const policy = {
    name: 'policy',
    value: 'true',
    checked: isTicked,
    error: policyError,
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setPolicyError(null)
      setTicked(target.checked)
    },
  }
  return { sentTo, email: form.register, policy, refused: form.refused, isBusy: form.isBusy, send }
}
