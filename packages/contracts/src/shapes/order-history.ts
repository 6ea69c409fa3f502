import { exchangeStates } from '@lacehouse/domain/returns/plan-exchange'
import { returnReasons, returnWays } from '@lacehouse/domain/returns/registered-return'
import { z } from 'zod'
import { CartItem } from './cart.ts'
import { Order, OrderState } from './order.ts'
import { Amount, CurrencyCode } from './primitives.ts'
import { ShipmentSteps, Tracking } from './shipment-step.ts'
import { StoreReply } from './store.ts'

/** An order in the list of a consumer's orders. */
export const OrderSummary = z.object({
  orderNumber: z.string(),
  state: OrderState,
  placedAt: z.string(),
  total: Amount,
  currency: CurrencyCode,
  totalUnits: z.number(),
  /** The state of each shipment. */
  shipmentStates: z.array(z.string()),
  /** The first items; `totalItems` counts all. */
  items: z.array(CartItem.pick({ id: true, name: true, qty: true, productImageURL: true, pdpUrl: true })),
  totalItems: z.number(),
})
export type OrderSummary = z.output<typeof OrderSummary>

/** The amount that goes back to each payment. */
export const RefundWays = z.array(
  z.object({
    code: z.string(),
    label: z.string(),
    amount: Amount,
    additionalData: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
)

const ItemQuantity = z.object({ itemId: z.string(), qty: z.number() })

/** When a withdrawal from the contract was first declared; absent without one. */
const WithdrawnAt = z.string().optional()

/** The other size in the place of a refund, and how far it is. */
const Exchange = z.object({ size: z.string(), state: z.enum(exchangeStates), tracking: Tracking.optional() })

/** A return of any of a consumer's orders. */
export const OwnReturn = z.object({
  returnId: z.string(),
  /** The number on the label. */
  number: z.string(),
  orderNumber: z.string(),
  way: z.enum(returnWays),
  /** `registered` until its goods are taken back, or its shopper keeps them. */
  state: z.enum(['registered', 'received', 'cancelled']),
  registeredAt: z.string(),
  receivedAt: z.string().optional(),
  cancelledAt: z.string().optional(),
  /**
   * What it gives back, or gave back once it was received; absent where nothing is refunded. `by` is the day on which the money is with
   * its shopper at the latest, known once the goods are there.
   */
  refund: z.object({ amount: Amount, currency: CurrencyCode, by: z.string().optional() }).optional(),
  items: z.array(
    CartItem.pick({ name: true, productImageURL: true, pdpUrl: true }).extend({
      itemId: z.string(),
      qty: z.number(),
      reason: z.enum(returnReasons),
      exchange: Exchange.optional(),
    }),
  ),
})
export type OwnReturn = z.output<typeof OwnReturn>

/** An order with everything that has happened to it. */
export const OrderRecord = z.object({
  order: Order,
  withdrawnAt: WithdrawnAt,
  shipments: z.array(z.object({ shipmentId: z.string(), steps: ShipmentSteps, tracking: Tracking.optional() })),
  items: z.array(
    z.object({
      itemId: z.string(),
      /** The units that were cancelled or returned, and those that may still be cancelled. */
      givenBack: z.number(),
      cancellable: z.number(),
      /** The units that can be registered for a return. */
      returnable: z.number(),
      /** Whether it is a gift card whose mail can be sent again. */
      isResendable: z.boolean(),
    }),
  ),
  /** The cancellations and returns, the oldest first, each with the refund to each payment. */
  givenBack: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(['cancelled', 'returned']),
      items: z.array(ItemQuantity),
      amount: Amount,
      payments: RefundWays,
    }),
  ),
  /** The returns that were registered, the oldest first. */
  returns: z.array(
    z.object({
      returnId: z.string(),
      /** The number on the label. */
      number: z.string(),
      way: z.enum(returnWays),
      parcels: z.number(),
      registeredAt: z.string(),
      /** When the goods were taken back; absent until then. */
      receivedAt: z.string().optional(),
      /** The day by which its money is back; absent before the goods are, and where all of them are exchanged. */
      refundBy: z.string().optional(),
      /** When its shopper cancelled it. */
      cancelledAt: z.string().optional(),
      items: z.array(
        ItemQuantity.extend({
          reason: z.enum(returnReasons),
          exchange: Exchange.optional(),
        }),
      ),
    }),
  ),
  /** The invoice and its credit notes, the oldest first. */
  invoices: z.array(
    z.object({ number: z.string(), kind: z.enum(['invoice', 'credit_note']), issuedAt: z.string(), total: Amount }),
  ),
  /** Whether there is an invoice, or one is issued when it is asked for. */
  isInvoiced: z.boolean(),
  /** Whether the whole order can still be cancelled. */
  isCancellable: z.boolean(),
  /** Whether its address and shipping methods can still be changed. */
  isDeliveryEditable: z.boolean(),
  /** When its delivery was changed, the oldest first. */
  deliveryChanges: z.array(z.object({ at: z.string() })),
})
export type OrderRecord = z.output<typeof OrderRecord>

/** Where an order is, for anyone who knows its number and its email: without addresses, payments and prices. */
export const TrackedOrder = z.object({
  orderNumber: z.string(),
  state: OrderState,
  placedAt: z.string(),
  withdrawnAt: WithdrawnAt,
  shipments: z.array(
    z.object({
      shipmentId: z.string(),
      state: z.string(),
      steps: ShipmentSteps,
      methodLabel: z.string().optional(),
      deliveryWindow: z.object({ from: z.string(), to: z.string() }).optional(),
      store: StoreReply.optional(),
      tracking: Tracking.optional(),
      items: z.array(CartItem.pick({ id: true, name: true, qty: true, productImageURL: true, variants: true })),
    }),
  ),
})
export type TrackedOrder = z.output<typeof TrackedOrder>
