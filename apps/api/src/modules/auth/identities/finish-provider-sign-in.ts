import { randomUUID } from 'node:crypto'
import type { CallReply } from '@lacehouse/contracts'
import { providerSignInLifetime } from '@lacehouse/domain/auth/linked-identity'
import { toProviderWay } from '@lacehouse/domain/auth/sign-in-way'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { seconds } from '@lacehouse/domain/time/durations'
import { addAuthorizationCode, codeLifetime } from '../../../core/consumers/authorization-code.ts'
import type { Deps } from '../../../deps.ts'
import type { Call, Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { ProviderIdentity } from '../../../infra/identity-providers/identity-provider.ts'
import { admitDevice } from '../../../replies/consumers/admit-device.ts'
import { hashAnswer } from './hash-answer.ts'
import type { IdentityQueries } from './identities.queries.ts'
import { type BegunSignIn, closeSignIn, findSignIn } from './open-sign-in.ts'
import { makeIdentityToken } from './pending-identity.ts'

type FinishDeps = Pick<Deps, 'config' | 'database' | 'identityProviders' | 'log' | 'now' | 'securityLog' | 'sites'> & {
  readonly identities: IdentityQueries
}
type FinishCall = Call<'auth.finishProviderSignIn'>
type Outcome = CallReply<'auth.finishProviderSignIn'>

/**
 * Takes a provider's answer in the browser that began: signs in the account of the identity, links it to the account that asked for it, or
 * says what an identity without an account needs. Whatever is wrong is refused alike (decision 0071).
 */
export function finishProviderSignIn(deps: FinishDeps): Handler<'auth.finishProviderSignIn'> {
  return async (call): Promise<Outcome> => {
    const begun = findSignIn(deps, call, call.body)
    if (!begun) throw refuse()
    closeSignIn(deps, call)
    if (begun.consumerNo !== null) requireSameConsumer(call, begun.consumerNo)
    const answer = { hash: hashAnswer(call.body.state), expiresAt: deps.now() + providerSignInLifetime }
    if (!(await deps.identities.takeAnswer(answer))) throw refuse()
    const identity = await redeem(deps, call, begun)
    const owner = await deps.identities.findOwner(identity)
    if (begun.consumerNo !== null) return link(deps, call, { ...begun, identity, owner: owner?.consumerNo ?? null })
    if (!owner) return toPending(deps, call, { begun, identity })
    if (!owner.maySignIn) throw refuse()
    if (!findSiteById(deps.sites, owner.siteId)) throw new Refusal('AUT440', {}, { event: 'sign_in_refused' })
    await deps.identities.recordUse({ identityId: owner.identityId, now: deps.now() })
    await admitDevice(deps, call, owner)
    const { consumerNo } = owner
    const signedInBy = toProviderWay(begun.providerId)
    const code = { consumerNo, siteId: call.site.siteId, codeChallenge: begun.codeChallenge, signedInBy }
    return {
      outcome: 'signed_in',
      authorizationCode: await addAuthorizationCode(deps.database.pool, code, deps.now()),
      expiresIn: codeLifetime / seconds(1),
    }
  }
}

const refuse = (): Refusal => new Refusal('AUT459', {}, { event: 'identity_refused' })

/** The identity goes to the account whose owner asked for it, and to no one who signed in meanwhile. */
const requireSameConsumer = ({ session }: FinishCall, consumerNo: string): void => {
  if (session.kind !== 'consumer' || session.id !== consumerNo) throw refuse()
}

const redeem = async (
  deps: FinishDeps,
  { body, correlationId }: FinishCall,
  begun: NonNullable<ReturnType<typeof findSignIn>>,
): Promise<ProviderIdentity> => {
  const provider = deps.identityProviders.find(begun.providerId)
  if (!provider) throw refuse()
  const { code, state, iss } = body
  const { nonce, codeVerifier, providerId } = begun
  try {
    return await provider.finish({ code, state, iss, nonce, codeVerifier })
  } catch (error) {
    deps.log.warn({ err: error, correlationId, providerId }, "an identity provider's answer was refused")
    throw refuse()
  }
}

type Linking = BegunSignIn & { readonly identity: ProviderIdentity; readonly owner: string | null }

const link = async (
  deps: FinishDeps,
  call: FinishCall,
  { consumerNo, providerId, identity, owner }: Linking,
): Promise<Outcome> => {
  if (consumerNo === null || (owner !== null && owner !== consumerNo)) throw new Refusal('AUT460')
  if (owner === consumerNo) return { outcome: 'linked' }
  const { issuer, subject, email: identityEmail } = identity
  const { siteId } = call.site
  const made = { identityId: randomUUID(), consumerNo, providerId, issuer, subject, identityEmail }
  const isLinked = await deps.identities.insert({ ...made, siteId, locale: call.locale, now: deps.now() })
  if (!isLinked) throw new Refusal('AUT460')
  deps.securityLog.record('identity_linked', call, { target: consumerNo, outcome: 'allowed' })
  return { outcome: 'linked' }
}

type Pending = { readonly begun: BegunSignIn; readonly identity: ProviderIdentity }

/** An address that the provider has not verified may be anyone's: it tells nothing about accounts, and only fills a field. */
const toPending = async (deps: FinishDeps, { body }: FinishCall, { begun, identity }: Pending): Promise<Outcome> => {
  const { providerId, codeChallenge } = begun
  const { email, isEmailVerified } = identity
  const hasAccount = email !== null && isEmailVerified && (await deps.identities.hasAccount(email))
  return {
    outcome: hasAccount ? 'proof' : 'enrolment',
    identityToken: makeIdentityToken(deps, { ...identity, providerId }, codeChallenge),
    email: email ?? '',
    firstName: identity.firstName || (body.firstName ?? ''),
    lastName: identity.lastName || (body.lastName ?? ''),
  }
}
