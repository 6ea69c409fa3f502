import type { CallReply, Passkey } from '@lacehouse/contracts'
import { describeUserAgent } from '@lacehouse/domain/auth/describe-user-agent'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'
import type { OpenSession, OwnPasskey, SessionsQueries } from './sessions.queries.ts'

type SecurityDeps = Pick<Deps, 'now'> & { readonly sessions: SessionsQueries }

/** Replies with the mailbox of the caller, and the passkeys and sessions of the account, the caller's own session first. */
export function getSecurity({ sessions, now }: SecurityDeps): Handler<'auth.getSecurity'> {
  return async ({ session }) => {
    const { id: consumerNo, tokenFamilyId } = getSession(session)
    const found = await sessions.find({ consumerNo, now: now() })
    if (!found) throw new Refusal('AUT498')
    const listed = found.sessions.map((one) => toReply(one, tokenFamilyId))
    return {
      email: found.email,
      emailConfirmed: found.isConfirmed,
      passkeys: found.passkeys.map(toPasskey),
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

const toReply = (
  { id, userAgent, signedInAt, lastUsedAt }: OpenSession,
  own: string | undefined,
): CallReply<'auth.getSecurity'>['sessions'][number] => ({
  sessionId: id,
  current: id === own,
  ...describeUserAgent(userAgent ?? ''),
  signedInAt: new Date(signedInAt).toISOString(),
  lastUsedAt: new Date(lastUsedAt).toISOString(),
})
