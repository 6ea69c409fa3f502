import { z } from 'zod'

/** The identification headers of every call (docs/calls.md); names are lower case, as HTTP/2 sends them. */
export const IdentificationHeaders = z.object({
  channel: z.enum(['ECOMM', 'MAPP']).optional(),
  siteid: z.string().max(16).optional(),
  brand: z.string().max(32).optional(),
  region: z.enum(['NA', 'EMEA', 'APAC']).optional(),
  source: z.string().max(32).optional(),
  'x-client-app': z.string().max(64).optional(),
  'x-transaction-id': z.string().max(64).optional(),
  'x-correlation-id': z.string().max(64).optional(),
  'x-auth-access-key': z.string().max(128).optional(),
})
export type IdentificationHeaders = z.output<typeof IdentificationHeaders>
