import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { PendingIdentity } from '@lacehouse/contracts'
import { pendingIdentityLifetime } from '@lacehouse/domain/auth/linked-identity'
import { seconds } from '@lacehouse/domain/time/durations'
import type { ProviderIdentity } from '../../../infra/identity-providers/identity-provider.ts'
import { openSigner } from '../../../infra/session/open-signer.ts'
import type { ProviderSignInDeps } from './open-sign-in.ts'

/** An identity without an account, as its token says it. */
export type WaitingIdentity = Pick<ProviderIdentity, 'issuer' | 'subject' | 'email' | 'isEmailVerified'> & {
  readonly providerId: string
}

const toSigner = ({ config }: ProviderSignInDeps) => openSigner(config, 'provider identities')

/** Makes the token of an identity that no account has. It is signed and not stored: most of them are used at once or never. */
export function makeIdentityToken(
  deps: ProviderSignInDeps,
  { providerId, issuer, subject, email, isEmailVerified }: WaitingIdentity,
  codeChallenge: string,
): string {
  const exp = Math.floor((deps.now() + pendingIdentityLifetime) / seconds(1))
  const claims = { issuer, email, verified: isEmailVerified, provider: providerId, challenge: codeChallenge }
  return toSigner(deps).sign({ ...claims, sub: subject, jti: randomUUID(), exp })
}

/** Reads the identity of a token for the tab that has the verifier; null for a forged or old one, and one of another tab. */
export function findWaitingIdentity(
  deps: ProviderSignInDeps,
  { identityToken, codeVerifier }: PendingIdentity,
): WaitingIdentity | null {
  const claims = toSigner(deps).read(identityToken)
  if (!claims || claims.exp * seconds(1) <= deps.now()) return null
  const own = createHash('sha256').update(codeVerifier).digest()
  const expected = Buffer.from(String(claims.challenge), 'base64url')
  if (own.length !== expected.length || !timingSafeEqual(own, expected)) return null
  return {
    ...{ providerId: String(claims.provider), issuer: String(claims.issuer), subject: claims.sub },
    email: typeof claims.email === 'string' ? claims.email : null,
    isEmailVerified: claims.verified === true,
  }
}
