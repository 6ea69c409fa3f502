import { type SubmitEvent, useState } from 'react'

/** Sends a step's form, and counts the attempts with errors: at each the summary of errors gets the focus. */
export function useSending(onSend: () => void) {
  const [sent, setSent] = useState(0)
  return {
    sent,
    onWrong: () => setSent((times) => times + 1),
    toSend: (submit: () => Promise<void>) => (event: SubmitEvent) => {
      event.preventDefault()
      onSend()
      void submit()
    },
  }
}
