import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A person at the provider. */
export type ProviderPerson = {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean | string
  readonly given_name?: string
  readonly family_name?: string
}

/** What a dishonest or broken provider tells otherwise. */
export type ProviderQuirks = {
  readonly nonce?: string
  readonly iss?: string
  readonly aud?: string
  /** Seconds since 1970. */
  readonly exp?: number
  /** Signs with a key that the provider does not publish. */
  readonly hasForeignKey?: boolean
  /** Facts that the provider tells at its address for them, and not in the token. */
  readonly besideToken?: Partial<ProviderPerson>
  /** Takes a code more than once. */
  readonly isCodeReusable?: boolean
}

type Grant = { readonly asked: URLSearchParams; readonly person: ProviderPerson; readonly quirks: ProviderQuirks }

export type TestIdentityProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The parameters of the newest request for a token. */
  readonly lastTokenRequest: () => URLSearchParams | null
  /** Signs a person in at the address to which the shop sent the browser; gives the answer that the browser brings back. */
  readonly approve: (
    location: string,
    person: ProviderPerson,
    quirks?: ProviderQuirks,
  ) => { readonly code: string; readonly state: string; readonly iss: string }
  readonly close: () => Promise<void>
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const lifetime = 300

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const makeKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
type Keys = ReturnType<typeof makeKeys>

type Signing = {
  readonly issuer: string
  readonly clientId: string
  readonly now: number
  readonly keys: { readonly own: Keys; readonly foreign: Keys }
}

const signIdToken = ({ asked, person, quirks }: Grant, { issuer, clientId, now, keys }: Signing): string => {
  const iat = Math.floor(now / 1000)
  const { nonce = asked.get('nonce'), iss = issuer, aud = clientId, exp = iat + lifetime } = quirks
  const claims = { ...person, iss, aud, exp, iat, nonce }
  const signed = `${encode({ alg: 'ES256', kid: 'own' })}.${encode(claims)}`
  const key = (quirks.hasForeignKey ? keys.foreign : keys.own).privateKey
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

const describe = (issuer: string): object => ({
  ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
  ...{ userinfo_endpoint: `${issuer}/userinfo`, jwks_uri: `${issuer}/keys` },
  authorization_response_iss_parameter_supported: true,
  ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
  id_token_signing_alg_values_supported: ['ES256'],
})

/** Starts an OpenID Connect provider that a test scripts; `now` is its clock in milliseconds since 1970. */
export async function startIdentityProvider(now: () => number): Promise<TestIdentityProvider> {
  const [own, foreign] = [makeKeys(), makeKeys()]
  const grants = new Map<string, Grant>()
  const accessTokens = new Map<string, Grant>()
  const client = { clientId: 'shop', clientSecret: 'a secret of the shop at the provider' }
  let last: URLSearchParams | null = null
  let issuer = ''

  const answerToken = (sent: URLSearchParams): { status: number; body: object } => {
    last = sent
    const code = sent.get('code') ?? ''
    const grant = grants.get(code)
    const isClient = sent.get('client_id') === client.clientId && sent.has('client_secret')
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant?.asked.get('code_challenge') === challenge && grant.asked.get('redirect_uri') === sent.get('redirect_uri')
    if (!grant || !isClient || !isRight) return { status: 400, body: { error: 'invalid_grant' } }
    if (!grant.quirks.isCodeReusable) grants.delete(code)
    const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: lifetime }
    accessTokens.set(tokens.access_token, grant)
    return {
      status: 200,
      body: {
        ...tokens,
        id_token: signIdToken(grant, { issuer, clientId: client.clientId, now: now(), keys: { own, foreign } }),
      },
    }
  }

  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    if (request.url === '/token') return answerToken(new URLSearchParams(await readBody(request)))
    if (request.url === '/keys')
      return {
        status: 200,
        body: { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'ES256', use: 'sig' }] },
      }
    if (request.url === '/userinfo') {
      const grant = accessTokens.get(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
      return grant
        ? { status: 200, body: { sub: grant.person.sub, ...grant.quirks.besideToken } }
        : { status: 401, body: {} }
    }
    if (request.url !== '/.well-known/openid-configuration') return { status: 404, body: {} }
    return { status: 200, body: describe(issuer) }
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    ...client,
    issuer,
    lastTokenRequest: () => last,
    approve: (location, person, quirks = {}) => {
      const asked = new URL(location).searchParams
      const code = randomUUID()
      grants.set(code, { asked, person, quirks })
      return { code, state: asked.get('state') ?? '', iss: issuer }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
