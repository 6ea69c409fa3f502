import type { FastifyInstance } from 'fastify'
import { browserModules, readScript, readStyle } from '../http/browser-files.ts'
import { sendPage } from '../http/html-page.ts'
import { requireOwnPage } from '../http/require-own-page.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import { sendScript } from '../http/send-script.ts'
import type { Provider } from '../provider.ts'
import { type CardBody, createToken, type TokenReply } from '../tokens/create-token.ts'
import { findOpenSession } from '../tokens/sessions.ts'
import { parseTheme } from './theme.ts'
import { toFieldsPage } from './to-fields-page.ts'
import { toNoticePage } from './to-notice-page.ts'

const mostTokens = 50

const tokenSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['session', 'card', 'expiry', 'cvc'],
    properties: {
      session: { type: 'string', maxLength: 200 },
      card: { type: 'string', maxLength: 40 },
      expiry: { type: 'string', maxLength: 10 },
      cvc: { type: 'string', maxLength: 10 },
    },
  },
} as const

/** The card fields: the script for the shop's page, the page in the frame, and the call that the framed page alone may make. */
export function mountFieldRoutes(app: FastifyInstance, provider: Provider): void {
  const style = readStyle('browser/base.css', 'browser/field.css', 'browser/card-fields.css')
  const mountScript = readScript('browser/lace-pay.ts')

  app.get('/hosted-fields.js', (_request, reply) => sendScript(reply, mountScript))
  for (const path of browserModules) {
    const script = readScript(path)
    app.get(`/assets/${path}`, (_request, reply) => sendScript(reply, script))
  }

  app.get<{ Querystring: Record<string, unknown> }>('/hosted-fields', (request, reply) => {
    const { query } = request
    const session = findOpenSession(provider, String(query.session ?? ''))
    const locale = String(query.locale ?? session?.locale ?? 'en-us')
    const theme = parseTheme(query, session?.returnOrigin)
    if (session && query.origin === session.returnOrigin) {
      return sendPage(reply, toFieldsPage({ session, locale, theme, style }))
    }
    const ancestors = provider.settings.allowedOrigins
    return sendPage(reply.code(404), toNoticePage({ locale, theme, style, ancestors, word: 'session_unknown' }))
  })

  app.post<{ Body: CardBody & { session: string } }>(
    '/hosted-fields/tokens',
    { schema: tokenSchema, onRequest: requireOwnPage(provider.settings) },
    // A refused card is replied to with 200: a browser would write a 4xx into its console.
    async (request, reply): Promise<TokenReply> => {
      const { session: clientSecret, ...card } = request.body
      const session = findOpenSession(provider, clientSecret)
      reply.header('cache-control', 'no-store')
      if (!session) return { ok: false, problem: 'session_unknown' }
      if (session.tokenCount >= mostTokens)
        throw new SandboxProblem('too_many_tries', 'Too many cards in this session.')
      return createToken(provider, card, session)
    },
  )
}
