import { genderAnswers } from '@lacehouse/domain/consumers/profile'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AccountSource } from '../shapes/consumer.ts'
import { PendingIdentity } from '../shapes/linked-identity.ts'
import { CodeChallenge, Email, LocaleQuery, text } from '../shapes/primitives.ts'

/** New accounts outside of an order, and their mailboxes (decision 0058). */
export const signUpCalls = {
  'auth.signUp': defineCall({
    method: 'POST',
    path: '/consumers-v3/auth/signup',
    summary: 'Creates an account, asks its mailbox for a confirmation, and answers a code to sign in with',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'accounts' }],
    query: LocaleQuery,
    body: z.strictObject({
      email: Email,
      /** Absent with an identity, which opens the account in its place. */
      password: z.string().min(1).max(1024).optional(),
      identity: PendingIdentity.optional(),
      firstName: text(60),
      lastName: text(60),
      /** YYYY-MM-DD. */
      birthDate: z.string().max(10).optional(),
      phone: text(40).optional(),
      phoneCode: text(8).optional(),
      postalCode: text(12).optional(),
      gender: z.enum(genderAnswers).optional(),
      isTermsConfirmed: z.literal(true),
      /** Sent by clients of the published interface; a password of this shop is never temporary. */
      isTemporaryPassword: z.boolean().optional(),
      subscriptions: z
        .strictObject({
          newsletterConsent: z.boolean().optional(),
          /** Joins the loyalty programme, where the site has one. */
          loyaltyConsent: z.boolean().optional(),
          loyaltyEnrollment: z.enum(['Full']).optional(),
          /** Mails about the loyalty programme. */
          loyaltyNewsletterConsent: z.boolean().optional(),
          /** Text messages to the phone of the account, which has to answer before the first one. */
          smsNotificationConsent: z.boolean().optional(),
        })
        .optional(),
      /** Where the account comes from; kept in its profile. */
      source: AccountSource.optional(),
      /** The token of `loyalty/token`, where a member's code brought the shopper. */
      referralToken: z.string().max(600).optional(),
      codeChallenge: CodeChallenge,
      recaptcha_response: z.string().max(4000).optional(),
    }),
    reply: z.object({
      consumerNo: z.string(),
      authorizationCode: z.string(),
      /** Seconds until the code expires. */
      expiresIn: z.number(),
    }),
    status: 201,
    errors: ['AUT439', 'AUT442', 'AUT453', 'AUT459', 'FE872', 'PRO410', 'PRO411', 'PRO412', 'PRO414', 'PRO415'],
  }),
  'auth.lookUp': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/lookup',
    summary: 'Says whether an email has an account, which decides between signing in and signing up',
    session: 'guest',
    limits: [{ policy: 'lookups' }],
    query: LocaleQuery.extend({ email: Email }),
    reply: z.object({ registered: z.boolean() }),
    errors: ['AUT453'],
  }),
  'auth.requestConfirmation': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/confirmation',
    summary: "Sends the link that confirms the caller's email once more",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'accountLinks' }],
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: z.object({ accepted: z.literal(true) }),
    status: 202,
    errors: [],
  }),
  'auth.confirmEmail': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/confirmemail',
    summary: "Confirms the caller's email by the link of a mail to it; twice is the same as once",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: z.strictObject({ st: z.string().max(400) }),
    reply: z.object({ email: z.string() }),
    errors: ['AUT402'],
  }),
}
