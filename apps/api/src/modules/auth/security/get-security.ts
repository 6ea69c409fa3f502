import type { CallReply, LinkedIdentity, Passkey } from '@lacehouse/contracts'
import { describeUserAgent } from '@lacehouse/domain/auth/describe-user-agent'
import { findProviderOfWay, type SignInWay } from '@lacehouse/domain/auth/sign-in-way'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'
import type { OpenSession, OwnIdentity, OwnPasskey, SessionsQueries } from './sessions.queries.ts'

type SecurityDeps = Pick<Deps, 'identityProviders' | 'now'> & { readonly sessions: SessionsQueries }

/** Replies with the mailbox of the caller, and the passkeys, identities and sessions of the account, the caller's own session first. */
export function getSecurity({ sessions, identityProviders, now }: SecurityDeps): Handler<'auth.getSecurity'> {
  return async ({ session }) => {
    const { id: consumerNo, tokenFamilyId } = getSession(session)
    const found = await sessions.find({ consumerNo, now: now() })
    if (!found) throw new Refusal('AUT498')
    const listed = found.sessions.map((one) => toReply(one, { own: tokenFamilyId, identityProviders }))
    return {
      email: found.email,
      emailConfirmed: found.isConfirmed,
      ...(found.pendingEmail !== null && { pendingEmail: found.pendingEmail }),
      hasPassword: found.hasPassword,
      passkeys: found.passkeys.map(toPasskey),
      identities: found.identities.map((one) => toIdentity(one, identityProviders.nameOf(one.providerId))),
      sessions: listed.toSorted((one, other) => Number(other.current) - Number(one.current)),
    }
  }
}

const toPasskey = ({ id, name, isSynced, createdAt, lastUsedAt }: OwnPasskey): Passkey => ({
  passkeyId: id,
  name,
  isSynced,
  createdAt: new Date(createdAt).toISOString(),
  ...(lastUsedAt !== null && { lastUsedAt: new Date(lastUsedAt).toISOString() }),
})

const toIdentity = (
  { id, providerId, email, linkedAt, lastUsedAt }: OwnIdentity,
  provider: string,
): LinkedIdentity => ({
  identityId: id,
  providerId,
  provider,
  ...(email !== null && { email }),
  linkedAt: new Date(linkedAt).toISOString(),
  ...(lastUsedAt !== null && { lastUsedAt: new Date(lastUsedAt).toISOString() }),
})

const toWay = (way: SignInWay | null, { nameOf }: SecurityDeps['identityProviders']) => {
  const providerId = way && findProviderOfWay(way)
  if (providerId) return { signedInBy: 'provider', provider: nameOf(providerId) } as const
  return way === null ? {} : { signedInBy: way as Exclude<SignInWay, `provider:${string}`> }
}

type Listing = Pick<SecurityDeps, 'identityProviders'> & { readonly own: string | undefined }

const toReply = (
  { id, userAgent, signedInBy, signedInAt, lastUsedAt }: OpenSession,
  { own, identityProviders }: Listing,
): CallReply<'auth.getSecurity'>['sessions'][number] => ({
  sessionId: id,
  current: id === own,
  ...describeUserAgent(userAgent ?? ''),
  ...toWay(signedInBy, identityProviders),
  signedInAt: new Date(signedInAt).toISOString(),
  lastUsedAt: new Date(lastUsedAt).toISOString(),
})
