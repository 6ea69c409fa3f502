import { createHash, randomUUID } from 'node:crypto'
import { passkeyChallengeLifetime } from '@lacehouse/domain/auth/passkey'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Config } from '../../../config.ts'
import { openSigner } from '../../../infra/session/open-signer.ts'
import type { TokenClaims } from '../../../infra/session/signed-token.ts'

type ChallengeDeps = { readonly config: Config; readonly now: () => number }

/** Whom a challenge is for: anyone with a passkey, or an account that adds one under its user handle. */
export type ChallengeUse =
  | { readonly use: 'sign_in' }
  | { readonly use: 'add'; readonly consumerNo: string; readonly userHandle: string }

/** A challenge that was answered; its hash is stored, so that it is good once. */
export type AnsweredChallenge = { readonly hash: Buffer; readonly expiresAt: number; readonly claims: TokenClaims }

const toSigner = ({ config }: ChallengeDeps) => openSigner(config, 'passkey challenges')

/** Makes a challenge. It is signed and not stored, because every open sign-in form asks for one and few are answered. */
export function makeChallenge(deps: ChallengeDeps, use: ChallengeUse): Uint8Array<ArrayBuffer> {
  const expiresAt = deps.now() + passkeyChallengeLifetime
  const sub = use.use === 'add' ? use.consumerNo : ''
  const handle = use.use === 'add' ? { handle: use.userHandle } : {}
  const claims = { sub, jti: randomUUID(), exp: Math.floor(expiresAt / seconds(1)), use: use.use, ...handle }
  return new TextEncoder().encode(toSigner(deps).sign(claims))
}

/** Reads a challenge of the shop for a use, as base64url; null for a forged one, an old one, and one for something else. */
export function findChallenge(
  deps: ChallengeDeps,
  challenge: string,
  expected: { readonly use: ChallengeUse['use']; readonly consumerNo?: string },
): AnsweredChallenge | null {
  const token = Buffer.from(challenge, 'base64url').toString()
  const claims = toSigner(deps).read(token)
  if (!claims || claims.use !== expected.use || claims.sub !== (expected.consumerNo ?? '')) return null
  const expiresAt = claims.exp * seconds(1)
  if (expiresAt <= deps.now()) return null
  return { hash: createHash('sha256').update(token).digest(), expiresAt, claims }
}

/** The shop as authenticators know it: the host of its public address, and the origin of its pages. */
export function toRelyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): {
  readonly rpId: string
  readonly origin: string
} {
  const { hostname, origin } = new URL(publicUrl)
  return { rpId: hostname, origin }
}
