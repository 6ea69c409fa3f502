import { oneTimeCode } from '@lacehouse/domain/auth/one-time-code'
import { readClock } from '../clock.ts'
import { sessionStore } from '../storage/browser-storage.ts'

/** A code that this tab asked for: what enters it needs besides the digits of the mail. */
export type PendingCode = {
  readonly codeId: string
  readonly codeVerifier: string
  readonly email: string
  /** In milliseconds since 1970. */
  readonly askedAt: number
}

const toKey = () => `sign-in-code.${document.documentElement.dataset.site ?? ''}` as const

/**
 * Remembers a code for this tab: a phone may drop the page while its owner reads the mail in another program. The verifier is of no use
 * without the digits.
 */
export function savePendingCode(pending: PendingCode | null): void {
  if (pending) sessionStore.setItem(toKey(), JSON.stringify(pending))
  else sessionStore.removeItem(toKey())
}

/** Reads the code that was asked for and may still work; null without one. */
export function readPendingCode(now: number = readClock()): PendingCode | null {
  try {
    const pending: Partial<PendingCode> | null = JSON.parse(sessionStore.getItem(toKey()) ?? 'null')
    if (typeof pending?.codeId !== 'string' || typeof pending.askedAt !== 'number') return null
    return now - pending.askedAt < oneTimeCode.lasts ? (pending as PendingCode) : null
  } catch {
    // Text that is no code counts as none.
    return null
  }
}
