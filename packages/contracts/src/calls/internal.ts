import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

/** What those who build on the calls ask of the shop (S1.7). */
export const internalCalls = {
  'internal.validateResponse': defineCall({
    method: 'POST',
    path: '/fapi/api/validate-response/{contract}',
    summary: 'Holds a response against the contract of a call; outside production only',
    session: 'none',
    params: z.object({ contract: z.string().max(80) }),
    query: LocaleQuery,
    body: z.strictObject({
      /** From 400 on the response is held against the one shape of errors. */
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
