import { z } from 'zod'

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
    }),
  ),
  appId: z.string().optional(),
  correlationId: z.string(),
})
export type ErrorReply = z.output<typeof ErrorReply>
