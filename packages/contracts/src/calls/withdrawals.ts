import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Email, LocaleQuery, text } from '../shapes/primitives.ts'

/** Withdrawals from contracts on the sites whose law asks for them (decision 0051). */
export const withdrawalsCalls = {
  'withdrawals.declare': defineCall({
    method: 'POST',
    path: '/consumers-v3/utilities/withdrawals',
    summary: 'Records that a consumer withdraws from a contract, and confirms it by mail with date and time',
    session: 'none',
    limits: [{ policy: 'withdrawals' }],
    query: LocaleQuery,
    body: z.strictObject({
      name: text(80),
      /** The contract in the consumer's words, usually an order number. */
      contract: text(80),
      email: Email,
      /** The goods that the withdrawal is for; without it, all of the contract. */
      goods: text(1000).optional(),
    }),
    reply: z.object({ declaredAt: z.string() }),
    status: 201,
    errors: ['API404', 'PRO415'],
  }),
}
