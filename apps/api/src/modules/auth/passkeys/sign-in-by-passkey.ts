import type { CallReply, UsedPasskey } from '@lacehouse/contracts'
import { isSignCountNext, passkeyChallengeLifetime } from '@lacehouse/domain/auth/passkey'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { seconds } from '@lacehouse/domain/time/durations'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { addAuthorizationCode, codeLifetime } from '../../../core/consumers/authorization-code.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { admitDevice } from '../../../replies/consumers/admit-device.ts'
import { type AnsweredChallenge, findChallenge, makeChallenge, toRelyingParty } from './passkey-challenge.ts'
import type { KnownPasskey, PasskeyQueries } from './passkeys.queries.ts'

type SignInDeps = Pick<Deps, 'config' | 'database' | 'now' | 'securityLog' | 'sites'> & {
  readonly passkeys: PasskeyQueries
}

/** Replies with a challenge that any passkey of the shop may sign; it names no account (AUTH-07). */
export function requestPasskey(deps: Pick<SignInDeps, 'config' | 'now'>): Handler<'auth.requestPasskey'> {
  return (): CallReply<'auth.requestPasskey'> => ({
    challenge: Buffer.from(makeChallenge(deps, { use: 'sign_in' })).toString('base64url'),
    rpId: toRelyingParty(deps.config).rpId,
    timeout: passkeyChallengeLifetime,
    userVerification: 'required',
  })
}

/** Replies to a passkey that signed a challenge with an authorization code, as the sign-in by password does (decision 0050). */
export function signInByPasskey(deps: SignInDeps): Handler<'auth.signInByPasskey'> {
  return async (call) => {
    const { credential, codeChallenge } = call.body
    const passkey = await deps.passkeys.find(credential.id)
    const verified = passkey && (await verify(deps, passkey, credential))
    if (!passkey || !verified) throw new Refusal('AUT457', {}, { event: 'sign_in_failed' })
    const { challenge, signCount, isSynced } = verified
    const { id: passkeyId, consumerNo, email, siteId } = passkey
    if (!isSignCountNext(passkey.signCount, signCount)) {
      // The account may be in two hands; its owner learns of it by the log, and the copied key opens nothing.
      deps.securityLog.record('passkey_copied', call, { target: consumerNo })
      throw new Refusal('AUT457', {}, { event: 'sign_in_failed' })
    }
    const { hash, expiresAt } = challenge
    const isFirst = await deps.passkeys.recordUse({ passkeyId, signCount, isSynced, hash, expiresAt, now: deps.now() })
    if (!isFirst) throw new Refusal('AUT457', {}, { event: 'sign_in_failed' })
    if (!findSiteById(deps.sites, siteId)) throw new Refusal('AUT440', {}, { event: 'sign_in_refused' })
    await admitDevice(deps, call, { consumerNo, email })
    const code = { consumerNo, siteId: call.site.siteId, codeChallenge, signedInBy: 'passkey' } as const
    return {
      authorizationCode: await addAuthorizationCode(deps.database.pool, code, deps.now()),
      expiresIn: codeLifetime / seconds(1),
    }
  }
}

/** Verifies the use of a passkey; null where the signature, the challenge, the shop or the account's user handle is another one. */
const verify = async (deps: SignInDeps, passkey: KnownPasskey, { id, rawId, type, response }: UsedPasskey) => {
  const { rpId, origin } = toRelyingParty(deps.config)
  const { userHandle, ...signed } = response
  if (userHandle !== Buffer.from(passkey.userHandle).toString('base64url')) return null
  const found: { challenge: AnsweredChallenge | null } = { challenge: null }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: (given) => {
        found.challenge = findChallenge(deps, given, { use: 'sign_in' })
        return found.challenge !== null
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The shop compares the sign count by its own rule, which distinguishes a copied key from a wrong answer.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    })
    if (!verified || !found.challenge) return null
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { challenge: found.challenge, signCount: newCounter, isSynced: credentialBackedUp }
  } catch {
    // The library throws for everything that is wrong with an answer.
    return null
  }
}
