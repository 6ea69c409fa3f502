import { z } from 'zod'

/** PayPal's question while a shopper chooses an address or a shipping option at its page (orders v2, order update callback). */
export const ShippingQuestion = z.object({
  id: z.string(),
  shipping_address: z.object({
    country_code: z.string().length(2),
    admin_area_1: z.string().max(60).optional(),
    admin_area_2: z.string().max(60).optional(),
    postal_code: z.string().max(12).optional(),
  }),
  shipping_option: z.object({ id: z.string().max(60) }).optional(),
})
export type ShippingQuestion = z.output<typeof ShippingQuestion>
