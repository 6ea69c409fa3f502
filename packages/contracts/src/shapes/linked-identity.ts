import { z } from 'zod'
import { CodeVerifier } from './primitives.ts'

/** A provider as the configuration of the shop names it. */
export const ProviderId = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/)

/** An identity of a provider that no account has yet. Only the tab that began its sign-in has the verifier. */
export const PendingIdentity = z.strictObject({ identityToken: z.string().max(2000), codeVerifier: CodeVerifier })
export type PendingIdentity = z.output<typeof PendingIdentity>

/** An identity of a provider that signs in to the account. */
export const LinkedIdentity = z.object({
  identityId: z.string(),
  providerId: z.string(),
  /** The provider's name for people. */
  provider: z.string(),
  /** The address at the provider, where it names one. */
  email: z.string().optional(),
  linkedAt: z.string(),
  lastUsedAt: z.string().optional(),
})
export type LinkedIdentity = z.output<typeof LinkedIdentity>
