import { minutes } from '../time/durations.ts'

/**
 * After so many failures in a row an account is locked for this duration, for the network or the known device that failed
 * (docs/bounds.md).
 */
export const signInLock = { tries: 5, lasts: minutes(15) } as const

/** Failures of an account from anywhere and of a network, after which each try needs a proof of work. */
export const freeTries = { account: 5, network: 10 } as const

/** Failures of an account from anywhere after which only known devices may try. */
export const mostAccountTries = 50

/** The failures in a row within the lock's duration, this attempt included. */
export type SignInTries = {
  /** Of the account by the caller's network, or by the caller's device where it signed in to the account before. */
  readonly pair: number
  /** Of the account from anywhere, and of the network at any account; null for a known device. */
  readonly account: number | null
  readonly network: number | null
}

export type SignInTry = {
  /** Whether the password is checked at all. */
  readonly mayTry: boolean
  /** The reason that the caller gets for this attempt; null leaves the reason to the password check. */
  readonly refusal: 'one_try_left' | 'locked_now' | 'locked' | 'proof_needed' | null
}

/**
 * Plans a sign-in attempt by the failures before it. The fourth in a row of one account by one network warns, the fifth locks, and
 * later ones are refused without a look at the password. Failures elsewhere do not lock the owner out: they ask for a proof of work
 * (AUTH-07, decision 0033).
 */
export function planSignInTry({ pair, account, network }: SignInTries, isSolved: boolean): SignInTry {
  if (pair > signInLock.tries || (account ?? 0) > mostAccountTries) return { mayTry: false, refusal: 'locked' }
  const needsProof = (account ?? 0) > freeTries.account || (network ?? 0) > freeTries.network
  if (needsProof && !isSolved) return { mayTry: false, refusal: 'proof_needed' }
  if (pair === signInLock.tries) return { mayTry: true, refusal: 'locked_now' }
  return { mayTry: true, refusal: pair === signInLock.tries - 1 ? 'one_try_left' : null }
}
