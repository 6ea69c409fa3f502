import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Email, LocaleQuery, VariantId } from '../shapes/primitives.ts'

/** Mails that say that a size is in stock again. */
export const stockNoticesCalls = {
  'products.requestStockNotice': defineCall({
    method: 'PUT',
    path: '/products/v1/notifications',
    summary: 'Asks for one mail when a variant is in stock again; asking twice is the same as once',
    session: 'guest',
    limits: [{ policy: 'stockNotices' }],
    query: LocaleQuery,
    body: z.strictObject({ productId: VariantId, email: Email }),
    reply: z.object({ productId: z.string() }),
    errors: ['ORD404', 'PRO415'],
  }),
  'products.takeStockNoticeBack': defineCall({
    method: 'POST',
    path: '/products/v1/notifications/withdraw',
    summary: 'Takes the question of a mailbox for one variant back; the answer is the same where there was none',
    session: 'guest',
    limits: [{ policy: 'stockNotices' }],
    query: LocaleQuery,
    body: z.strictObject({ productId: VariantId, email: Email }),
    reply: z.object({ productId: z.string() }),
    errors: ['PRO415'],
  }),
  'products.endStockNotices': defineCall({
    method: 'POST',
    path: '/products/v1/notifications/end',
    summary: 'Ends all questions for stock of the mailbox whose mail has the link',
    session: 'none',
    query: LocaleQuery,
    body: z.strictObject({ st: z.string().max(400) }),
    reply: z.object({ ended: z.number() }),
    errors: ['AUT432'],
  }),
}
