import { randomUUID } from 'node:crypto'
import { pendingIdentityLifetime } from '@lacehouse/domain/auth/linked-identity'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { PasskeyQueries } from '../passkeys/passkeys.queries.ts'
import { requireRecentSignIn } from '../passkeys/require-recent-sign-in.ts'
import { hashAnswer } from './hash-answer.ts'
import type { IdentityQueries } from './identities.queries.ts'
import { findWaitingIdentity } from './pending-identity.ts'

type LinkDeps = Pick<Deps, 'config' | 'now' | 'securityLog'> & {
  readonly identities: IdentityQueries
  readonly passkeys: PasskeyQueries
}

/**
 * Links an identity to the account that has its address, once its owner has signed in to it by another way: what a provider says of a
 * mailbox is not enough to open an account that exists (decision 0071).
 */
export function linkIdentity(deps: LinkDeps): Handler<'auth.linkIdentity'> {
  return async (call) => {
    const { consumerNo, email } = await requireRecentSignIn(deps, call)
    const waiting = findWaitingIdentity(deps, call.body)
    const isTheirs = waiting?.isEmailVerified === true && waiting.email === email
    if (!waiting || !isTheirs) throw new Refusal('AUT459', {}, { event: 'identity_refused' })
    const now = deps.now()
    const answer = { hash: hashAnswer(call.body.identityToken), expiresAt: now + pendingIdentityLifetime }
    if (!(await deps.identities.takeAnswer(answer))) throw new Refusal('AUT459', {}, { event: 'identity_refused' })
    const { providerId, issuer, subject } = waiting
    const made = { identityId: randomUUID(), consumerNo, providerId, issuer, subject, identityEmail: waiting.email }
    const isLinked = await deps.identities.insert({ ...made, siteId: call.site.siteId, locale: call.locale, now })
    if (!isLinked) throw new Refusal('AUT460')
    deps.securityLog.record('identity_linked', call, { target: consumerNo, outcome: 'allowed' })
    return { linked: true as const }
  }
}

/** Unlinks an identity of the caller's account, and a mail tells it; that of another account stays and is answered alike (AUTH-13). */
export function unlinkIdentity(deps: LinkDeps): Handler<'auth.unlinkIdentity'> {
  return async (call) => {
    const { consumerNo } = await requireRecentSignIn(deps, call)
    const { identityId } = call.params
    const { siteId } = call.site
    const removal = { identityId, consumerNo, siteId, locale: call.locale, now: deps.now() }
    const outcome = await deps.identities.remove(removal)
    if (outcome === 'last_way') throw new Refusal('AUT461')
    if (outcome === 'removed')
      deps.securityLog.record('identity_unlinked', call, { target: consumerNo, outcome: 'allowed' })
    return { identityId }
  }
}
