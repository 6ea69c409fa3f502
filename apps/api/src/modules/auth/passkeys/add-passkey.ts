import { randomUUID } from 'node:crypto'
import type { CallReply, CreatedPasskey } from '@lacehouse/contracts'
import { describeUserAgent } from '@lacehouse/domain/auth/describe-user-agent'
import { mostPasskeys, namePasskey, passkeyChallengeLifetime } from '@lacehouse/domain/auth/passkey'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { getMailBrand } from '../../../core/mails/mail-brand.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { type AnsweredChallenge, findChallenge, makeChallenge, toRelyingParty } from './passkey-challenge.ts'
import type { PasskeyQueries } from './passkeys.queries.ts'
import { type PasskeyOwner, requireRecentSignIn } from './require-recent-sign-in.ts'

type AddDeps = Pick<Deps, 'config' | 'now' | 'securityLog'> & { readonly passkeys: PasskeyQueries }

/** ES256 and RS256 of COSE, which all authenticators know one of, and EdDSA. */
const algorithms = [-7, -8, -257]

/** Replies with what a browser needs to create a passkey that names its account by itself (decision 0050). */
export function createPasskey(deps: AddDeps): Handler<'auth.createPasskey'> {
  return async (call): Promise<CallReply<'auth.createPasskey'>> => {
    const { consumerNo, email, name } = await requireRecentSignIn(deps, call)
    const known = await deps.passkeys.listKeys(consumerNo)
    if (known.length >= mostPasskeys) throw new Refusal('AUT458')
    const userHandle = known[0]?.userHandle ?? randomUUID()
    const challenge = makeChallenge(deps, { use: 'add', consumerNo, userHandle })
    return {
      challenge: Buffer.from(challenge).toString('base64url'),
      rp: { id: toRelyingParty(deps.config).rpId, name: getMailBrand(call.site.brand).name },
      user: { id: Buffer.from(userHandle).toString('base64url'), name: email, displayName: name || email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: passkeyChallengeLifetime,
      attestation: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    }
  }
}

/** Adds a passkey that a browser created to the caller's account; a mail tells it. */
export function addPasskey(deps: AddDeps): Handler<'auth.addPasskey'> {
  return async (call): Promise<CallReply<'auth.addPasskey'>> => {
    const owner = await requireRecentSignIn(deps, call)
    const verified = await verify(deps, owner, call.body.credential)
    if (!verified) throw new Refusal('AUT458', {}, { event: 'passkey_refused' })
    const { challenge, passkey } = verified
    const passkeyId = randomUUID()
    const userAgent = call.headers['user-agent']
    const name = namePasskey(call.body.name, describeUserAgent(typeof userAgent === 'string' ? userAgent : ''))
    const at = deps.now()
    const { consumerNo } = owner
    const isAdded = await deps.passkeys.insert({
      ...{ ...passkey, passkeyId, consumerNo, name, now: at, hash: challenge.hash, expiresAt: challenge.expiresAt },
      ...{ userHandle: String(challenge.claims.handle), siteId: call.site.siteId, locale: call.locale },
    })
    if (!isAdded) throw new Refusal('AUT458', {}, { event: 'passkey_refused' })
    deps.securityLog.record('passkey_added', call, { target: consumerNo, outcome: 'allowed' })
    return { passkeyId, name, createdAt: new Date(at).toISOString(), isSynced: passkey.isSynced }
  }
}

/** Verifies a created passkey; null where it is for another shop, account or challenge, or its user was not verified. */
const verify = async (deps: AddDeps, { consumerNo }: PasskeyOwner, response: CreatedPasskey) => {
  const { rpId, origin } = toRelyingParty(deps.config)
  const found: { challenge: AnsweredChallenge | null } = { challenge: null }
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...toJson(response), clientExtensionResults: {} },
      expectedChallenge: (given) => {
        found.challenge = findChallenge(deps, given, { use: 'add', consumerNo })
        return found.challenge !== null
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified || !found.challenge) return null
    const { credential, credentialBackedUp } = registrationInfo
    const { id: credentialId, publicKey, counter: signCount } = credential
    const passkey = { credentialId, publicKey: Buffer.from(publicKey), signCount, isSynced: credentialBackedUp }
    return { challenge: found.challenge, passkey }
  } catch {
    // The library throws for everything that is wrong with an answer.
    return null
  }
}

/** The library's types allow no field that is undefined. */
const toJson = ({ id, rawId, type, response }: CreatedPasskey) => {
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject } }
}
