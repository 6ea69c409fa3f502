import { z } from 'zod'
import type { JsonAnswer } from '../json-client.ts'
import type { MoneyMove, MoveOutcome } from '../payment-provider.ts'
import type { PaypalClient } from './paypal-access.ts'
import { fromPaypalAmount, PaypalOrder, toPaypalAmount } from './paypal-order.ts'

type Move = {
  readonly path: string
  readonly money?: { readonly amount: number; readonly currency: string }
  /** PayPal stores it with the movement, so that a later call recognises the movement. */
  readonly customId?: string
  readonly idempotencyKey: string
}

const Moved = z.object({ status: z.string() })
const failed = new Set(['DECLINED', 'FAILED', 'CANCELLED'])

/** Moves the money of an authorisation or a capture. `PENDING` and unknown statuses count as not done yet. */
export async function moveMoney(
  client: PaypalClient,
  { path, money, customId, idempotencyKey }: Move,
): Promise<MoveOutcome> {
  const body = {
    ...(money && { amount: toPaypalAmount(money.amount, money.currency) }),
    ...(customId && { custom_id: customId }),
  }
  const headers = { 'paypal-request-id': idempotencyKey }
  return toOutcome(await client.send({ method: 'POST', path: `/v2/payments/${path}`, body, headers }))
}

const toOutcome = (answer: JsonAnswer): MoveOutcome => {
  // The answer to a void has no body.
  if (answer?.status === 204) return { state: 'done' }
  if (answer?.status === 422 || answer?.status === 404) return { state: 'refused' }
  const { success, data } = Moved.safeParse(answer?.body)
  if (!answer || answer.status >= 300 || !success) return { state: 'unknown' }
  if (failed.has(data.status)) return { state: 'refused' }
  return { state: data.status === 'COMPLETED' || data.status === 'VOIDED' ? 'done' : 'unknown' }
}

const Authorised = z.object({ status: z.string() })
const over = new Set(['VOIDED', 'CAPTURED', 'EXPIRED'])

/**
 * Releases what an authorisation holds beyond its captures: PayPal voids one that is captured in part. After a refusal its status says
 * whether nothing was left.
 */
export async function releaseRest(
  client: PaypalClient,
  { reference, idempotencyKey }: MoneyMove,
): Promise<MoveOutcome> {
  const path = `authorizations/${encodeURIComponent(reference)}`
  const outcome = await moveMoney(client, { path: `${path}/void`, idempotencyKey })
  if (outcome.state !== 'refused') return outcome
  const { data } = Authorised.safeParse((await client.send({ method: 'GET', path: `/v2/payments/${path}` }))?.body)
  return { state: data && over.has(data.status) ? 'done' : 'refused' }
}

const Authorization = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
})

/** Finds the id of an authorisation's order; returns null while PayPal does not answer. */
export async function findOrderId(client: PaypalClient, reference: string): Promise<string | null> {
  const path = `/v2/payments/authorizations/${encodeURIComponent(reference)}`
  const answer = await client.send({ method: 'GET', path })
  const { success, data } = Authorization.safeParse(answer?.body)
  return answer?.status === 200 && success ? data.supplementary_data.related_ids.order_id : null
}

/**
 * Refunds an amount from the captures one after another, because PayPal refunds captures and not authorisations. Other refunds reduce
 * what a capture can give. An earlier try of this refund has the same key, so a repetition divides the amount in the same way.
 */
export async function refundCaptures(client: PaypalClient, move: MoneyMove): Promise<MoveOutcome> {
  const { reference, amount, currency, idempotencyKey } = move
  const captures = await listCaptures(client, reference, idempotencyKey)
  if (captures === null) return { state: 'unknown' }
  let left = amount
  for (const [place, { id, refundable, isRefunded }] of captures.entries()) {
    const part = Math.min(left, refundable)
    if (part === 0) continue
    if (!isRefunded) {
      const path = `captures/${encodeURIComponent(id)}/refund`
      const key = `${idempotencyKey}-${place}`
      const money = { amount: part, currency }
      const { state } = await moveMoney(client, { path, money, customId: idempotencyKey, idempotencyKey: key })
      if (state !== 'done') return { state }
    }
    left -= part
  }
  return { state: left === 0 ? 'done' : 'refused' }
}

type Capture = { readonly id: string; readonly refundable: number; readonly isRefunded: boolean }

const listCaptures = async (client: PaypalClient, reference: string, key: string): Promise<Capture[] | null> => {
  const orderId = await findOrderId(client, reference)
  if (orderId === null) return null
  const answer = await client.send({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(orderId)}` })
  const order = PaypalOrder.safeParse(answer?.body)
  if (!order.success) return null
  const { captures = [], refunds = [] } = order.data.purchase_units[0]?.payments ?? {}
  return captures.map(({ id, amount }) => {
    const counted = refunds.filter((refund) => !failed.has(refund.status) && isOfCapture(refund, id))
    const others = counted.filter(({ custom_id }) => custom_id !== key)
    const taken = others.reduce((sum, refund) => sum + fromPaypalAmount(refund.amount), 0)
    const isRefunded = counted.some(({ custom_id, status }) => custom_id === key && status === 'COMPLETED')
    return { id, refundable: Math.max(0, fromPaypalAmount(amount) - taken), isRefunded }
  })
}

type Refund = NonNullable<NonNullable<PaypalOrder['purchase_units'][number]['payments']>['refunds']>[number]

/** Says whether a refund belongs to a capture; the refund links to its capture as `up`. */
const isOfCapture = ({ links = [] }: Refund, captureId: string): boolean =>
  links.some(({ rel, href }) => rel === 'up' && href.endsWith(`/captures/${captureId}`))
