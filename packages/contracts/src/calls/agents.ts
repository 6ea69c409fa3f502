import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery, OrderNumber, text } from '../shapes/primitives.ts'
import { SignInBody, SignInErrors, SignInReply, TokenReply } from '../shapes/sign-in.ts'

const Customer = z.object({
  consumerNo: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  isLoyaltyMember: z.boolean(),
})

/** Agents: sign-in, search for a customer, and acting for one (AUTH-09). */
export const agentsCalls = {
  'auth.signInAgent': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/agent/login',
    summary: 'Answers the right password of an agent with an authorization code, as the sign-in of consumers does',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'signIn' }],
    query: LocaleQuery,
    body: SignInBody,
    reply: SignInReply,
    errors: [...SignInErrors, 'AUT418'],
  }),
  'auth.findCustomers': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/agent/customers',
    summary:
      'Finds customers of the site by exactly one of email, phone and order number; the audit log has each search',
    session: 'staff',
    agents: 'refused',
    limits: [{ policy: 'customerSearches' }],
    query: LocaleQuery,
    body: z.strictObject({
      email: text(100).optional(),
      phone: text(30).optional(),
      orderNumber: OrderNumber.optional(),
    }),
    reply: z.object({ customers: z.array(Customer) }),
    errors: [],
  }),
  'auth.actForCustomer': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/agent/session',
    summary: 'Begins to act for a customer: a session of the customer that names the agent, and ends after eight hours',
    session: 'staff',
    agents: 'refused',
    query: LocaleQuery,
    body: z.strictObject({ consumerNo: text(64) }),
    reply: TokenReply,
    errors: [],
  }),
  'auth.takeHandover': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/agent/handover',
    summary:
      'Begins to act for the customer whom an agent chose in the back office, by a token that works once and for a minute',
    session: 'guest',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: z.strictObject({ st: z.string().max(400) }),
    reply: TokenReply,
    errors: ['AUT402'],
  }),
  'auth.endActing': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/agent/session',
    summary: 'Ends the acting for a customer, and gives the agent a session of their own again',
    session: 'consumer',
    query: LocaleQuery,
    reply: TokenReply,
    errors: [],
  }),
}
