import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

/** Calls about the choices of visitors on cookies and storage (decision 0094). */
export const consentsCalls = {
  'consents.record': defineCall({
    method: 'POST',
    path: '/fapi/consents',
    summary: 'Records what a visitor let the shop store, under a random number that the browser made',
    session: 'none',
    limits: [{ policy: 'consents' }],
    query: LocaleQuery,
    body: z.strictObject({
      consentId: z.uuid(),
      /** The version of the policy that the visitor was shown. */
      version: z.number().int().min(1).max(99_999),
      /** The optional categories that may run. */
      categories: z.array(z.enum(['C0002', 'C0003', 'C0004'])).max(3),
    }),
    reply: z.object({ decidedAt: z.string() }),
    status: 201,
    errors: [],
  }),
}
