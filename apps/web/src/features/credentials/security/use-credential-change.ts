import { useRef, useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'

/** The outcome of a change of the means of signing in. */
export type ChangeOutcome =
  | { readonly kind: 'done' | 'failed'; readonly words: string; readonly nth: number }
  /** The change needs a recent sign-in. */
  | { readonly kind: 'again' }

type Options = {
  /** Says what the browser made of its part of the change; null where the server refused, and no words where nothing is to be said. */
  readonly explain?: (error: unknown) => { readonly words: string | null } | null
}

/** Makes one change at a time of what opens the account, and says what became of it. */
export function useCredentialChange({ explain }: Options = {}) {
  const t = useTranslate()
  const [busy, setBusy] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null)
  const count = useRef(0)

  /** Each outcome has a number of its own, so that the same words twice are announced twice. */
  const toNotice = (kind: 'done' | 'failed', words: string): ChangeOutcome => {
    count.current += 1
    return { kind, words, nth: count.current }
  }

  const toOutcome = (error: unknown): ChangeOutcome | null => {
    if (isApiError(error, 'AUT456')) return { kind: 'again' }
    const explained = explain?.(error) ?? { words: formatError(t, error) }
    return explained.words === null ? null : toNotice('failed', explained.words)
  }

  async function run(what: string, work: () => Promise<void>, done?: string): Promise<void> {
    if (busy !== null) return
    setBusy(what)
    setOutcome(null)
    try {
      await work()
      if (done) setOutcome(toNotice('done', done))
    } catch (error) {
      setOutcome(toOutcome(error))
    } finally {
      setBusy(null)
    }
  }

  return { busy, outcome, run, clear: () => setOutcome(null) }
}
