import type { FastifyInstance } from 'fastify'
import { parseTheme } from '../fields/theme.ts'
import { toNoticePage } from '../fields/to-notice-page.ts'
import { isAllowedOrigin } from '../http/allowed-origins.ts'
import { readScript, readStyle } from '../http/browser-files.ts'
import { sendPage } from '../http/html-page.ts'
import { requireOwnPage } from '../http/require-own-page.ts'
import { sendScript } from '../http/send-script.ts'
import type { Provider } from '../provider.ts'
import { authorizeKlarna } from './authorize-klarna.ts'
import { findKlarnaSession, klarnaCategories, klarnaProblem } from './klarna-session.ts'
import { toWidgetPage } from './to-widget-page.ts'

const authorizeSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['clientToken', 'category', 'email'],
    properties: {
      clientToken: { type: 'string', maxLength: 200 },
      category: { enum: klarnaCategories },
      email: { type: 'string', maxLength: 120 },
    },
  },
} as const

type AuthorizeBody = {
  clientToken: string
  category: string
  email: string
}

/** The widget: the script for the shop's page, the page in the frame, and the call that the framed page alone may make. */
export function mountWidgetRoutes(app: FastifyInstance, provider: Provider): void {
  const { settings } = provider
  const style = readStyle('browser/base.css', 'browser/agreement.css', 'browser/peer-page.css')
  const script = readScript('browser/klarna-payments.ts')

  app.get('/klarna/lib.js', (_request, reply) => sendScript(reply, script))

  app.get<{ Querystring: Record<string, unknown> }>('/klarna/widget', (request, reply) => {
    const { query } = request
    const origin = String(query.origin ?? '')
    const theme = parseTheme(query, isAllowedOrigin(origin, settings.allowedOrigins) ? origin : undefined)
    const session = findKlarnaSession(provider, String(query.client_token ?? ''))
    const category = klarnaCategories.find((one) => one === query.category)
    if (session && category && isAllowedOrigin(origin, settings.allowedOrigins))
      return sendPage(reply, toWidgetPage({ session, category, origin, theme, style, now: settings.clock() }))
    const locale = session?.locale ?? 'en-us'
    const ancestors = settings.allowedOrigins
    return sendPage(reply.code(404), toNoticePage({ locale, theme, style, ancestors, word: 'session_unknown' }))
  })

  app.post<{ Body: AuthorizeBody }>(
    '/klarna/widget/authorizations',
    { schema: authorizeSchema, onRequest: requireOwnPage(settings) },
    async (request, reply) => {
      const session = findKlarnaSession(provider, request.body.clientToken)
      reply.header('cache-control', 'no-store')
      if (!session) throw klarnaProblem(404, 'NOT_FOUND', 'There is no such session')
      return authorizeKlarna(provider, session, request.body)
    },
  )
}
