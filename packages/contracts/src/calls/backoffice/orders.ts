import { mostReturnParcels, returnReasons, returnWays } from '@lacehouse/domain/returns/registered-return'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { CsvFile, Day, ListQuery, pageOf } from '../../shapes/backoffice.ts'
import {
  ShipmentState,
  StaffOrder,
  StaffOrderMails,
  StaffOrderSummary,
  staffOrderMails,
} from '../../shapes/backoffice-order.ts'
import { OrderState } from '../../shapes/order.ts'
import {
  Amount,
  CurrencyCode,
  LocaleQuery,
  OrderNumber,
  PdfFile,
  Quantity,
  text,
  VariantId,
} from '../../shapes/primitives.ts'
import { DeliveryChangeInput, deliveryChangeErrors } from '../orders.ts'

const OrderParams = z.object({ orderNumber: OrderNumber })

const OrderQuery = ListQuery.extend({
  state: OrderState.optional(),
  shipmentState: ShipmentState.optional(),
  /** The days between which it was placed, both included. */
  from: Day.optional(),
  to: Day.optional(),
  /** A variant, or its barcode: only orders that wait for units of it (decision 0130). */
  waitsFor: text(60).optional(),
  sort: z.enum(['placedAt', '-placedAt', 'total', '-total']).optional(),
})

/** The units that go back; without them, all that are left. */
const RefundItems = z
  .array(z.strictObject({ itemId: text(60), qty: Quantity }))
  .min(1)
  .max(100)
  .optional()

