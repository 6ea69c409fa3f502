import { minutes } from '../time/durations.ts'
import type { Duration } from '../time/instant.ts'

/** Passkeys of one account (docs/bounds.md). */
export const mostPasskeys = 10
/** Longest name of a passkey. */
export const passkeyNameLength = 60
/** How long a challenge may be answered, once. */
export const passkeyChallengeLifetime: Duration = minutes(10)
/** The time after a sign-in in which its owner may change the means of signing in; later they have to sign in again. */
export const recentSignIn: Duration = minutes(15)

/** Says whether a sign-in is recent enough to change what opens the account. */
export function isRecentSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt < recentSignIn
}

/**
 * Says whether the sign count of a use may follow the stored one: it rises with each use, or the authenticator has none and always says
 * zero. Another count says that the key was copied.
 */
export function isSignCountNext(stored: number, given: number): boolean {
  return given > stored || (stored === 0 && given === 0)
}

/** Names a new passkey by what its owner typed, or else by the device. */
export function namePasskey(typed: string | undefined, device: { browser?: string; system?: string }): string {
  const name = typed?.trim() || [device.browser, device.system].filter(Boolean).join(', ') || 'Passkey'
  return name.slice(0, passkeyNameLength)
}
