import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { Day, ListQuery, pageOf } from '../../shapes/backoffice.ts'

/** Units of a variant that are on their way to a location, and the orders that wait for them (decision 0130). */
export const StaffPreOrder = z.object({
  productId: z.string(),
  name: z.string(),
  variantId: z.string(),
  upc: z.string(),
  /** Colour and size in words. */
  attributes: z.string(),
  locationId: z.string(),
  location: z.string(),
  siteId: z.string(),
  /** The day from which they are sent. */
  expectedOn: Day,
  /** Nothing is sold any more until there is another day. */
  hasPassed: z.boolean(),
  /** Units that have not arrived, and those of them that orders wait for. */
  incoming: z.number(),
  promised: z.number(),
  orderCount: z.number(),
  /** The first of the waiting orders, in the order of their placement. */
  orders: z.array(z.object({ orderNumber: z.string(), units: z.number() })),
})
export type StaffPreOrder = z.output<typeof StaffPreOrder>

/** Pre-orders in the back office. */
export const backofficePreOrderCalls = {
  'backoffice.listPreOrders': defineCall({
    method: 'GET',
    path: '/backoffice/api/pre-orders',
    summary: 'What is on its way, first what orders wait for, by day, with those orders, in pages',
    session: 'backoffice',
    right: 'orders.read',
    limits: [{ policy: 'staffReads' }],
    query: ListQuery,
    reply: pageOf(StaffPreOrder),
    errors: [],
  }),
}
