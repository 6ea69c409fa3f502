import { createHash } from 'node:crypto'
import { seconds } from '@lacehouse/domain/time/durations'
import { z } from 'zod'
import { createJsonClient, type JsonAnswer, type JsonClient } from '../json-client.ts'
import type { InstrumentInput, TakenInstrument } from '../payment-method.ts'
import type {
  Authorisation,
  AuthoriseRequest,
  ChargeQuestion,
  MoneyMove,
  MoveOutcome,
  OpenedSession,
  PaymentProvider,
  ProviderNotice,
  SessionRequest,
} from '../payment-provider.ts'
import { KlarnaOrder, toAuthorisation } from './klarna-order.ts'
import { toKlarnaBasket } from './to-klarna-basket.ts'

export type KlarnaOptions = {
  readonly url: string
  readonly username: string
  readonly password: string
  /** The address of the widget's script for browsers. */
  readonly scriptUrl: string
  /** Origins that the checkout pages allow for the widget; by default the origin of its script. */
  readonly pageOrigins?: readonly string[]
  /** The address for Klarna's decisions about pending orders; null where another channel brings them. */
  readonly notificationUrl: string | null
  readonly timeout?: number
}

const Session = z.object({
  session_id: z.string(),
  client_token: z.string(),
  payment_method_categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
})
const ApprovedSession = z.object({
  authorization_token: z.string().nullish(),
  merchant_reference2: z.string().nullish(),
  purchase_currency: z.string(),
  order_amount: z.number(),
})
const Placed = z.object({ order_id: z.string(), fraud_status: z.string() })
const Notice = z.object({ order_id: z.string().regex(/^[\w-]{1,64}$/), event_type: z.string().max(64) })

/** Creates the provider for Klarna's payments v1 and order management v1 (PAY-06). */
export function createKlarnaProvider(options: KlarnaOptions): PaymentProvider {
  const { url, username, password, scriptUrl, timeout = seconds(6) } = options
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const client = createJsonClient({ baseUrl: url, authorization, timeout })
  const scriptOrigins = [new URL(scriptUrl).origin]
  const pageOrigins = options.pageOrigins ?? scriptOrigins
  return {
    name: 'klarna',
    methods: [{ code: 'KLARNA', takeInstrument: (input) => takeApproval(client, input), pageOrigins, scriptOrigins }],
    openSession: (request) => openSession(client, options, request),
    authorise: async (request) => read(await placeOrder(client, options, request), request),
    confirm: async (reference) => toAuthorisation((await getOrder(client, reference))?.body),
    findByOrder: (question) => findByOrder(client, options, question),
    capture: ({ reference, amount, idempotencyKey }) =>
      move(client, { reference, path: 'captures', body: { captured_amount: amount }, idempotencyKey }),
    refund: ({ reference, amount, idempotencyKey }) =>
      move(client, { reference, path: 'refunds', body: { refunded_amount: amount }, idempotencyKey }),
    release: (money) => release(client, money),
    void: async (reference, idempotencyKey) => {
      const { state } = await move(client, { reference, path: 'cancel', body: {}, idempotencyKey })
      return { ok: state === 'done' }
    },
    readNotice: (_headers, body) => (options.notificationUrl ? readNotice(client, body) : Promise.resolve(null)),
  }
}

const openSession = async (
  client: JsonClient,
  { scriptUrl, notificationUrl }: KlarnaOptions,
  request: SessionRequest,
): Promise<OpenedSession> => {
  const body = {
    ...toKlarnaBasket(request),
    ...toMerchantUrls(notificationUrl, request.returnUrls.approved),
    // The first reference is for the order number.
    merchant_reference2: request.reference,
  }
  const answer = await client.send({ method: 'POST', path: '/payments/v1/sessions', body })
  const { success, data } = Session.safeParse(answer?.body)
  if (answer?.status !== 200 || !success || data.payment_method_categories.length === 0) return { ok: false }
  return {
    ok: true,
    merchantSession: data.client_token,
    sessionId: data.session_id,
    origin: new URL(scriptUrl).origin,
    script: scriptUrl,
    categories: data.payment_method_categories.map(({ identifier, name }) => ({ id: identifier, name })),
  }
}

/** Takes an approval from the session in which Klarna gave it: the session names the cart, the currency and the approved sum. */
const takeApproval = async (client: JsonClient, { token, sessionId }: InstrumentInput): Promise<TakenInstrument> => {
  const unknown = { ok: false, reason: 'missing', field: 'token' } as const
  if (!token || !sessionId) return unknown
  const answer = await client.send({ method: 'GET', path: `/payments/v1/sessions/${encodeURIComponent(sessionId)}` })
  if (answer?.status === 404) return unknown
  const { success, data } = ApprovedSession.safeParse(answer?.body)
  if (answer?.status !== 200 || !success) return { ok: false, reason: 'away' }
  if (data.authorization_token !== token) return unknown
  const terms = { cartId: data.merchant_reference2 ?? '', currency: data.purchase_currency }
  return { ok: true, facts: { token, agreedTo: data.order_amount }, terms }
}

