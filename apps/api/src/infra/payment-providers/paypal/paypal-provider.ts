import { randomUUID } from 'node:crypto'
import { seconds } from '@lacehouse/domain/time/durations'
import type { JsonAnswer } from '../json-client.ts'
import type { InstrumentInput, TakenInstrument } from '../payment-method.ts'
import type {
  Approval,
  Authorisation,
  AuthoriseRequest,
  OpenedSession,
  PaymentProvider,
  SessionRequest,
} from '../payment-provider.ts'
import { createPaypalClient, type PaypalClient } from './paypal-access.ts'
import { findOrderId, moveMoney, refundCaptures, releaseRest } from './paypal-money.ts'
import { readPaypalNotice } from './paypal-notice.ts'
import { noApproval, PaypalOrder, toApproval, toAuthorisation, toPaypalAmount } from './paypal-order.ts'

export type PaypalOptions = {
  readonly url: string
  readonly clientId: string
  readonly secret: string
  /** The id of the webhook for PayPal's notices; null where another channel brings them. */
  readonly webhookId: string | null
  readonly now: () => number
  readonly timeout?: number
}

const unit = "/purchase_units/@reference_id=='default'"

/** Requests the whole order in the answer; without it PayPal answers little more than the id. */
const whole = { prefer: 'return=representation' }

/** Creates the provider for PayPal's orders v2 and payments v2. The shopper approves at PayPal's page; the shop authorises (PAY-07). */
export function createPaypalProvider({ timeout = seconds(6), ...options }: PaypalOptions): PaymentProvider {
  const client = createPaypalClient({ ...options, timeout })
  return {
    name: 'paypal',
    methods: [
      {
        code: 'PAYPAL',
        express: 'online',
        takeInstrument: (input) => takeApproval(client, input),
        // The shop's pages contain nothing of PayPal, because shoppers approve at PayPal's page.
        pageOrigins: [],
      },
    ],
    openSession: (request) => openOrder(client, request),
    authorise: (request) => authorise(client, request),
    confirm: async (reference) => {
      const orderId = await findOrderId(client, reference)
      const found = orderId === null ? null : await findOrder(client, orderId)
      return (found?.state === 'found' && toAuthorisation(found.order)) || { state: 'unknown' }
    },
    findByOrder: async ({ orderNumber, token }) => {
      if (!token) return null
      const found = await findOrder(client, token)
      if (found.state !== 'found') return found.state === 'none' ? null : { state: 'unknown' }
      // The token may belong to another order.
      return found.order.purchase_units[0]?.invoice_id === orderNumber ? toAuthorisation(found.order) : null
    },
    capture: ({ reference, idempotencyKey, ...money }) =>
      moveMoney(client, { path: `authorizations/${encode(reference)}/capture`, money, idempotencyKey }),
    refund: (move) => refundCaptures(client, move),
    release: (move) => releaseRest(client, move),
    void: async (reference, idempotencyKey) => {
      const path = `authorizations/${encode(reference)}/void`
      const { state } = await moveMoney(client, { path, idempotencyKey })
      return { ok: state === 'done' }
    },
    readNotice: async (headers, body) =>
      options.webhookId ? readPaypalNotice(client, options.webhookId, { headers, body }) : null,
    findApproval: (token) => findApproval(client, token),
  }
}

