import { minutes } from '../time/durations.ts'

/** How long a sign-in at a provider may take, from the press of its button to the return. */
export const providerSignInLifetime = minutes(10)
/** How long an identity that no account has yet waits for a proof of the account, or for the form of a new one. */
export const pendingIdentityLifetime = minutes(30)
/** The identities that one account may have. */
export const mostIdentities = 10

/** What opens an account. */
export type WaysToSignIn = {
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly identities: number
  /** A confirmed mailbox signs in by a code; another one would begin by ending what the account has (decision 0049). */
  readonly isEmailConfirmed: boolean
}

type Unlinking = { readonly ok: true } | { readonly ok: false; readonly reason: 'last_way' }

/** Decides whether an account may lose one of its identities: another way to sign in has to be left. */
export function planUnlinking({ hasPassword, passkeys, identities, isEmailConfirmed }: WaysToSignIn): Unlinking {
  const isLast = !hasPassword && passkeys === 0 && identities <= 1 && !isEmailConfirmed
  return isLast ? { ok: false, reason: 'last_way' } : { ok: true }
}
