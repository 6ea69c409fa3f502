import { minutes } from '../time/durations.ts'

/** Tries in a row until an account or an address is locked, and how long it stays so (decisions, Bounds). */
export const signInLock = { tries: 5, lasts: minutes(15) } as const

export type SignInTry = {
  /** Whether the password is looked at at all. */
  readonly mayTry: boolean
  /** What a refusal of this try is told as: error ids of the catalogue. */
  readonly refusal: 'one_try_left' | 'locked_now' | 'locked' | null
}

/**
 * Plans a try to sign in by its number in the row of failed ones, itself counted: the fourth is warned, the fifth locks, later
 * ones are not looked at. A null refusal leaves the words to what was wrong (AUTH-07, decisions: Bounds).
 */
export function planSignInTry(number: number): SignInTry {
  if (number > signInLock.tries) return { mayTry: false, refusal: 'locked' }
  if (number === signInLock.tries) return { mayTry: true, refusal: 'locked_now' }
  return { mayTry: true, refusal: number === signInLock.tries - 1 ? 'one_try_left' : null }
}