const openOrder = async (client: PaypalClient, request: SessionRequest): Promise<OpenedSession> => {
  const { amount, currency, locale, returnUrls, isExpress, reference, shippingCallback } = request
  const [language = '', country = ''] = locale.split('-')
  const experience_context = {
    return_url: returnUrls.approved,
    cancel_url: returnUrls.cancelled,
    locale: `${language}-${country.toUpperCase()}`,
    shipping_preference: isExpress ? 'GET_FROM_FILE' : 'NO_SHIPPING',
    user_action: 'CONTINUE',
    ...(shippingCallback && {
      order_update_callback_config: {
        callback_events: ['SHIPPING_ADDRESS', 'SHIPPING_OPTIONS'],
        callback_url: shippingCallback,
      },
    }),
  }
  const body = {
    intent: 'AUTHORIZE',
    purchase_units: [{ reference_id: 'default', custom_id: reference, amount: toPaypalAmount(amount, currency) }],
    payment_source: { paypal: { experience_context } },
  }
  const headers = { ...whole, 'paypal-request-id': randomUUID() }
  const answer = await client.send({ method: 'POST', path: '/v2/checkout/orders', body, headers })
  const { success, data } = PaypalOrder.safeParse(answer?.body)
  const redirectUrl = data?.links?.find(({ rel }) => rel === 'payer-action')?.href
  return success && redirectUrl ? { ok: true, merchantSession: data.id, redirectUrl } : { ok: false }
}

// Writes the amount and the order number to PayPal's order first, so that PayPal authorises the ordered amount.
const authorise = async (client: PaypalClient, request: AuthoriseRequest): Promise<Authorisation> => {
  const { token, amount, currency, orderNumber, idempotencyKey } = request
  const path = `/v2/checkout/orders/${encode(token)}`
  const body = [
    { op: 'replace', path: `${unit}/amount`, value: toPaypalAmount(amount, currency) },
    { op: 'add', path: `${unit}/invoice_id`, value: orderNumber },
  ]
  const patched = await client.send({ method: 'PATCH', path, body })
  if (patched?.status !== 204) return findHeld(client, request, patched)
  const headers = { ...whole, 'paypal-request-id': idempotencyKey }
  const answer = await client.send({ method: 'POST', path: `${path}/authorize`, body: {}, headers })
  const { success, data } = PaypalOrder.safeParse(answer?.body)
  if (answer && answer.status < 300 && success) return toAuthorisation(data) ?? { state: 'unknown' }
  return findHeld(client, request, answer)
}

/** Finds out whether an order that PayPal refused to change or authorise has an authorisation already. */
const findHeld = async (
  client: PaypalClient,
  { token, orderNumber }: AuthoriseRequest,
  answer: JsonAnswer,
): Promise<Authorisation> => {
  if (answer?.status !== 422 && answer?.status !== 404) return { state: 'unknown' }
  const found = await findOrder(client, token)
  if (found.state === 'unknown') return { state: 'unknown' }
  const isOurs = found.state === 'found' && found.order.purchase_units[0]?.invoice_id === orderNumber
  const held = isOurs ? toAuthorisation(found.order) : null
  return held ?? { state: 'declined', reference: '', reason: 'declined' }
}

type FoundOrder = { readonly state: 'found'; readonly order: PaypalOrder } | { readonly state: 'none' | 'unknown' }

const findOrder = async (client: PaypalClient, id: string): Promise<FoundOrder> => {
  const answer = await client.send({ method: 'GET', path: `/v2/checkout/orders/${encode(id)}` })
  if (answer?.status === 404) return { state: 'none' }
  const { success, data } = PaypalOrder.safeParse(answer?.body)
  return answer?.status === 200 && success ? { state: 'found', order: data } : { state: 'unknown' }
}

const findApproval = async (client: PaypalClient, token: string): Promise<Approval | null> => {
  const found = await findOrder(client, token)
  if (found.state === 'none') return noApproval
  return found.state === 'found' ? toApproval(found.order) : null
}

/** Takes an approval from PayPal's API, not from the page's input. */
const takeApproval = async (client: PaypalClient, { token }: InstrumentInput): Promise<TakenInstrument> => {
  if (!token) return { ok: false, reason: 'missing', field: 'token' }
  const approval = await findApproval(client, token)
  if (!approval) return { ok: false, reason: 'away' }
  if (!approval.isApproved) return { ok: false, reason: 'missing', field: 'token' }
  const { payer, amount: agreedUpTo, terms } = approval
  return { ok: true, facts: { token, agreedUpTo, ...(payer && { holder: payer }) }, terms }
}

const encode = encodeURIComponent
