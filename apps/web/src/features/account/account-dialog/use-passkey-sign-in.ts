import { useEffect, useEffectEvent, useState } from 'react'
import {
  canSuggestPasskeys,
  canUsePasskeys,
  findPasskeyOutcome,
  signInByPasskey,
  stopSuggestingPasskeys,
} from '../../../client/account/passkeys.ts'
import type { SignedIn } from '../../../client/account/sign-in.ts'

type Options = {
  readonly orderNumber?: string | undefined
  readonly onSignedIn: (signedIn: SignedIn) => void
  /** Called with what the server refused. */
  readonly onRefused: (error: unknown) => void
}

/** Signs in by a passkey: by a button, and among the suggestions of the email field where the browser has them (decision 0050). */
export function usePasskeySignIn({ orderNumber, onSignedIn, onRefused }: Options) {
  const [isBusy, setBusy] = useState(false)
  // Each wait has a challenge of its own.
  const [wait, setWait] = useState(0)
  const finish = useEffectEvent(onSignedIn)
  const refuse = useEffectEvent(onRefused)

  // The browser suggests passkeys for as long as the form stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wait begins after one that was used up
  useEffect(() => {
    let isOver = false
    let hasBegun = false
    const suggest = async (): Promise<void> => {
      if (!(await canSuggestPasskeys()) || isOver) return
      hasBegun = true
      try {
        finish(await signInByPasskey({ orderNumber, isSuggested: true }))
      } catch (error) {
        // The wait ends with the form, and with the button, whose question takes its place.
        if (!isOver && findPasskeyOutcome(error) === null) refuse(error)
      }
    }
    void suggest()
    return () => {
      isOver = true
      if (hasBegun) void stopSuggestingPasskeys()
    }
  }, [wait, orderNumber])

  async function ask(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      onSignedIn(await signInByPasskey({ orderNumber }))
    } catch (error) {
      if (findPasskeyOutcome(error) === null) onRefused(error)
      setWait((earlier) => earlier + 1)
    } finally {
      setBusy(false)
    }
  }

  return { isOffered: canUsePasskeys(), isBusy, ask }
}
