import { z } from 'zod'

/** A provider's session for its fields, widget or wallet. */
export const PaymentSession = z.object({
  success: z.boolean(),
  provider: z.string(),
  locale: z.string(),
  meta: z.object({
    merchantSession: z.string(),
    /** The id of the session, which the page sends back with an approval (Klarna). */
    sessionId: z.string().optional(),
    /** Origin and script of the provider's hosted fields. */
    origin: z.string().optional(),
    script: z.string().optional(),
    /** Kinds of payment in the provider's widget. */
    categories: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
    /** The provider's page on which the shopper approves the payment. */
    redirectUrl: z.string().optional(),
  }),
})