/** Orders in the back office; the calls use the functions of `lacehouse order`. */
export const backofficeOrderCalls = {
  'backoffice.listOrders': defineCall({
    method: 'GET',
    path: '/backoffice/api/orders',
    summary: 'Orders of all sites by number, email or last name, by state and day, in pages',
    session: 'backoffice',
    right: 'orders.read',
    limits: [{ policy: 'staffReads' }],
    query: OrderQuery,
    reply: pageOf(StaffOrderSummary),
    errors: [],
  }),
  'backoffice.exportOrders': defineCall({
    method: 'GET',
    path: '/backoffice/api/orders.csv',
    summary: 'The same orders as a table, at most 10,000; the audit log has each export',
    session: 'backoffice',
    right: 'orders.export',
    limits: [{ policy: 'staffExports' }],
    query: OrderQuery,
    reply: CsvFile,
    errors: [],
  }),
  'backoffice.getOrder': defineCall({
    method: 'GET',
    path: '/backoffice/api/orders/{orderNumber}',
    summary: 'An order with its shipments, payments, notes and everything that happened',
    session: 'backoffice',
    right: 'orders.read',
    limits: [{ policy: 'staffReads' }],
    params: OrderParams,
    query: LocaleQuery,
    reply: StaffOrder,
    errors: ['OHS4004'],
  }),
  'backoffice.moveShipment': defineCall({
    method: 'POST',
    path: '/backoffice/api/orders/{orderNumber}/steps',
    summary: 'Moves a shipment to a state: picked, sent with its parcel, ready, handed over, delivered',
    session: 'backoffice',
    right: 'orders.fulfil',
    params: OrderParams,
    query: LocaleQuery,
    body: z.strictObject({
      shipmentId: text(60),
      to: z.enum(['picking', 'shipped', 'ready_for_pickup', 'delivered', 'collected']),
      /** The parcel: `ups:1Z999AA10123456784`. */
      tracking: text(80).optional(),
    }),
    reply: StaffOrder,
    errors: ['OHS4004', 'STF409'],
  }),
  'backoffice.getShipmentDocument': defineCall({
    method: 'GET',
    path: '/backoffice/api/orders/{orderNumber}/shipments/{shipmentId}/{document}',
    summary: 'A paper of a shipment as a PDF: its label with a barcode, its packing slip, or its pick list',
    session: 'backoffice',
    right: 'orders.fulfil',
    limits: [{ policy: 'staffReads' }],
    params: OrderParams.extend({
      shipmentId: text(60),
      document: z.enum(['label', 'packing-slip', 'pick-list']),
    }),
    query: LocaleQuery,
    reply: PdfFile,
    errors: ['OHS4004', 'STF409'],
  }),
  'backoffice.changeDelivery': defineCall({
    method: 'PUT',
    path: '/backoffice/api/orders/{orderNumber}/delivery',
    summary: 'Sends an order that is not packed to another address of its country, for the shopper, who gets a mail',
    session: 'backoffice',
    right: 'orders.refund',
    limits: [{ policy: 'staffMails' }],
    params: OrderParams,
    query: LocaleQuery,
    body: DeliveryChangeInput,
    reply: StaffOrder,
    errors: ['OHS4004', ...deliveryChangeErrors],
  }),
  'backoffice.previewRefund': defineCall({
    method: 'POST',
    path: '/backoffice/api/orders/{orderNumber}/refund-preview',
    summary: 'What a cancellation or return of some items would give back, to which payment; nothing is changed',
    session: 'backoffice',
    right: 'orders.refund',
    params: OrderParams,
    query: LocaleQuery,
    body: z.strictObject({ items: RefundItems }),
    reply: z.object({
      /** `cancelled` where none of the goods have left. */
      kind: z.enum(['cancelled', 'returned']),
      amount: Amount,
      tax: Amount,
      currency: CurrencyCode,
      points: z.number(),
      /** The part of the amount that can become store credit; 0 for guests, and for goods that have not left. */
      creditable: Amount,
      payments: z.array(z.object({ method: z.string(), amount: Amount, points: z.number() })),
    }),
    errors: ['OHS4004', 'INV407', 'STF409'],
  }),
  'backoffice.refundOrder': defineCall({
    method: 'POST',
    path: '/backoffice/api/orders/{orderNumber}/refunds',
    summary:
      'Cancels what has not left, takes back what has, and refunds it; repeated under its id, it does nothing more',
    session: 'backoffice',
    right: 'orders.refund',
    params: OrderParams,
    query: LocaleQuery,
    body: z.strictObject({
      refundId: z.string().uuid(),
      items: RefundItems,
      reason: text(200).min(3),
      /** The amount of the preview; another amount is refused. */
      amount: Amount,
      /** Gives what can be given as store credit, in the place of the provider's refund. */
      asStoreCredit: z.boolean().optional(),
    }),
    reply: StaffOrder,
    errors: ['OHS4004', 'INV407', 'STF409'],
  }),
  'backoffice.takeBackReturn': defineCall({
    method: 'POST',
    path: '/backoffice/api/orders/{orderNumber}/returns',
    summary: 'Takes back a return that its shopper registered, and refunds it, once',
    session: 'backoffice',
    right: 'orders.fulfil',
    params: OrderParams,
    query: LocaleQuery,
    body: z.strictObject({ returnNumber: text(40), asStoreCredit: z.boolean().optional() }),
    reply: StaffOrder,
    errors: ['OHS4004', 'STF409'],
  }),
  'backoffice.listReturnable': defineCall({
    method: 'GET',
    path: '/backoffice/api/orders/{orderNumber}/returnable',
    summary: 'What the shopper of an order can send back, and for which other sizes it can be exchanged',
    session: 'backoffice',
    right: 'orders.refund',
    limits: [{ policy: 'staffReads' }],
    params: OrderParams,
    query: LocaleQuery,
    reply: z.object({
      items: z.array(
        z.object({
          itemId: z.string(),
          returnable: z.number(),
          sizes: z.array(z.object({ variantId: z.string(), size: z.string(), isAvailable: z.boolean() })),
        }),
      ),
    }),
    errors: ['OHS4004'],
  }),
  'backoffice.registerReturn': defineCall({
    method: 'POST',
    path: '/backoffice/api/orders/{orderNumber}/registered-returns',
    summary:
      'Registers a return for the shopper, who gets its label by mail; other sizes are reserved; once for its id',
    session: 'backoffice',
    right: 'orders.refund',
    limits: [{ policy: 'staffMails' }],
    params: OrderParams,
    query: LocaleQuery,
    body: z.strictObject({
      returnId: z.string().uuid(),
      items: z
        .array(
          z.strictObject({
            itemId: text(60),
            qty: Quantity,
            reason: z.enum(returnReasons),
            exchangeVariantId: VariantId.optional(),
          }),
        )
        .min(1)
        .max(100),
      way: z.enum(returnWays).optional(),
      parcels: z.number().int().min(1).max(mostReturnParcels).optional(),
    }),
    reply: StaffOrder,
    status: 201,
    errors: ['OHS4004', 'INV407', 'INV700', 'STF409'],
  }),
  'backoffice.sendExchange': defineCall({
    method: 'POST',
    path: '/backoffice/api/orders/{orderNumber}/exchanges',
    summary: 'Sends the other size of an exchange whose goods have arrived, with its parcel, once',
    session: 'backoffice',
    right: 'orders.fulfil',
    params: OrderParams,
    query: LocaleQuery,
    body: z.strictObject({ exchangeId: z.string().uuid(), tracking: text(80) }),
    reply: StaffOrder,
    errors: ['OHS4004', 'STF409'],
  }),
  'backoffice.getExchangeLabel': defineCall({
    method: 'GET',
    path: '/backoffice/api/orders/{orderNumber}/exchanges/{exchangeId}/label',
    summary: 'The label of the parcel in which the other size of an exchange goes out, as a PDF with a barcode',
    session: 'backoffice',
    right: 'orders.fulfil',
    limits: [{ policy: 'staffReads' }],
    params: OrderParams.extend({ exchangeId: z.string().uuid() }),
    query: LocaleQuery,
    reply: PdfFile,
    errors: ['OHS4004', 'STF409'],
  }),
  'backoffice.addOrderNote': defineCall({
    method: 'POST',
    path: '/backoffice/api/orders/{orderNumber}/notes',
    summary: 'Adds a note that only staff see, once for its id',
    session: 'backoffice',
    right: 'orders.note',
    params: OrderParams,
    query: LocaleQuery,
    body: z.strictObject({ noteId: z.string().uuid(), text: text(2000).min(1) }),
    reply: StaffOrder,
    errors: ['OHS4004'],
  }),
  'backoffice.listOrderMails': defineCall({
    method: 'GET',
    path: '/backoffice/api/orders/{orderNumber}/mails',
    summary: 'The mails about an order, the newest first: what was sent to whom, what waits, and what failed and why',
    session: 'backoffice',
    right: 'orders.read',
    limits: [{ policy: 'staffReads' }],
    params: OrderParams,
    query: LocaleQuery,
    reply: StaffOrderMails,
    errors: ['OHS4004'],
  }),
  'backoffice.sendOrderMail': defineCall({
    method: 'POST',
    path: '/backoffice/api/orders/{orderNumber}/mails',
    summary:
      'Sends a mail of the list again; or one that the list has not: confirmation, parcels, latest refund, label of the latest return',
    session: 'backoffice',
    right: 'orders.note',
    limits: [{ policy: 'staffMails' }],
    params: OrderParams,
    query: LocaleQuery,
    body: z.union([z.strictObject({ mailId: text(60) }), z.strictObject({ mail: z.enum(staffOrderMails) })]),
    reply: StaffOrder,
    status: 202,
    errors: ['OHS4004', 'STF409'],
  }),
}
