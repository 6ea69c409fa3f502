import { z } from 'zod'
import { AddressReply } from './address.ts'
import { CartItem, CartTotals, PriceAdjustmentReply, PromoSummaryEntry, ShippingMethodReply } from './cart.ts'
import { checkoutDetailFields } from './checkout-details.ts'
import { FlashMessage } from './notification.ts'
import { PaymentSession } from './payment-session.ts'
import { Amount, CurrencyCode } from './primitives.ts'
import { ShipmentSteps, Tracking } from './shipment-step.ts'
import { StoreReply } from './store.ts'

export const OrderState = z.enum(['processing', 'payment_pending', 'finalised', 'cancelled', 'failed'])

export const InStoreSalesInfo = z.strictObject({ storeId: z.string().max(24), storeEmployeeId: z.string().max(24) })

/** An order in the replies of placing, patching and the confirmation page. */
export const Order = z.object({
  orderNumber: z.string(),
  state: OrderState,
  placedAt: z.string(),
  siteId: z.string(),
  locale: z.string(),
  email: z.string(),
  /** Whether it was ordered without an account and belongs to none yet. */
  isGuest: z.boolean(),
  currency: CurrencyCode,
  shipments: z.array(
    z.object({
      shipmentId: z.string(),
      shippingMethod: ShippingMethodReply.optional(),
      storeId: z.string().optional(),
      store: StoreReply.optional(),
      state: z.string(),
      /** Its steps with their moments, and its parcel; in the reply of an order that is read again. */
      steps: ShipmentSteps.optional(),
      tracking: Tracking.optional(),
      itemIds: z.array(z.string()),
    }),
  ),
  items: z.array(CartItem),
  totals: CartTotals,
  paymentMethod: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      amount: Amount,
      additionalData: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  flash: z.array(FlashMessage),
  /**
   * Of a pre-order: the day from which it is sent, and how its payment stands. `card` while another card is awaited, `isCharging` while the
   * bank is asked.
   */
  preOrder: z
    .object({
      from: z.string(),
      note: z.string(),
      card: z.string().optional(),
      isCharging: z.literal(true).optional(),
    })
    .optional(),
  /** The provider's fields for that card, where they were asked for. */
  cardSession: PaymentSession.optional(),
  /** The promotions that applied when it was placed. */
  promoSummary: z.array(PromoSummaryEntry),
  priceAdjustments: z.array(PriceAdjustmentReply),
  /**
   * The points that a loyalty member gets once the order is final, from then on those that the ledger has of it: less after a return.
   * Absent for other shoppers (LOY-01).
   */
  earnedPoints: z.number().optional(),
  /** The points that it would have earned a member; present for other shoppers of a site with the programme (LOY-01). */
  missedPoints: z.number().optional(),
  shippingAddress: AddressReply.optional(),
  billingAddress: AddressReply.optional(),
  ...checkoutDetailFields,
  /** Present on an order that was wrapped as a gift, or has a gift receipt. */
  giftWrapping: z.object({ wrap: z.boolean(), receipt: z.boolean() }).optional(),
  inStoreSalesInfo: z.object({ storeId: z.string(), storeEmployeeId: z.string() }).optional(),
  bin: z.string().optional(),
  /** The reason of a refused payment, when the provider gave one about the card (PAY-14). */
  failure: z.object({ errorId: z.string(), message: z.string() }).optional(),
  type: z.enum(['regular', 'pickup', 'mixed', 'digital']),
  /** The cart with which the shopper continues after a refused payment. */
  newBasketId: z.string().optional(),
})
export type Order = z.output<typeof Order>
