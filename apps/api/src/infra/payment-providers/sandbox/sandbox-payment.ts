import { z } from 'zod'
import type { Authorisation, DeclineReason } from '../payment-provider.ts'

/** A payment in an answer of the sandbox. The schema checks every field that the shop uses, because an answer may be garbage. */
export const SandboxPayment = z.object({
  id: z.string(),
  status: z.enum([
    'pending',
    'requires_action',
    'verified',
    'authorised',
    'declined',
    'fraud',
    'captured',
    'voided',
    'refunded',
  ]),
  reference: z.string(),
  amount: z.number(),
  authorisedAmount: z.number(),
  declineReason: z.string().nullable(),
  challenge: z.object({ id: z.string(), url: z.string() }).nullable(),
  method: z.literal('ideal').optional(),
  /** A card that is verified for a later charge. */
  setup: z.literal(true).optional(),
  sequence: z.number(),
})
export type SandboxPayment = z.output<typeof SandboxPayment>

const reasons: Readonly<Record<string, DeclineReason>> = {
  suspected_fraud: 'fraud',
  expired_card: 'expired',
  authentication_failed: 'authentication',
  authentication_cancelled: 'authentication',
  authentication_expired: 'authentication',
}

/** Converts a payment of the sandbox to an authorisation. */
export function toAuthorisation(body: unknown): Authorisation {
  const { success, data } = SandboxPayment.safeParse(body)
  if (!success) return { state: 'unknown' }
  const reference = data.id
  switch (data.status) {
    case 'authorised':
      return { state: 'authorised', reference, amount: data.authorisedAmount }
    case 'verified':
      return { state: 'mandated', reference }
    case 'captured':
    case 'refunded':
      return { state: 'authorised', reference, amount: data.authorisedAmount, isCaptured: true }
    case 'requires_action':
      return toChallenge(data)
    case 'pending':
      return { state: 'pending', reference }
    case 'fraud':
      return { state: 'declined', reference, reason: 'fraud' }
    default:
      return { state: 'declined', reference, reason: reasons[data.declineReason ?? ''] ?? 'declined' }
  }
}

const toChallenge = ({ id: reference, challenge, method }: SandboxPayment): Authorisation => {
  if (!challenge) return { state: 'unknown' }
  const { id: challengeId, url } = challenge
  return { state: 'challenge', reference, challengeId, url, ...(method === 'ideal' && { isRedirect: true }) }
}
