import { z } from 'zod'

/** The body of every refused call (S1.3 'Error response'). */
export const ErrorReply = z.object({
  errorDetails: z.array(
    z.object({
      errorId: z.string(),
      message: z.string(),
      /** The body or query field that was refused, where one is to blame. */
      field: z.string().optional(),
      /** The largest quantity still allowed, with INV408. */
      maximum: z.number().optional(),
      itemId: z.string().optional(),
    }),
  ),
  appId: z.string().optional(),
  correlationId: z.string(),
})
export type ErrorReply = z.output<typeof ErrorReply>
