import { mailFailures, orderMailKinds } from '@lacehouse/domain/order/order-mail'
import { exchangeStates } from '@lacehouse/domain/returns/plan-exchange'
import { z } from 'zod'
import { AddressInput } from './address.ts'
import { OrderState } from './order.ts'
import { Amount, CurrencyCode } from './primitives.ts'

const shipmentStates = [
  ...(['allocated', 'picking', 'ready_for_pickup', 'shipped'] as const),
  ...(['delivered', 'collected', 'cancelled', 'returned'] as const),
] as const
export const ShipmentState = z.enum(shipmentStates)

/** How far the charge of a pre-order's card is (decision 0130). */
const ChargeState = z.enum(['waiting', 'charging', 'declined', 'charged', 'ended'])

/** An order in the list of the back office. */
export const StaffOrderSummary = z.object({
  orderNumber: z.string(),
  siteId: z.string(),
  placedAt: z.string(),
  state: OrderState,
  /** Present where the card is charged later. */
  charge: ChargeState.optional(),
  shipmentStates: z.array(ShipmentState),
  name: z.string(),
  email: z.string(),
  total: Amount,
  currency: CurrencyCode,
})
export type StaffOrderSummary = z.output<typeof StaffOrderSummary>

const Tracking = z.object({ carrier: z.string(), number: z.string(), url: z.string() })
const AddressLines = z.object({ lines: z.array(z.string()), phone: z.string().optional() })

const StaffOrderPreOrder = z.object({
  /** The day from which the order is sent, as its shopper knows it. */
  from: z.string(),
  /** Units that have not arrived. */
  missing: z.number(),
  /** Absent where nothing is charged later. */
  charge: z
    .object({
      state: ChargeState,
      /** The last question. */
      amount: Amount.optional(),
      reason: z.string().optional(),
      /** Until when the shopper may name another card. */
      dueUntil: z.string().optional(),
      /** The step that asks the declined card once more. */
      again: z
        .object({
          shipmentId: z.string(),
          to: z.enum(['shipped', 'ready_for_pickup', 'delivered', 'collected']),
          tracking: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
})

/** The mails that staff can send about an order whose list does not have them. */
export const staffOrderMails = ['order', 'shipment', 'refund', 'return'] as const
export type StaffOrderMail = (typeof staffOrderMails)[number]

/** The mails about an order, the newest first. */
export const StaffOrderMails = z.object({
  mails: z.array(
    z.object({
      mailId: z.string(),
      mail: z.enum(orderMailKinds),
      state: z.enum(['waiting', 'sent', 'failed']),
      /** When it was sent, was last tried, or was asked for. */
      at: z.string(),
      /** The order's own address, others with their names hidden; empty once the order names no one. */
      to: z.array(z.string()),
      /** Sent again by staff or by its shopper. */
      isRepeated: z.boolean(),
      /** Why it failed; `unknown` is in the log of the server. */
      failure: z.enum(mailFailures).optional(),
      /** When it is sent, or tried again. */
      dueAt: z.string().optional(),
      maySendAgain: z.boolean(),
    }),
  ),
  /** The mails that the order has and the list has not: those from before the shop recorded them. */
  unlisted: z.array(z.enum(staffOrderMails)),
})
export type StaffOrderMails = z.output<typeof StaffOrderMails>

/** An order as staff see it: everything that happened to it and everything that can be done. */
export const StaffOrder = StaffOrderSummary.extend({
  locale: z.string(),
  consumerNo: z.string().optional(),
  placedBy: z.string().optional(),
  shippingAddress: AddressLines.optional(),
  billingAddress: AddressLines,
  /** The parts of the shipping address while it can be changed; absent from the packing on. */
  editableAddress: AddressInput.omit({ email: true, subscriptions: true }).optional(),
  items: z.array(
    z.object({
      itemId: z.string(),
      name: z.string(),
      variantId: z.string(),
      upc: z.string(),
      /** Colour and size as the site calls them, in the language of the caller. */
      attributes: z.string(),
      qty: z.number(),
      givenBack: z.number(),
      total: Amount,
    }),
  ),
  shipments: z.array(
    z.object({
      shipmentId: z.string(),
      state: ShipmentState,
      kind: z.enum(['ship', 'pickup']),
      /** The name of the shipping method, in the language of the caller; empty for a pickup. */
      method: z.string(),
      itemIds: z.array(z.string()),
      tracking: Tracking.optional(),
      /** The states to which it may be moved. */
      next: z.array(ShipmentState),
    }),
  ),
  totals: z.object({ goods: Amount, shipping: Amount, tax: Amount, total: Amount }),
  /** The payment ledger: what the providers authorised, took, gave back and refused. */
  payments: z.array(
    z.object({
      paymentId: z.string(),
      method: z.string(),
      provider: z.string(),
      state: z.string(),
      amount: Amount,
      captured: Amount,
      refunded: Amount,
      entries: z.array(z.object({ at: z.string(), kind: z.string(), amount: Amount })),
    }),
  ),
  /** Everything that happened, the newest first; `actor` names staff where one did it. */
  timeline: z.array(
    z.object({
      at: z.string(),
      kind: z.enum([
        'placed',
        'moved',
        'cancelled',
        'returned',
        'exchanged',
        'returnRegistered',
        'returnCancelled',
        'delivery',
        'money',
        'note',
        'staff',
        'mail',
        'chargeDeclined',
      ]),
      /** The values for the words of the kind: a state, a mail, an action, the number of a return, a text. */
      detail: z.string(),
      amount: Amount.optional(),
      actor: z.string().optional(),
    }),
  ),
  returns: z.array(
    z.object({
      number: z.string(),
      registeredAt: z.string(),
      isTakenBack: z.boolean(),
      /** Cancelled by its shopper; a parcel that comes all the same can be taken back. */
      isCancelled: z.boolean(),
      units: z.number(),
      /** The other sizes that the shopper gets in the place of a refund. */
      exchanges: z.array(
        z.object({
          exchangeId: z.string(),
          itemId: z.string(),
          size: z.string(),
          upc: z.string(),
          qty: z.number(),
          state: z.enum(exchangeStates),
          tracking: Tracking.optional(),
        }),
      ),
    }),
  ),
  /** The goods of a pre-order and the charge of its card (decision 0130); absent for all other orders. */
  preOrder: StaffOrderPreOrder.optional(),
})
export type StaffOrder = z.output<typeof StaffOrder>
