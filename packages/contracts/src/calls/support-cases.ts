import {
  casePageSize,
  mostCasePhotos,
  mostPhotoBytes,
  warrantyFaults,
  warrantyRemedies,
} from '@lacehouse/domain/support-cases/support-case'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Email, JpegFile, LocaleQuery, text } from '../shapes/primitives.ts'
import { SupportCase, SupportCaseSummary } from '../shapes/support-case.ts'

const CaseParams = z.object({ caseNumber: z.string().max(20) })
/** Base64 has four characters for three bytes. */
const photoCharacters = Math.ceil(mostPhotoBytes / 3) * 4

/** Cases of shoppers: faults of goods, and what both sides wrote. Cases of others are answered like unknown ones (decision 0068). */
export const supportCasesCalls = {
  'supportCases.createWarranty': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/warranty',
    summary:
      'Reports a fault of an item of an order; a guest names the order by number and email, and a wrong pair is answered like an unknown order',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }, { policy: 'contacts' }],
    query: LocaleQuery,
    body: z.strictObject({
      /** In any spelling: with hyphens, blanks or lower-case letters. */
      orderNumber: text(40),
      itemId: text(60),
      fault: z.enum(warrantyFaults),
      message: text(4000),
      remedy: z.enum(warrantyRemedies),
      /** Photos that the caller's session has sent. */
      photoIds: z.array(z.string().uuid()).max(mostCasePhotos).optional(),
      /** An account has its own name and email. */
      name: text(100).optional(),
      email: Email.optional(),
      phone: text(30).optional(),
      recaptcha_response: z.string().max(4000).optional(),
    }),
    reply: z.object({ caseNumber: z.string(), email: z.string() }),
    status: 201,
    errors: ['AUT453', 'OHS4004', 'PRO412', 'PRO415'],
  }),
  'supportCases.addPhoto': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/warranty/photo',
    summary: 'Stores a photo for a report of a fault, without its metadata; a photo without a report goes after a day',
    session: 'guest',
    limits: [{ policy: 'casePhotos' }],
    largeBody: photoCharacters + 1024,
    query: LocaleQuery,
    body: z.strictObject({
      /** A JPEG, PNG or WebP in base64. */
      photo: z
        .string()
        .min(1)
        .max(photoCharacters)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
    }),
    reply: z.object({ photoId: z.string() }),
    status: 201,
    errors: [],
  }),
  'supportCases.list': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/case',
    summary: "The caller's cases in pages, the one with the newest message first",
    session: 'consumer',
    query: LocaleQuery.extend({
      /** The cases before the page. */
      start: z.number().int().min(0).max(1_000_000).optional(),
      count: z.number().int().min(1).max(50).default(casePageSize),
    }),
    reply: z.object({ cases: z.array(SupportCaseSummary), total: z.number() }),
    errors: [],
  }),
  'supportCases.get': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/case/{caseNumber}',
    summary: "One of the caller's cases with its messages and photos",
    session: 'consumer',
    params: CaseParams,
    query: LocaleQuery,
    reply: SupportCase,
    errors: ['CAS404'],
  }),
  'supportCases.getPhoto': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/case/{caseNumber}/photo/{photoId}',
    summary: "A photo of one of the caller's cases",
    session: 'consumer',
    params: CaseParams.extend({ photoId: z.string().uuid() }),
    query: LocaleQuery,
    reply: JpegFile,
    errors: ['CAS404'],
  }),
  'supportCases.reply': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/case/{caseNumber}/message',
    summary: "Adds a message of the shopper to one of the caller's cases, which waits for the shop then",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'contacts' }],
    params: CaseParams,
    query: LocaleQuery,
    body: z.strictObject({ message: text(4000) }),
    reply: SupportCase,
    status: 201,
    errors: ['CAS404', 'CAS409'],
  }),
}
