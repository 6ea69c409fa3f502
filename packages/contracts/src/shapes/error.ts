import { z } from 'zod'
import { ContentChangeReply, ContentProblem } from './content-refusal.ts'

/** The facts of a coupon's refusal. Amounts are of the cart's currency. */
export const CouponRefusalReply = z.object({
  missing: z.object({ distance: z.number(), unit: z.enum(['money', 'pieces']) }).optional(),
  condition: z.string().optional(),
  conflicts: z.array(z.string()).optional(),
  totalInstead: z.number().optional(),
  currency: z.string(),
})
export type CouponRefusalReply = z.output<typeof CouponRefusalReply>

/** The body of every refused call. */
export const ErrorReply = z.object({
  errorDetails: z.array(
    z.object({
      errorId: z.string(),
      message: z.string(),
      /** The refused field of the body or query, when there is one. */
      field: z.string().optional(),
      /** The largest allowed quantity, with INV408. */
      maximum: z.number().optional(),
      itemId: z.string().optional(),
      /** The reason of a coupon's refusal, and the shopper's remedy (CART-09). */
      coupon: CouponRefusalReply.optional(),
      /** With CMS409: who changed the document, when and to which version. */
      changed: ContentChangeReply.optional(),
      /** With CMS410: the findings that prevent a publication. */
      problems: z.array(ContentProblem).optional(),
    }),
  ),
  appId: z.string().optional(),
  correlationId: z.string(),
})
export type ErrorReply = z.output<typeof ErrorReply>
