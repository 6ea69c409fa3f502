import type { PaidLine } from '@lacehouse/domain'
import { z } from 'zod'
import { createJsonClient, type JsonAnswer, type JsonClient } from '../json-client.ts'
import { takeToken } from '../payment-method.ts'
import type { Authorisation, AuthoriseRequest, MoveOutcome, PaymentProvider } from '../payment-provider.ts'
import { KlarnaOrder, toAuthorisation } from './klarna-order.ts'

export type KlarnaOptions = {
  readonly url: string
  readonly username: string
  readonly password: string
  /** Address of the widget's script as browsers reach it. */
  readonly scriptUrl: string
  readonly timeout?: number
}

const Session = z.object({
  client_token: z.string(),
  payment_method_categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
})
const Placed = z.object({ order_id: z.string(), fraud_status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']) })
const Found = z.object({ orders: z.array(KlarnaOrder) })

const answerTimeout = 6000

/** The port over Klarna's payments and order management (PAY-06). */
export const createKlarnaProvider = (options: KlarnaOptions): PaymentProvider => {
  const { url, username, password, scriptUrl, timeout = answerTimeout } = options
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const client = createJsonClient({ baseUrl: url, authorization, timeout })
  return {
    name: 'klarna',
    methods: [
      { code: 'KLARNA', takeInstrument: takeToken, agreesToTotal: true, pageOrigins: [new URL(scriptUrl).origin] },
    ],
    openSession: async ({ origin: _, ...request }) => {
      const body = toBasket(request)
      const answer = await client.send({ method: 'POST', path: '/payments/v1/sessions', body })
      const { success, data } = Session.safeParse(answer?.body)
      if (answer?.status !== 200 || !success || data.payment_method_categories.length === 0) return { ok: false }
      return {
        ok: true,
        merchantSession: data.client_token,
        origin: new URL(scriptUrl).origin,
        script: scriptUrl,
        categories: data.payment_method_categories.map(({ identifier, name }) => ({ id: identifier, name })),
      }
    },
    authorise: (request) => placeOrder(client, request),
    confirm: async (reference) => {
      const answer = await client.send({
        method: 'GET',
        path: `/ordermanagement/v1/orders/${encodeURIComponent(reference)}`,
      })
      return toAuthorisation(answer?.body)
    },
    findByOrder: async ({ orderNumber }) => {
      const path = `/ordermanagement/v1/orders?merchant_reference1=${encodeURIComponent(orderNumber)}`
      const answer = await client.send({ method: 'GET', path })
      const { success, data } = Found.safeParse(answer?.body)
      if (answer?.status !== 200 || !success) return { state: 'unknown' }
      const last = data.orders.at(-1)
      return last === undefined ? null : toAuthorisation(last)
    },
    capture: ({ reference, amount, idempotencyKey }) =>
      move(client, { path: `${reference}/captures`, body: { captured_amount: amount }, idempotencyKey }),
    refund: ({ reference, amount, idempotencyKey }) =>
      move(client, { path: `${reference}/refunds`, body: { refunded_amount: amount }, idempotencyKey }),
    void: async (reference, idempotencyKey) => {
      const { state } = await move(client, { path: `${reference}/cancel`, body: {}, idempotencyKey })
      return { ok: state === 'done' }
    },
    // What is pending is told of by the sandbox's own signed events; Klarna's word is asked for, never taken from a notice.
    readNotice: () => null,
  }
}

const placeOrder = async (client: JsonClient, request: AuthoriseRequest): Promise<Authorisation> => {
  const path = `/payments/v1/authorizations/${encodeURIComponent(request.token)}/order`
  const body = { ...toBasket(request), merchant_reference1: request.orderNumber, auto_capture: false }
  const answer = await client.send({ method: 'POST', path, body, headers: toKey(request.idempotencyKey) })
  const { success, data } = Placed.safeParse(answer?.body)
  if (answer?.status === 200 && success)
    return toAuthorisation({ ...data, status: 'AUTHORIZED', order_amount: request.amount })
  return isRefused(answer) ? { state: 'declined', reference: '', reason: 'declined' } : { state: 'unknown' }
}

type Basket = Pick<AuthoriseRequest, 'amount' | 'currency' | 'country' | 'locale' | 'lines'>

const toBasket = ({ amount, currency, country, locale, lines }: Basket) => ({
  purchase_country: country,
  purchase_currency: currency,
  locale,
  order_amount: amount,
  order_tax_amount: 0,
  order_lines: lines.map(toLine),
})

const types = { item: 'physical', shipping: 'shipping_fee', tax: 'sales_tax', credit: 'gift_card' } as const

const toLine = ({ kind, reference, name, quantity, amount }: PaidLine) => {
  const unit = Math.floor(amount / quantity)
  // A discount that does not divide over the pieces would not be a unit price: then the row is one piece.
  const isEven = unit * quantity === amount
  return {
    type: types[kind],
    reference,
    name: isEven ? name : `${quantity} × ${name}`,
    quantity: isEven ? quantity : 1,
    unit_price: isEven ? unit : amount,
    tax_rate: 0,
    total_amount: amount,
    total_tax_amount: 0,
  }
}

type Move = { readonly path: string; readonly body: object; readonly idempotencyKey: string }

const move = async (client: JsonClient, { path, body, idempotencyKey }: Move): Promise<MoveOutcome> => {
  const headers = toKey(idempotencyKey)
  const answer = await client.send({ method: 'POST', path: `/ordermanagement/v1/orders/${path}`, body, headers })
  if (answer?.status === 201 || answer?.status === 204) return { state: 'done' }
  return { state: isRefused(answer) ? 'refused' : 'unknown' }
}

const toKey = (key: string) => ({ 'klarna-idempotency-key': key })

/** What is refused outright was not charged; a key that was used with another body leaves the question open. */
const isRefused = (answer: JsonAnswer): boolean => answer !== null && [400, 403, 404, 409].includes(answer.status)
