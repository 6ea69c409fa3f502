import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

/** The phone of an account is confirmed by a code that goes to it (decision 0049). */
export const phoneCodeCalls = {
  'consumer.requestPhoneCode': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/phone/code',
    summary: "Sends a code to the phone of the caller's account; refused where the shop sends no text messages",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'phoneCodes' }],
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: z.object({
      codeId: z.string(),
      /** Seconds until the code expires. */
      expiresIn: z.number(),
    }),
    status: 202,
    errors: ['PRO412'],
  }),
  'consumer.confirmPhone': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/phone/confirmation',
    summary: "Confirms the phone of the caller's account by the code that went to it",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: z.strictObject({ codeId: z.string().uuid(), code: z.string().regex(/^\d{6}$/) }),
    reply: z.object({ confirmedAt: z.string() }),
    errors: ['AUT454', 'AUT455'],
  }),
}
