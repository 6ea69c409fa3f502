import { isRecentSignIn } from '@lacehouse/domain/auth/passkey'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'
import { isStaff } from '../../../http/session.ts'
import type { PasskeyQueries } from './passkeys.queries.ts'

type OwnerDeps = Pick<Deps, 'now'> & { readonly passkeys: PasskeyQueries }

/** What a caller who may change passkeys is: a shopper whose session began a short while ago. */
export type PasskeyOwner = { readonly consumerNo: string; readonly email: string; readonly name: string }

/** Refuses staff, and a shopper who signed in too long ago: an open browser alone must not be enough to take an account over. */
export async function requireRecentSignIn(
  deps: OwnerDeps,
  { session }: Pick<RequestContext, 'session'>,
): Promise<PasskeyOwner> {
  const { id: consumerNo, tokenFamilyId } = getSession(session)
  if (isStaff(session)) throw new Refusal('AUT404')
  const owner = tokenFamilyId ? await deps.passkeys.findOwner({ consumerNo, tokenFamilyId }) : null
  if (!owner) throw new Refusal('AUT498')
  const { signedInAt, email, firstName, lastName } = owner
  if (signedInAt === null || !isRecentSignIn(signedInAt, deps.now())) throw new Refusal('AUT456')
  return { consumerNo, email, name: `${firstName} ${lastName}`.trim() }
}
