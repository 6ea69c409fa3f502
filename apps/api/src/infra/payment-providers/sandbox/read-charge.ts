import { z } from 'zod'
import type { JsonAnswer } from '../json-client.ts'
import type { Authorisation } from '../payment-provider.ts'
import { toAuthorisation } from './sandbox-payment.ts'

const Problem = z.object({ error: z.object({ code: z.string() }) })
/** Statuses with which the provider refuses a charge for good. */
const outright = new Set([400, 402, 404, 422])

/**
 * Reads the answer to a charge. A refusal for good means no charge; any other answer leaves the state unknown, and so does a key with
 * another body, because a charge may exist under that key.
 */
export function readCharge(answer: JsonAnswer): Authorisation {
  if (answer?.status === 200) return toAuthorisation(answer.body)
  const { data } = Problem.safeParse(answer?.body)
  if (!answer || !outright.has(answer.status) || !data || data.error.code === 'idempotency_conflict')
    return { state: 'unknown' }
  return { state: 'declined', reference: '', reason: 'declined' }
}
