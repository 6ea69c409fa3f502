import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Email, LocaleQuery, text } from '../shapes/primitives.ts'

const Named = z.object({ id: z.string(), label: z.string() })

/** Questions to the shop. */
export const contactCalls = {
  'contact.categorySubject': defineCall({
    method: 'GET',
    path: '/consumers-v3/contactus/categorySubject',
    summary: 'The categories of the contact form with their subjects, in the locale’s language',
    session: 'none',
    query: LocaleQuery,
    reply: z.object({ categories: z.array(Named.extend({ subjects: z.array(Named) })) }),
    errors: [],
    cache: 'public',
  }),
  'contact.create': defineCall({
    method: 'POST',
    path: '/consumers-v3/contactus',
    summary: 'Records a question to the shop and confirms it by mail with the number of its case',
    session: 'guest',
    limits: [{ policy: 'contacts' }],
    query: LocaleQuery,
    body: z.strictObject({
      category: z.string().max(40),
      subject: z.string().max(40),
      name: text(100),
      email: Email,
      phone: text(30).optional(),
      orderNumber: text(40).optional(),
      message: text(4000),
      recaptcha_response: z.string().max(4000).optional(),
    }),
    reply: z.object({ caseNumber: z.string() }),
    status: 201,
    errors: ['AUT453', 'PRO412', 'PRO415'],
  }),
}
