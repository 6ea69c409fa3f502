import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

/** A violation of a page's Content-Security-Policy, without query and fragment of any address and without a sample of the code. */
const CspReport = z.strictObject({
  directive: z.string().max(60),
  /** The blocked source: `inline`, `eval`, `trusted-types-sink`, or an address. */
  blocked: z.string().max(200),
  /** The first two parts of the page's path, which name no order and no product. */
  page: z.string().max(80),
  /** The script that did it. */
  source: z.string().max(200).optional(),
  disposition: z.enum(['enforce', 'report']),
})
export type CspReport = z.output<typeof CspReport>

/** Calls for developers of clients, and the reports of browsers. */
export const internalCalls = {
  'internal.cspReports': defineCall({
    method: 'POST',
    path: '/fapi/csp-reports',
    summary: "Violations of a page's Content-Security-Policy; browsers send them in their own two formats",
    session: 'none',
    limits: [{ policy: 'cspReports' }],
    query: LocaleQuery,
    body: z.strictObject({ reports: z.array(CspReport).min(1).max(20) }),
    reply: z.object({ accepted: z.number() }),
    status: 202,
    errors: [],
  }),
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
