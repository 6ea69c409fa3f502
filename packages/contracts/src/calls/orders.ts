import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AddressInput, AddressReply } from '../shapes/address.ts'
import { OrderRecord, OrderSummary, TrackedOrder } from '../shapes/order-history.ts'
import { Email, LocaleQuery, OrderNumber, PdfFile, Quantity, text } from '../shapes/primitives.ts'

/** Another delivery of an order; a shipment that is not named keeps its method. */
export const DeliveryChangeInput = z.strictObject({
  address: AddressInput,
  shippingMethods: z
    .array(z.strictObject({ shipmentId: text(60), code: text(40) }))
    .max(20)
    .optional(),
})

/** Why a delivery cannot be changed: the order is packed, its money would change, or something is wrong with the address. */
export const deliveryChangeErrors = [
  ...(['ORD421', 'ORD422', 'SHP404', 'SHP410', 'SHP500', 'CHK320', 'CHK380', 'PAY401', 'TAX310'] as const),
  ...(['PRO412', 'PRO414', 'PRO415'] as const),
] as const

/** Orders after their placement: history, tracking, cancellation. Orders of other shoppers are answered like unknown ones. */
export const ordersCalls = {
  'orders.list': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/purchasehistory',
    summary: 'The consumer’s orders, the newest first, in pages of ten; by year, by state, and by number or product',
    session: 'consumer',
    limits: [{ policy: 'orderSearches', each: 'search' }],
    query: LocaleQuery,
    body: z.strictObject({
      /** The orders before the page. */
      start: z.number().int().min(0).max(1_000_000).optional(),
      count: z.number().int().min(1).max(50).optional(),
      /** The year in which it was placed (UTC). */
      year: z.number().int().min(2000).max(2200).optional(),
      state: z.literal('cancelled').optional(),
      /** Part of an order number or of a product's name; every word has to occur. */
      search: text(60).optional(),
    }),
    reply: z.object({
      orders: z.array(OrderSummary),
      start: z.number(),
      count: z.number(),
      total: z.number(),
      /** When the first order was placed; absent without one. */
      oldest: z.string().optional(),
    }),
    errors: [],
  }),
  'orders.get': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/purchase/{orderId}',
    summary: 'An order of the caller with its history: steps, parcels, what was cancelled and returned, refunds',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    params: z.object({ orderId: OrderNumber }),
    query: LocaleQuery,
    reply: OrderRecord,
    errors: ['OHS4004'],
  }),
  'orders.track': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/TrackOrder',
    summary:
      'Where an order is, by its number and the email of the order; a wrong pair is answered like an unknown order',
    session: 'none',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    query: LocaleQuery,
    body: z.strictObject({
      /** In any spelling: with hyphens, blanks or lower-case letters. */
      orderNumber: text(40),
      email: Email,
    }),
    reply: TrackedOrder,
    errors: ['OHS4004'],
  }),
  'orders.sendLink': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/sendOrderLink',
    summary:
      'Mails the confirmation of an order with its link again, to the email of the order alone; the answer does not say whether there is one',
    session: 'none',
    limits: [{ policy: 'orderLinks' }],
    query: LocaleQuery,
    body: z.strictObject({
      /** In any spelling. */
      orderNumber: text(40),
      email: Email,
    }),
    reply: z.object({ accepted: z.literal(true) }),
    status: 202,
    errors: [],
  }),
  'orders.cancel': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/CancelOrder',
    summary: 'Cancels an order, or some of its items, until it is packed; repeated under its id, it answers the same',
    session: 'guest',
    agents: 'orders.cancel',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    query: LocaleQuery,
    body: z.strictObject({
      orderNumber: OrderNumber,
      /** Names this cancellation, so that a repetition cancels nothing more. */
      cancellationId: z.string().uuid(),
      /** Without it, the whole order. */
      items: z
        .array(z.strictObject({ itemId: text(60), qty: Quantity }))
        .min(1)
        .max(100)
        .optional(),
    }),
    reply: OrderRecord,
    errors: ['OHS4004', 'ORD420', 'INV407'],
  }),
  'orders.getDelivery': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/purchase/{orderId}/delivery',
    summary:
      'What of an order’s delivery can be changed: its address, and the methods of the same price; until it is packed',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    params: z.object({ orderId: OrderNumber }),
    query: LocaleQuery,
    reply: z.object({
      shippingAddress: AddressReply,
      shipments: z.array(
        z.object({
          shipmentId: z.string(),
          code: z.string(),
          methods: z.array(z.object({ code: z.string(), label: z.string() })),
        }),
      ),
    }),
    errors: ['OHS4004', 'ORD421'],
  }),
  'orders.changeDelivery': defineCall({
    method: 'PUT',
    path: '/consumers-v3/consumer/purchase/{orderId}/delivery',
    summary:
      'Sends an order that is not packed to another address of its country, or by another method of the same price',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }],
    params: z.object({ orderId: OrderNumber }),
    query: LocaleQuery,
    body: DeliveryChangeInput,
    reply: OrderRecord,
    errors: ['OHS4004', ...deliveryChangeErrors],
  }),
  'orders.downloadInvoice': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/purchase/invoice/download',
    summary: 'The invoice of an order of which goods have left, as a PDF; or a credit note of it by its number',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }, { policy: 'dearReads' }],
    query: LocaleQuery,
    body: z.strictObject({
      orderNumber: OrderNumber,
      /** The number of the invoice or of a credit note; without it, the invoice. */
      invoiceNumber: text(40).optional(),
    }),
    reply: PdfFile,
    errors: ['OHS4004'],
  }),
  'orders.resendGiftCards': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/resendGiftCardEmail',
    summary: 'Sends the mail of an order’s gift cards to its recipient once more; of one item, or of all',
    session: 'guest',
    limits: [{ policy: 'orderNumbers', only: 'failures' }, { policy: 'giftCardMails' }],
    query: LocaleQuery,
    body: z.strictObject({ orderNumber: OrderNumber, itemId: text(60).optional() }),
    reply: z.object({ itemIds: z.array(z.string()) }),
    status: 202,
    errors: ['OHS4004', 'ORD404'],
  }),
}
