import { z } from 'zod'

/**
 * Goods that are sold before their arrival (decision 0130): the day from which they are sent, what the button says, and what the shopper has
 * to know of the date and the payment.
 */
export const PreOrderReply = z.object({
  from: z.string(),
  label: z.string(),
  note: z.string(),
  /** The offer in structured data (schema.org). */
  offer: z.object({ availability: z.literal('PreOrder'), availabilityStarts: z.string() }),
})
export type PreOrderReply = z.output<typeof PreOrderReply>
