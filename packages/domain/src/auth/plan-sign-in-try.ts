import { minutes } from '../time/durations.ts'

/** After so many failures in a row an account or an address is locked for this duration (docs/bounds.md). */
export const signInLock = { tries: 5, lasts: minutes(15) } as const

export type SignInTry = {
  /** Whether the password is checked at all. */
  readonly mayTry: boolean
  /** The reason that the caller gets for this attempt; null leaves the reason to the password check. */
  readonly refusal: 'one_try_left' | 'locked_now' | 'locked' | null
}

/**
 * Plans a sign-in attempt by its number among the failures in a row, this attempt included: the fourth warns, the fifth locks,
 * and later ones are refused without a look at the password (AUTH-07).
 */
export function planSignInTry(number: number): SignInTry {
  if (number > signInLock.tries) return { mayTry: false, refusal: 'locked' }
  if (number === signInLock.tries) return { mayTry: true, refusal: 'locked_now' }
  return { mayTry: true, refusal: number === signInLock.tries - 1 ? 'one_try_left' : null }
}
