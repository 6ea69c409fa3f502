import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { createCardMethod } from '../card-method.ts'
import { createIdealMethod } from '../ideal-method.ts'
import { createJsonClient, type JsonClient } from '../json-client.ts'
import type {
  Authorisation,
  AuthoriseRequest,
  MoneyMove,
  MoveOutcome,
  NoticeHeaders,
  PaymentProvider,
  ProviderNotice,
} from '../payment-provider.ts'
import { findCard } from './find-card.ts'
import { readCharge } from './read-charge.ts'
import { createApplePayMethod, openAppleSession } from './sandbox-apple-pay.ts'
import { createSandboxMandates } from './sandbox-mandates.ts'
import { SandboxPayment, toAuthorisation } from './sandbox-payment.ts'
import { saveCard } from './save-card.ts'

export type SandboxProviderOptions = {
  readonly url: string
  /** The sandbox's origin for browsers. */
  readonly publicOrigin: string
  readonly apiKey: string
  readonly webhookSecret: string
  readonly now: () => number
  /** The shop's name in a wallet. */
  readonly merchantName: string
  /** Milliseconds after which an answer counts as lost. */
  readonly timeout: number
}

const Session = z.object({ clientSecret: z.string(), scriptUrl: z.string() })
const Found = z.object({ data: z.array(z.unknown()) })
const Notice = z.object({ id: z.string(), type: z.string(), sequence: z.number(), payment: SandboxPayment })

const tolerance = 300_000

/** Creates the provider for the sandbox's API. */
export function createSandboxProvider(options: SandboxProviderOptions): PaymentProvider {
  const client = createJsonClient({
    baseUrl: options.url,
    authorization: `Bearer ${options.apiKey}`,
    timeout: options.timeout,
  })
  return {
    name: 'lacepay',
    methods: [
      createCardMethod({
        pageOrigins: [options.publicOrigin],
        now: options.now,
        findCard: (token) => findCard(client, token),
      }),
      createApplePayMethod(client),
      createIdealMethod(),
    ],
    openSession: async ({ method, amount, currency, reference, locale, origin }) => {
      if (method === 'APPLE_PAY') return openAppleSession(client, options.merchantName, origin)
      const body = { amount, currency, reference, locale, returnOrigin: origin }
      const answer = await client.send({ method: 'POST', path: '/v1/sessions', body })
      const { success, data } = Session.safeParse(answer?.body)
      if (answer?.status !== 201 || !success) return { ok: false }
      return {
        ok: true,
        merchantSession: data.clientSecret,
        origin: new URL(data.scriptUrl).origin,
        script: data.scriptUrl,
      }
    },
    saveCard: (card) => saveCard(client, card),
    mandates: createSandboxMandates(client),
    authorise: async (request) => {
      const headers = toKey(request.idempotencyKey)
      return readCharge(await client.send({ method: 'POST', path: '/v1/payments', body: toCharge(request), headers }))
    },
    confirm: async (reference) => {
      const path = `/v1/payments/${encodeURIComponent(reference)}/confirm`
      const answer = await client.send({ method: 'POST', path, body: {} })
      // Any other answer, such as one about an open challenge, decides nothing.
      return answer?.status === 200 ? toAuthorisation(answer.body) : { state: 'unknown' }
    },
    findByOrder: ({ orderNumber }) => findByOrder(client, orderNumber),
    capture: ({ reference, amount, idempotencyKey }) =>
      move(client, { path: `/v1/payments/${encodeURIComponent(reference)}/capture`, amount, idempotencyKey }),
    refund: ({ reference, amount, idempotencyKey }) =>
      move(client, { path: `/v1/payments/${encodeURIComponent(reference)}/refund`, amount, idempotencyKey }),
    release: (money) => release(client, money),
    void: async (reference, idempotencyKey) => {
      const path = `/v1/payments/${encodeURIComponent(reference)}/void`
      const answer = await client.send({ method: 'POST', path, body: {}, headers: toKey(idempotencyKey) })
      return { ok: answer?.status === 200 }
    },
    readNotice: async (headers, body) => readNotice(headers, body, options),
  }
}

const toCharge = (request: AuthoriseRequest): object => {
  const { orderNumber, method, token, amount, currency, locale, origin, returnUrl, risk } = request
  const charge = { amount, currency, reference: orderNumber, ...(risk && { risk }) }
  if (method === 'IDEAL') return { ...charge, method: 'ideal', redirect: { returnUrl, locale } }
  return { ...charge, token, capture: false, threeDs: { returnOrigin: origin, locale } }
}

const toKey = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey })

const findByOrder = async (client: JsonClient, orderNumber: string): Promise<Authorisation | null> => {
  const answer = await client.send({ method: 'GET', path: `/v1/payments?reference=${encodeURIComponent(orderNumber)}` })
  const { success, data } = Found.safeParse(answer?.body)
  if (answer?.status !== 200 || !success) return { state: 'unknown' }
  const last = data.data.at(-1)
  return last === undefined ? null : toAuthorisation(last)
}

type Move = { readonly path: string; readonly amount: number; readonly idempotencyKey: string }

const move = async (client: JsonClient, { path, amount, idempotencyKey }: Move): Promise<MoveOutcome> => {
  const answer = await client.send({ method: 'POST', path, body: { amount }, headers: toKey(idempotencyKey) })
  if (answer?.status === 200) return { state: 'done' }
  return { state: answer && answer.status < 500 ? 'refused' : 'unknown' }
}

const Held = z.object({ authorisedAmount: z.number(), capturedAmount: z.number(), voidedAmount: z.number() })

/** A void after a capture takes the rest only. A refused one may have found nothing, which the payment itself says. */
const release = async (client: JsonClient, { reference, idempotencyKey }: MoneyMove): Promise<MoveOutcome> => {
  const path = `/v1/payments/${encodeURIComponent(reference)}`
  const headers = toKey(idempotencyKey)
  const answer = await client.send({ method: 'POST', path: `${path}/void`, body: {}, headers })
  if (answer?.status === 200) return { state: 'done' }
  if (!answer || answer.status >= 500) return { state: 'unknown' }
  const { data } = Held.safeParse((await client.send({ method: 'GET', path }))?.body)
  const isAllTaken = data !== undefined && data.authorisedAmount === data.capturedAmount + data.voidedAmount
  return { state: isAllTaken ? 'done' : 'refused' }
}

const readNotice = (headers: NoticeHeaders, body: string, options: SandboxProviderOptions): ProviderNotice | null => {
  const header = headers['lacepay-signature']
  if (typeof header !== 'string' || !isSigned(header, body, options)) return null
  const { success, data } = Notice.safeParse(JSON.parse(body))
  if (!success) return null
  const { id, type, sequence, payment } = data
  return { eventId: id, kind: type, sequence, reference: payment.id, orderNumber: payment.reference }
}

const isSigned = (header: string, body: string, { webhookSecret, now }: SandboxProviderOptions): boolean => {
  const [, t, v1] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!t || !v1 || Math.abs(now() - Number(t) * 1000) > tolerance) return false
  const expected = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest()
  return timingSafeEqual(expected, Buffer.from(v1, 'hex'))
}
