import { minutes } from '../time/durations.ts'

/** How long a sign-in at a provider may take, from the press of its button to the return. */
export const providerSignInLifetime = minutes(10)
/** How long an identity that no account has yet waits for a proof of the account, or for the form of a new one. */
export const pendingIdentityLifetime = minutes(30)
/** The identities that one account may have. */
export const mostIdentities = 10
