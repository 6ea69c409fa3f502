import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

/** Calls for developers of clients. */
export const internalCalls = {
  'internal.validateResponse': defineCall({
    method: 'POST',
    path: '/fapi/api/validate-response/{contract}',
    summary: 'Validates a response against the contract of a call; outside production only',
    session: 'none',
    params: z.object({ contract: z.string().max(80) }),
    query: LocaleQuery,
    body: z.strictObject({
      /** A response with a status of 400 or more is checked against the shape of errors. */
      status: z.number().int().min(100).max(599).optional(),
      response: z.unknown(),
    }),
    reply: z.object({
      contract: z.string(),
      valid: z.boolean(),
      problems: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
    errors: ['API404'],
  }),
}
