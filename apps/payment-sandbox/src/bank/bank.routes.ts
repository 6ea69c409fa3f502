import type { FastifyInstance } from 'fastify'
import { parseTheme } from '../fields/theme.ts'
import { toNoticePage } from '../fields/to-notice-page.ts'
import { readStyle } from '../http/browser-files.ts'
import { sendPage } from '../http/html-page.ts'
import { requireOwnPage } from '../http/require-own-page.ts'
import { type Provider, timestamp } from '../provider.ts'
import { answerBank, type BankChoice, bankChoices, findBankPayment, isOpenAtBank } from './answer-bank.ts'
import { toBankPage } from './to-bank-page.ts'

type ById = {
  Params: { id: string }
}

const answerSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['choice'],
    properties: { choice: { enum: bankChoices } },
  },
} as const

/** The page of a bank where the shopper pays with iDEAL, and the call that this page alone may make. */
export function mountBankRoutes(app: FastifyInstance, provider: Provider): void {
  const style = readStyle('browser/base.css', 'browser/agreement.css', 'browser/peer-page.css')
  const { merchantName } = provider.settings

  app.get<ById>('/bank/:id', (request, reply) => {
    const record = findBankPayment(provider, request.params.id)
    if (record && isOpenAtBank(record, timestamp(provider)))
      return sendPage(reply, toBankPage({ record, merchantName, style }))
    const notice = { locale: record?.locale ?? 'en-us', theme: parseTheme({}), style, ancestors: [] }
    return sendPage(reply.code(404), toNoticePage({ ...notice, word: 'challengeEnded' }))
  })

  app.post<ById & { Body: { choice: BankChoice } }>(
    '/bank/:id/answers',
    { schema: answerSchema, onRequest: requireOwnPage(provider.settings) },
    async (request) => answerBank(provider, request.params.id, request.body.choice),
  )
}
