import { z } from 'zod'

export const Notification = z.object({
  code: z.string(),
  message: z.string(),
  level: z.enum(['info', 'warning', 'error']),
})
export type Notification = z.output<typeof Notification>

/** A problem of the cart in its present state, shown where it belongs (docs/error-codes.md, "Flash messages"). */
export const FlashMessage = z.object({
  code: z.enum([
    'ProductLineItemInventoryMissing',
    'ProductItemNotAvailable',
    'ProductLineItemFullInventoryMissing',
    'InvalidShippingAddress',
    'PaymentNotAuthorized',
  ]),
  type: z.string(),
  message: z.string(),
  details: z.object({
    /** The affected item; several items may be of one product. */
    itemId: z.string().optional(),
    sku: z.string().optional(),
    productId: z.string().optional(),
    missingQty: z.number().optional(),
    shipmentId: z.string().optional(),
    action: z.object({ type: z.string(), url: z.string(), id: z.string() }).optional(),
  }),
})
export type FlashMessage = z.output<typeof FlashMessage>
