import { z } from 'zod'
import type { Authorisation } from '../payment-provider.ts'

/** An order as Klarna answers it; everything of it that we go by is checked, for an answer may be garbage. */
export const KlarnaOrder = z.object({
  order_id: z.string(),
  status: z.string(),
  fraud_status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']),
  order_amount: z.number(),
})

/** What Klarna's word for an order means to the shop. */
export function toAuthorisation(body: unknown): Authorisation {
  const { success, data } = KlarnaOrder.safeParse(body)
  if (!success) return { state: 'unknown' }
  const { order_id: reference, status, fraud_status, order_amount: amount } = data
  if (fraud_status === 'REJECTED' || status === 'CANCELLED') return { state: 'declined', reference, reason: 'declined' }
  return fraud_status === 'PENDING' ? { state: 'pending', reference } : { state: 'authorised', reference, amount }
}
