import { z } from 'zod'
import type { FoundCard } from '../card-method.ts'
import type { JsonClient } from '../json-client.ts'

const Token = z.object({
  brand: z.string(),
  last4: z.string(),
  bin: z.string().optional(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
  session: z.object({ reference: z.string(), currency: z.string() }).nullable(),
  saved: z.boolean(),
})

/** Finds the card of a token, with the cart and the currency of the session in which its fields were filled. */
export async function findCard(client: JsonClient, token: string): Promise<FoundCard> {
  const answer = await client.send({ method: 'GET', path: `/v1/tokens/${encodeURIComponent(token)}` })
  if (answer?.status === 404) return { state: 'unknown' }
  const { success, data } = Token.safeParse(answer?.body)
  if (answer?.status !== 200 || !success) return { state: 'away' }
  const { session, saved, ...card } = data
  // A saved card is named by its id, which is its owner's; its token is not for pages.
  if (saved) return { state: 'unknown' }
  return { state: 'found', card, terms: { cartId: session?.reference ?? null, currency: session?.currency ?? null } }
}
