import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Email, LocaleQuery, text } from '../shapes/primitives.ts'
import { Subscription, SubscriptionChoices } from '../shapes/subscription.ts'

/** A token of a mail's link. */
const Link = z.string().max(400)
const Subscriptions = z.object({ subscriptions: z.array(Subscription) })

/** Calls about the subscriptions of mailboxes and phones. */
export const subscriptionsCalls = {
  'subscriptions.list': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/subscription',
    summary: "The consumer's subscriptions by mail and text message",
    session: 'consumer',
    query: LocaleQuery,
    reply: Subscriptions,
    errors: [],
  }),
  'subscriptions.update': defineCall({
    method: 'PUT',
    path: '/consumers-v3/consumer/subscription',
    summary: "Changes the consumer's own subscriptions; an unproved mailbox gets a mail to confirm",
    session: 'consumer',
    limits: [{ policy: 'subscriptions' }],
    query: LocaleQuery,
    body: z.strictObject({ subscriptions: SubscriptionChoices }),
    reply: Subscriptions,
    errors: ['PRO412'],
  }),
  'subscriptions.create': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/subscription',
    summary: 'Subscribes a mailbox, which gets a mail to confirm; the answer is the same for every mailbox',
    session: 'guest',
    limits: [{ policy: 'subscriptions' }],
    query: LocaleQuery,
    body: z.strictObject({
      channel: z.literal('email'),
      type: z.enum(['Newsletter', 'LoyaltyNewsletter']),
      recipient: Email,
      category: text(40).optional(),
    }),
    reply: z.object({ recipient: z.string() }),
    status: 202,
    errors: ['AUT453'],
  }),
  'subscriptions.listByLink': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/subscription/link',
    summary: 'The subscriptions of the mailbox whose mail has the link, without a sign-in',
    session: 'none',
    query: LocaleQuery.extend({ st: Link }),
    reply: z.object({ recipient: z.string(), subscriptions: z.array(Subscription) }),
    errors: ['AUT432'],
  }),
  'subscriptions.updateByLink': defineCall({
    method: 'PUT',
    path: '/consumers-v3/consumer/subscription/link',
    summary: 'Changes the subscriptions of the mailbox whose mail has the link; its owner has proved the mailbox by it',
    session: 'none',
    query: LocaleQuery,
    body: z.strictObject({ st: Link, subscriptions: SubscriptionChoices }),
    reply: z.object({ recipient: z.string(), subscriptions: z.array(Subscription) }),
    errors: ['AUT432'],
  }),
  'subscriptions.confirm': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/subscription/confirmation',
    summary: 'Confirms the subscription whose mail has the link; once or more often is the same',
    session: 'none',
    query: LocaleQuery,
    body: z.strictObject({ st: Link }),
    reply: z.object({ recipient: z.string(), subscriptions: z.array(Subscription) }),
    errors: ['AUT432'],
  }),
}
