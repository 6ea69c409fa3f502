import { z } from 'zod'
import type { JsonClient } from '../json-client.ts'
import type { CardSaved } from '../payment-provider.ts'

const Card = z.object({
  token: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
})
const Problem = z.object({ error: z.object({ code: z.string() }) })

/** Lets the provider check and save a card. The shop shows only the card data of its answer (ACC-04, PAY-01). */
export async function saveCard(
  client: JsonClient,
  body: { readonly token: string; readonly currency: string },
): Promise<CardSaved> {
  const answer = await client.send({ method: 'POST', path: '/v1/cards', body })
  const { success, data } = Card.safeParse(answer?.body)
  if (answer?.status === 201 && success) return { ok: true, card: data }
  const code = Problem.safeParse(answer?.body).data?.error.code
  if (code === 'card_refused') return { ok: false, reason: 'verification' }
  return { ok: false, reason: code === 'token_unknown' || code === 'invalid_request' ? 'refused' : 'away' }
}
