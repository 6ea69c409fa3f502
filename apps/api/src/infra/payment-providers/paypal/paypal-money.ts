import type { Currency } from '@lacehouse/domain/money/currency'
import { fromWire } from '@lacehouse/domain/money/money'
import { z } from 'zod'
import type { JsonAnswer } from '../json-client.ts'
import type { MoneyMove, MoveOutcome } from '../payment-provider.ts'
import type { PaypalClient } from './paypal-access.ts'
import { PaypalOrder, toPaypalAmount } from './paypal-order.ts'

type Move = {
  readonly path: string
  readonly money?: { readonly amount: number; readonly currency: string }
  readonly idempotencyKey: string
}

/** Moves the money of an authorisation or a capture. */
export async function moveMoney(client: PaypalClient, { path, money, idempotencyKey }: Move): Promise<MoveOutcome> {
  const body = money ? { amount: toPaypalAmount(money.amount, money.currency) } : {}
  const headers = { 'paypal-request-id': idempotencyKey }
  const answer = await client.send({ method: 'POST', path: `/v2/payments/${path}`, body, headers })
  if (answer && answer.status < 300) return { state: 'done' }
  return { state: isRefused(answer) ? 'refused' : 'unknown' }
}

const isRefused = (answer: JsonAnswer): boolean => answer?.status === 422 || answer?.status === 404

const Authorization = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
})

/** PayPal refunds captures, not authorisations: the amount is taken from them one after another, each under a key of its own. */
export async function refundCaptures(client: PaypalClient, move: MoneyMove): Promise<MoveOutcome> {
  const { reference, amount, currency, idempotencyKey } = move
  const captures = await listCaptures(client, reference)
  if (captures === null) return { state: 'unknown' }
  let left = amount
  for (const [place, capture] of captures.entries()) {
    const part = Math.min(left, capture.amount)
    if (part === 0) break
    const path = `captures/${encodeURIComponent(capture.id)}/refund`
    const money = { amount: part, currency }
    const { state } = await moveMoney(client, { path, money, idempotencyKey: `${idempotencyKey}-${place}` })
    if (state !== 'done') return { state }
    left -= part
  }
  return { state: left === 0 ? 'done' : 'refused' }
}

const listCaptures = async (client: PaypalClient, reference: string) => {
  const held = await client.send({
    method: 'GET',
    path: `/v2/payments/authorizations/${encodeURIComponent(reference)}`,
  })
  const authorization = Authorization.safeParse(held?.body)
  if (!authorization.success) return null
  const { order_id } = authorization.data.supplementary_data.related_ids
  const answer = await client.send({ method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(order_id)}` })
  const order = PaypalOrder.safeParse(answer?.body)
  if (!order.success) return null
  return (order.data.purchase_units[0]?.payments?.captures ?? []).map(({ id, amount }) => ({
    id,
    amount: fromWire(Number(amount.value), amount.currency_code as Currency).amount,
  }))
}