/** Klarna accepts a notification address only together with a confirmation address. */
const toMerchantUrls = (notification: string | null, confirmation: string) =>
  notification ? { merchant_urls: { confirmation, notification } } : {}

const placeOrder = (client: JsonClient, { notificationUrl }: KlarnaOptions, request: AuthoriseRequest) => {
  const path = `/payments/v1/authorizations/${encodeURIComponent(request.token)}/order`
  const body = {
    ...toKlarnaBasket(request),
    ...toMerchantUrls(notificationUrl, `${request.origin}/${request.locale}/checkout`),
    merchant_reference1: request.orderNumber,
    auto_capture: false,
  }
  return client.send({ method: 'POST', path, body, headers: toKey(request.idempotencyKey) })
}

const read = (answer: JsonAnswer, { amount }: AuthoriseRequest): Authorisation => {
  const { success, data } = Placed.safeParse(answer?.body)
  if (answer?.status === 200 && success) return toAuthorisation({ ...data, status: 'AUTHORIZED', order_amount: amount })
  return isRefused(answer) ? { state: 'declined', reference: '', reason: 'declined' } : { state: 'unknown' }
}

const getOrder = (client: JsonClient, id: string) =>
  client.send({ method: 'GET', path: `/ordermanagement/v1/orders/${encodeURIComponent(id)}` })

/**
 * Finds the order by its reference. Without a reference it sends the charge again under its key, because Klarna has no search; the key
 * prevents a second order. A used or unknown token decides nothing then, because the lost charge may have used it.
 */
const findByOrder = async (
  client: JsonClient,
  options: KlarnaOptions,
  { reference, sent }: ChargeQuestion,
): Promise<Authorisation | null> => {
  if (reference) {
    const answer = await getOrder(client, reference)
    return answer?.status === 404 ? null : toAuthorisation(answer?.body)
  }
  const answer = await placeOrder(client, options, sent)
  return answer?.status === 404 || answer?.status === 409 ? { state: 'unknown' } : read(answer, sent)
}

/** Reads a notice. Klarna's notices have no signature, so the order comes from Klarna's API. */
const readNotice = async (client: JsonClient, body: string): Promise<ProviderNotice | null> => {
  const notice = Notice.safeParse(toJson(body))
  if (!notice.success) return null
  const { order_id: reference, event_type: kind } = notice.data
  const { success, data } = KlarnaOrder.safeParse((await getOrder(client, reference))?.body)
  if (!success) return null
  const orderNumber = data.merchant_reference1 ?? ''
  return { eventId: `${reference} ${kind}`, kind, sequence: 0, reference, orderNumber }
}

const toJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, so not a notice of Klarna's.
    return null
  }
}

type Move = {
  readonly reference: string
  readonly path: string
  readonly body: object
  readonly idempotencyKey: string
}

const move = async (client: JsonClient, { reference, path, body, idempotencyKey }: Move): Promise<MoveOutcome> => {
  const answer = await client.send({
    method: 'POST',
    path: `/ordermanagement/v1/orders/${encodeURIComponent(reference)}/${path}`,
    body,
    headers: toKey(idempotencyKey),
  })
  if (answer?.status === 201 || answer?.status === 204) return { state: 'done' }
  return { state: isRefused(answer) ? 'refused' : 'unknown' }
}

const Remaining = z.object({ remaining_authorized_amount: z.number() })

/** Releases what an order holds beyond its captures. After a refusal the order says whether nothing was left. */
const release = async (client: JsonClient, { reference, idempotencyKey }: MoneyMove): Promise<MoveOutcome> => {
  const outcome = await move(client, { reference, path: 'release-remaining-authorization', body: {}, idempotencyKey })
  if (outcome.state !== 'refused') return outcome
  const { data } = Remaining.safeParse((await getOrder(client, reference))?.body)
  return { state: data?.remaining_authorized_amount === 0 ? 'done' : 'refused' }
}

/** Derives a UUID from a key, because Klarna requires a UUID. */
const toKey = (key: string) => {
  const hash = createHash('sha256').update(key).digest('hex')
  const uuid = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
  return { 'klarna-idempotency-key': uuid }
}

/** Says whether an answer means that Klarna charged or moved nothing. */
const isRefused = (answer: JsonAnswer): boolean => answer !== null && [400, 403, 404, 409].includes(answer.status)
