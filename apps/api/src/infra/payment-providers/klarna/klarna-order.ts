import { z } from 'zod'
import type { Authorisation } from '../payment-provider.ts'

/** An order in an answer of Klarna's order management. An answer without one of these fields is unreadable. */
export const KlarnaOrder = z.object({
  order_id: z.string(),
  status: z.string(),
  fraud_status: z.string(),
  order_amount: z.number(),
  merchant_reference1: z.string().nullish(),
})

const held = new Set(['AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CLOSED'])
const released = new Set(['CANCELLED', 'EXPIRED'])

/** Converts Klarna's answer about an order to an authorisation. An unknown status counts as pending. */
export function toAuthorisation(body: unknown): Authorisation {
  const { success, data } = KlarnaOrder.safeParse(body)
  if (!success) return { state: 'unknown' }
  const { order_id: reference, status, fraud_status, order_amount: amount } = data
  if (fraud_status === 'REJECTED' || released.has(status)) return { state: 'declined', reference, reason: 'declined' }
  const isHeld = fraud_status === 'ACCEPTED' && held.has(status)
  return isHeld ? { state: 'authorised', reference, amount } : { state: 'pending', reference }
}
