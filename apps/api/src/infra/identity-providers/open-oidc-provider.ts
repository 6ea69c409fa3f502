import { hours, seconds } from '@lacehouse/domain/time/durations'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  clockSkew,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  getJwksCache,
  type ServerMetadata,
  setJwksCache,
} from 'openid-client'
import type { IdentityProvider, ProviderAnswer, ProviderIdentity } from './identity-provider.ts'
import type { IdentityProviderConfig } from './read-identity-providers.ts'
import { signClientSecret } from './sign-client-secret.ts'

export type OidcOptions = { readonly publicUrl: string; readonly now: () => number }

const deadline = seconds(5)
/** How long what a provider says about itself is used. */
const metadataLifetime = hours(24)

type Metadata = { readonly server: Promise<ServerMetadata>; readonly readAt: number }

/** Opens an OpenID Connect provider. What it says about itself is read at the first use, and again after a day or a failure. */
export function openOidcProvider(config: IdentityProviderConfig, { publicUrl, now }: OidcOptions): IdentityProvider {
  const redirectUri = `${publicUrl}/auth/callback/${config.id}`
  let metadata: Metadata | null = null
  let keys: ReturnType<typeof getJwksCache>

  const readMetadata = async (): Promise<ServerMetadata> => {
    if (!metadata || now() - metadata.readAt > metadataLifetime) metadata = { server: discover(config), readAt: now() }
    try {
      return await metadata.server
    } catch (error) {
      metadata = null
      throw error
    }
  }

  const connect = async (): Promise<Configuration> => {
    // The library reads the machine's clock; the skew makes it that of the shop.
    const skew = Math.round((now() - Date.now()) / seconds(1))
    const client = { [clockSkew]: skew, [clockTolerance]: 10 }
    const known = new Configuration(await readMetadata(), config.clientId, client, toClientAuth(config, now))
    known.timeout = deadline / seconds(1)
    // An answer by TLS would be enough for the standard; the signature is checked as well.
    enableNonRepudiationChecks(known)
    if (isInsecure(config)) allowInsecureRequests(known)
    if (keys) setJwksCache(known, keys)
    return known
  }

  return {
    id: config.id,
    name: config.name,
    begin: async ({ state, nonce, codeVerifier, locale }) => {
      const address = buildAuthorizationUrl(await connect(), {
        ...{ redirect_uri: redirectUri, scope: config.scope, state, nonce, ui_locales: locale },
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(config.postsAnswer && { response_mode: 'form_post' }),
      })
      return address.href
    },
    finish: async (answer) => {
      const known = await connect()
      const identity = await redeem(known, redirectUri, answer)
      keys = getJwksCache(known)
      return identity
    },
  }
}

const discover = async (config: IdentityProviderConfig): Promise<ServerMetadata> => {
  const execute = isInsecure(config) ? [allowInsecureRequests] : []
  const options = { execute, timeout: deadline / seconds(1) }
  return (await discovery(new URL(config.issuer), config.clientId, undefined, undefined, options)).serverMetadata()
}

const redeem = async (known: Configuration, redirectUri: string, answer: ProviderAnswer): Promise<ProviderIdentity> => {
  const { code, state, iss, nonce, codeVerifier } = answer
  const address = new URL(redirectUri)
  address.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true }
  const tokens = await authorizationCodeGrant(known, address, checks)
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider named no identity.')
  const { userinfo_endpoint: more } = known.serverMetadata()
  // Some providers tell the address beside the token only.
  const facts =
    claims.email === undefined && more
      ? { ...claims, ...(await fetchUserInfo(known, tokens.access_token, claims.sub)) }
      : claims
  return toIdentity(claims.iss, facts)
}

const toIdentity = (issuer: string, facts: Readonly<Record<string, unknown>>): ProviderIdentity => {
  const read = (name: string): string => {
    const value = facts[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const email = toMailbox(read('email'))
  return {
    issuer,
    subject: read('sub'),
    email: email === '' ? null : email,
    // Apple writes the boolean as a text.
    isEmailVerified: facts.email_verified === true || facts.email_verified === 'true',
    firstName: read('given_name'),
    lastName: read('family_name'),
  }
}

/** Only a provider on this machine may be reached without TLS, which the configuration checks. */
const isInsecure = ({ issuer }: IdentityProviderConfig): boolean => issuer.startsWith('http:')

const toClientAuth = ({ credential, clientId, issuer }: IdentityProviderConfig, now: () => number): ClientAuth => {
  if (credential.kind === 'secret') return ClientSecretPost(credential.secret)
  return (_server, _client, body) => {
    body.set('client_id', clientId)
    body.set('client_secret', signClientSecret(credential, { clientId, issuer, now: now() }))
  }
}
