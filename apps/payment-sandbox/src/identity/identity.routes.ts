import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isAllowedOrigin } from '../http/allowed-origins.ts'
import { readStyle } from '../http/browser-files.ts'
import { sendPage } from '../http/html-page.ts'
import type { Provider } from '../provider.ts'
import { createPeople, type Person } from './people.ts'
import { toIdentityPage } from './to-identity-page.ts'
import { createTokenKey } from './tokens.ts'

/** The shop, as the provider knows it. */
const clientId = 'lacehouse'
const returnPath = '/auth/callback/laceid'
const mostGrants = 500

type Asked = Readonly<Record<string, string | undefined>>
type Grant = { readonly asked: Asked; readonly person: Person }

/** Mounts a small OpenID Connect provider, so that a demo shop shows its sign-in by one: anyone may be any of its people. */
export function mountIdentityRoutes(app: FastifyInstance, { settings }: Provider): void {
  const style = readStyle('browser/base.css', 'browser/identity.css')
  const people = createPeople()
  const key = createTokenKey()
  const grants = new Map<string, Grant>()
  const toIssuer = (): string => `${settings.publicUrl}/identity`

  app.get('/identity/.well-known/openid-configuration', () => describe(toIssuer()))
  app.get('/identity/keys', () => ({ keys: key.keys }))

  app.get<{ Querystring: Asked }>('/identity/authorize', ({ query }, reply) => {
    const back = findReturn(query, settings.allowedOrigins)
    if (!back) return reply.code(400).send({ error: 'invalid_request' })
    const toAddress = ({ sub }: Person): string =>
      `${toIssuer()}/continue?${new URLSearchParams({ ...(query as Record<string, string>), sub })}`
    const { merchantName } = settings
    const cancelAddress = toReturn(back, { error: 'access_denied', state: query.state ?? '', iss: toIssuer() })
    const locale = (query.ui_locales ?? 'en-us').slice(0, 8)
    const page = { people: people.list(), locale, merchantName, style, toAddress, cancelAddress }
    return sendPage(reply, toIdentityPage(page))
  })

  app.get<{ Querystring: Asked }>('/identity/continue', ({ query }, reply): FastifyReply => {
    const back = findReturn(query, settings.allowedOrigins)
    const person = people.find(query.sub ?? '')
    if (!back || !person) return reply.code(400).send({ error: 'invalid_request' })
    const code = randomUUID()
    grants.set(code, { asked: query, person })
    for (const old of [...grants.keys()].slice(0, -mostGrants)) grants.delete(old)
    return reply
      .header('cache-control', 'no-store')
      .redirect(toReturn(back, { code, state: query.state ?? '', iss: toIssuer() }), 303)
  })

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    scope.post<{ Body: Asked }>('/identity/token', ({ body }, reply) => {
      const { code = '', client_id, client_secret, code_verifier = '', redirect_uri } = body
      const grant = grants.get(code)
      grants.delete(code)
      const challenge = createHash('sha256').update(code_verifier).digest('base64url')
      const isClient = client_id === clientId && client_secret === settings.apiKey
      if (!isClient) return reply.code(401).send({ error: 'invalid_client' })
      if (grant?.asked.code_challenge !== challenge || grant.asked.redirect_uri !== redirect_uri)
        return reply.code(400).send({ error: 'invalid_grant' })
      const { nonce } = grant.asked
      const facts = { issuer: toIssuer(), audience: clientId, nonce, now: settings.clock().getTime() }
      return {
        ...{ access_token: randomUUID(), token_type: 'Bearer', expires_in: 300 },
        id_token: key.sign(grant.person, facts),
      }
    })
  })
}

const describe = (issuer: string) => ({
  ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
  ...{ jwks_uri: `${issuer}/keys`, authorization_response_iss_parameter_supported: true },
  ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
  ...{ code_challenge_methods_supported: ['S256'], scopes_supported: ['openid', 'email', 'profile'] },
  id_token_signing_alg_values_supported: ['ES256'],
})

/** Finds the shop's return address; null for another client, and for an address that is not the shop's. */
const findReturn = (asked: Asked, allowed: readonly string[]): string | null => {
  const { client_id, redirect_uri = '', code_challenge_method } = asked
  if (client_id !== clientId || code_challenge_method !== 'S256' || !URL.canParse(redirect_uri)) return null
  const { origin, pathname } = new URL(redirect_uri)
  return isAllowedOrigin(origin, allowed) && pathname === returnPath ? redirect_uri : null
}

const toReturn = (back: string, parts: Record<string, string>): string => `${back}?${new URLSearchParams(parts)}`
