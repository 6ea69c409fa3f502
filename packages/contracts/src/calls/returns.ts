import { mostReturnParcels, returnReasons, returnWays } from '@lacehouse/domain/returns/registered-return'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { OwnReturn, RefundWays } from '../shapes/order-history.ts'
import { Amount, LocaleQuery, OrderNumber, PdfFile, Quantity, text, VariantId } from '../shapes/primitives.ts'

const ReturnItem = z.strictObject({ itemId: text(60), qty: Quantity })
const params = z.object({ orderId: OrderNumber })

/** Goods that come back after their delivery. Orders of other shoppers are answered like unknown ones. */
export const returnsCalls = {
  'returns.list': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/returns',
    summary: 'The returns and exchanges of all orders of the consumer, the newest first, in pages of ten',
    session: 'consumer',
    query: LocaleQuery.extend({
      /** The returns before the page. */
      start: z.int().min(0).max(1_000_000).optional(),
      count: z.int().min(1).max(50).optional(),
    }),
    reply: z.object({ returns: z.array(OwnReturn), start: z.number(), count: z.number(), total: z.number() }),
    errors: [],
  }),
  'returns.preview': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/return/{orderId}/preview',
    summary: 'What a return of some items would give back, and to which payments; it registers nothing',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    params,
    query: LocaleQuery,
    body: z.strictObject({
      items: z
        /** `isExchange`: for another size, which gives nothing back. */
        .array(ReturnItem.extend({ isExchange: z.boolean().optional() }))
        .min(1)
        .max(100),
    }),
    reply: z.object({
      /** The items with the gifts that go with them. */
      items: z.array(z.object({ itemId: z.string(), qty: z.number() })),
      amount: Amount,
      payments: RefundWays,
    }),
    errors: ['OHS4004', 'ORD420', 'INV407'],
  }),
  'returns.listSizes': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/return/{orderId}/sizes',
    summary: 'The other sizes for which the items of an order can be exchanged, and whether they are in stock',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    params,
    query: LocaleQuery,
    reply: z.object({
      items: z.array(
        z.object({
          itemId: z.string(),
          sizes: z.array(z.object({ variantId: z.string(), size: z.string(), isAvailable: z.boolean() })),
        }),
      ),
    }),
    errors: ['OHS4004'],
  }),
  'returns.label': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
    summary: 'Registers a return and replies with its label as a PDF; under a known id, the label of that return again',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }, { policy: 'dearReads' }],
    params,
    query: LocaleQuery,
    body: z.strictObject({
      /** Names this return, so that a repetition registers nothing more. */
      returnId: z.string().uuid(),
      /** Without them, the label of a return that is registered. */
      items: z
        .array(
          ReturnItem.extend({
            reason: z.enum(returnReasons),
            /** The other size that is sent when the goods have arrived, in the place of a refund. */
            exchangeVariantId: VariantId.optional(),
          }),
        )
        .min(1)
        .max(100)
        .optional(),
      /** By a carrier, which is usual, or to a store. */
      way: z.enum(returnWays).optional(),
      parcels: z.number().int().min(1).max(mostReturnParcels).optional(),
    }),
    reply: PdfFile,
    errors: ['OHS4004', 'ORD420', 'INV407', 'INV700', 'RTN500'],
  }),
  'returns.cancel': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/return/{orderId}/{returnId}',
    summary:
      'Cancels a registered return until its goods have arrived, and releases the sizes that it holds; twice is the same as once',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    params: params.extend({ returnId: z.string().uuid() }),
    query: LocaleQuery,
    reply: z.object({}),
    errors: ['OHS4004', 'ORD420'],
  }),
}
