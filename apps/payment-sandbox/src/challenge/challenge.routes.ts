import type { FastifyInstance } from 'fastify'
import { parseTheme } from '../fields/theme.ts'
import { toNoticePage } from '../fields/to-notice-page.ts'
import { isAllowedOrigin } from '../http/allowed-origins.ts'
import { readStyle } from '../http/browser-files.ts'
import { sendPage } from '../http/html-page.ts'
import { requireOwnPage } from '../http/require-own-page.ts'
import type { Provider } from '../provider.ts'
import { answerChallenge, findChallenged } from './answer-challenge.ts'
import { toChallengePage } from './to-challenge-page.ts'

type ById = {
  Params: { id: string }
}

const answerSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: { type: ['string', 'null'], maxLength: 20 } },
  },
} as const

/** The bank's page on which the shopper authenticates, and the call that this page alone may make. */
export function mountChallengeRoutes(app: FastifyInstance, provider: Provider): void {
  const { allowedOrigins, merchantName } = provider.settings
  const style = readStyle('browser/base.css', 'browser/agreement.css', 'browser/field.css', 'browser/challenge.css')

  app.get<ById & { Querystring: { origin?: unknown } }>('/challenge/:id', (request, reply) => {
    const record = findChallenged(provider, request.params.id)
    if (!record) {
      const locale = provider.ledger.findChallenged(request.params.id)?.locale ?? 'en-us'
      const notice = {
        locale,
        theme: parseTheme({}),
        style,
        ancestors: allowedOrigins,
        word: 'challengeEnded' as const,
      }
      return sendPage(reply.code(404), toNoticePage(notice))
    }
    const asked = String(request.query.origin ?? '')
    const parentOrigin = record.returnOrigin ?? (isAllowedOrigin(asked, allowedOrigins) ? asked : null)
    const ancestors = parentOrigin === null ? allowedOrigins : [parentOrigin]
    return sendPage(reply, toChallengePage({ record, merchantName, parentOrigin, ancestors, style }))
  })

  app.post<ById & { Body: { code: string | null } }>(
    '/challenge/:id/answers',
    { schema: answerSchema, onRequest: requireOwnPage(provider.settings) },
    async (request) => answerChallenge(provider, request.params.id, request.body.code),
  )
}
