import { z } from 'zod'

/** What a page says of a card, which has no effect: the data of a card come from the provider. */
export const IgnoredCard = z.strictObject({
  brand: z.string().max(24),
  last4: z.string().regex(/^\d{4}$/),
  expiryMonth: z.number().int().min(1).max(12),
  expiryYear: z.number().int().min(2000).max(2100),
  bin: z
    .string()
    .regex(/^\d{6,8}$/)
    .optional(),
})
