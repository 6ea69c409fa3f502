import { paymentMethodCodes } from '@lacehouse/domain/payment/instrument'
import { z } from 'zod'
import { AddressReply } from './address.ts'
import { checkoutDetailFields } from './checkout-details.ts'
import { FlashMessage, Notification } from './notification.ts'
import { PricePerMeasureReply } from './price-per-measure.ts'
import { Amount, BasketId, CurrencyCode, ProductId, VariantId } from './primitives.ts'
import { PickupReady, StoreAddress } from './store.ts'

/** Prices of a cart item, decimal, in the cart's currency. */
export const CartItemPrice = z.object({
  original: Amount,
  current: Amount,
  rowTotal: Amount,
  priceAfterItemDiscount: Amount,
  priceAfterOrderDiscount: Amount,
  highCurrent: Amount,
  highOriginal: Amount,
  proratedPrice: Amount,
  perMeasure: PricePerMeasureReply.optional(),
})

/** A shipping method as offered or chosen. */
export const ShippingMethodReply = z.object({
  code: z.string(),
  label: z.string(),
  price: z.object({ amount: Amount, currency: CurrencyCode, original: Amount.optional() }),
  deliveryTime: z.string(),
  /** The promised days of the delivery as ISO dates; absent for digital delivery. */
  deliveryWindow: z.object({ from: z.string(), to: z.string() }).optional(),
})
export type ShippingMethodReply = z.output<typeof ShippingMethodReply>

const promotionFields = {
  level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
  /** The promotion's level, as other systems name it. */
  promotionClass: z.enum(['order', 'product', 'shipping']),
  promotionName: z.string(),
  promotionId: z.string(),
  calloutMessage: z.string().optional(),
  couponCode: z.string().optional(),
}

export const PromoSummaryEntry = z.object({
  ...promotionFields,
  campaignId: z.string().optional(),
  thresholdStatus: z.enum(['Above Threshold', 'Below Threshold', 'Threshold Reached']).optional(),
  /** Money with the currency's digits, or pieces; `distanceUnit` says which. */
  distanceFromConditionThreshold: Amount.optional(),
  approachingDisplayLevel: Amount.optional(),
  distanceUnit: z.enum(['money', 'pieces']).optional(),
  discount: Amount,
})
export type PromoSummaryEntry = z.output<typeof PromoSummaryEntry>

/** A promotion at the price that it reduces, with its discount. */
export const AppliedPromotion = z.object({ ...promotionFields, discount: Amount })
export type AppliedPromotion = z.output<typeof AppliedPromotion>

export const GiftOption = z.object({
  to: z.string(),
  email: z.string().optional(),
  message: z.string(),
  sendOn: z.string().optional(),
})

/** One line of a cart. */
export const CartItem = z.object({
  id: z.string(),
  productId: VariantId,
  masterId: ProductId,
  name: z.string(),
  qty: z.number(),
  maxQty: z.number(),
  upc: z.string(),
  price: CartItemPrice,
  taxTotal: Amount,
  variants: z.array(z.object({ type: z.string(), label: z.string(), value: z.string(), valueLabel: z.string() })),
  shippingOptions: z.object({
    selected: z.enum(['home', 'pickup', 'digital']),
    available: z.array(z.enum(['home', 'pickup', 'digital'])),
    shippingMethod: ShippingMethodReply.optional(),
    storeInfo: z
      .object({ id: z.string(), name: z.string(), timeZone: z.string(), storeInventory: z.number() })
      .optional(),
    /** The moment (ISO) until which the store holds the item (CART-19). */
    reservedUntil: z.string().optional(),
    /** False while the mailbox of the reservation has not confirmed it. */
    reservationIsConfirmed: z.boolean().optional(),
    /** A recreated cart uses it to take over the reservation. */
    reservationId: z.string().optional(),
  }),
  giftOption: GiftOption.optional(),
  /** Whether a gift option can be added. */
  isGiftable: z.boolean(),
  /** The chosen value of a gift card. */
  customAmount: Amount.optional(),
  recipeId: z.string().optional(),
  precreatedCustomsCode: z.string().optional(),
  pdpUrl: z.string(),
  productImageURL: z.string(),
  bonus: z.boolean(),
  isCustoms: z.boolean(),
  /** The line of a pre-ordered item: the words with the day from which it is sent. */
  preOrder: z.string().optional(),
  isDigitalProduct: z.boolean(),
  slug: z.string(),
  cost: Amount,
  shipmentGroupId: z.enum(['me', 'customs', 'pickup', 'digital']),
  /** The promotions that reduce or give this item. */
  itemPromotions: z.array(AppliedPromotion),
  shippingPromotions: z.array(
    z.object({
      appliedDiscount: Amount,
      price: Amount,
      promotionId: z.string(),
      promotionName: z.string(),
      couponCode: z.string().optional(),
    }),
  ),
  availability: z.object({ inStock: z.boolean(), quantity: z.number() }),
  /** The error id and message of the problem that prevents ordering this item. */
  problem: z.object({ errorId: z.string(), message: z.string() }).optional(),
  customerNotifications: z.array(Notification),
})
export type CartItem = z.output<typeof CartItem>

/** One tax of a cart or an order in the shopper's language: `QST`, 9.975 percent, and its amount. */
export const TaxReply = z.object({ name: z.string(), rate: z.number(), amount: Amount })

/** All sums of a cart; docs/sites.md describes how money is computed. */
export const CartTotals = z.object({
  total: Amount,
  totalDiscount: Amount,
  itemTotal: Amount,
  totalWithoutTax: Amount,
  shipping: Amount,
  /** Gift wrap of all parcels; absent where nothing is wrapped. */
  giftWrap: Amount.optional(),
  tax: Amount,
  totalDiscountPercentage: z.number(),
  remainingToPay: Amount,
  currency: CurrencyCode,
  totalUnits: z.number(),
  itemSubTotal: Amount,
  netAmount: Amount,
  taxAmount: Amount,
  appliedRewards: Amount,
  /**
   * The part of the discounts that price adjustments of staff make up; the promotions of `promoSummary` make up the rest
   * (CART-18).
   */
  adjustmentTotal: Amount,
  /** False while added tax waits for an address. */
  taxKnown: z.boolean(),
  /** The taxes by name and rate; they sum to `tax`. */
  taxes: z.array(TaxReply),
})
export type CartTotals = z.output<typeof CartTotals>

export const PaymentMethodCode = z.enum(paymentMethodCodes)
export type PaymentMethodCode = z.output<typeof PaymentMethodCode>

export const PaymentInstrumentReply = z.object({
  payment_instrument_id: z.string(),
  payment_method_id: PaymentMethodCode,
  amount: Amount,
  label: z.string(),
  additionalData: z.object({
    brand: z.string().optional(),
    last4: z.string().optional(),
    expiryMonth: z.number().optional(),
    expiryYear: z.number().optional(),
    remainingAmount: Amount.optional(),
    payableAmount: Amount.optional(),
    /** The points that pay the amount. */
    points: z.number().optional(),
  }),
})

/** A price adjustment; only staff see its author (CART-18). */
export const PriceAdjustmentReply = z.object({
  adjustmentId: z.string(),
  /** Absent for an adjustment of the whole order. */
  itemId: z.string().optional(),
  amount: Amount,
  reason: z.string(),
  by: z.string().optional(),
})

/** A voucher of the loyalty programme. */
export const LoyaltyVoucher = z.object({
  voucherId: z.string(),
  points: z.number(),
  amountInCurrency: Amount,
  /** Whether the member has its points. */
  available: z.boolean(),
  /** Whether this cart can use it, too. */
  eligible: z.boolean(),
})

/** A cart in the reply of every cart call. */
export const Cart = z.object({
  id: BasketId,
  currency: CurrencyCode,
  locale: z.string(),
  siteId: z.string(),
  version: z.number(),
  state: z.enum(['open', 'ordering', 'ordered', 'merged', 'expired']),
  totalItems: z.number(),
  totals: CartTotals,
  items: z.array(CartItem),
  payment_instruments: z.array(PaymentInstrumentReply),
  shippingMethods: z.array(
    z.object({
      shippingId: z.enum(['me', 'customs']),
      code: z.string(),
      applicableShippingMethods: z.array(ShippingMethodReply),
    }),
  ),
  /** The groups of items that arrive together, in the items' order: one parcel, one of made-to-order goods, one for each store. */
  shipments: z.array(
    z.object({
      shipmentId: z.string(),
      shipmentGroupId: z.enum(['me', 'customs', 'pickup', 'digital']),
      itemIds: z.array(z.string()),
      store: z
        .object({ id: z.string(), name: z.string(), address: StoreAddress, ready: PickupReady.optional() })
        .optional(),
    }),
  ),
  /**
   * Present with pre-ordered goods: the day from which they are sent, what is said about the payment, which ways to pay are missing for
   * them, and why the cart cannot be ordered as it is.
   */
  preOrder: z
    .object({ from: z.string(), note: z.string(), methods: z.string().optional(), problem: z.string().optional() })
    .optional(),
  /** Gift wrap and gift receipt where the site offers them and something is shipped; `price` is that of one parcel. */
  giftWrapping: z.object({ price: Amount, parcels: z.number(), wrap: z.boolean(), receipt: z.boolean() }).optional(),
  /** The amount missing for free delivery, on sites that show it (CART-30). */
  freeShippingBenefit: z.object({ from: Amount, missing: Amount, reached: z.boolean() }).optional(),
  couponItems: z.array(
    z.object({
      code: z.string(),
      applied: z.boolean(),
      /** The reason, in words, for which it has no effect. */
      statusMessage: z.string().optional(),
      /** Its discount on goods and delivery. */
      discount: Amount,
      promotionName: z.string().optional(),
    }),
  ),
  /** The codes without which the order costs less, with its total then and the difference. */
  betterCoupons: z.object({ remove: z.array(z.string()), total: Amount, saving: Amount }).optional(),
  orderPromotions: z.array(AppliedPromotion),
  promoSummary: z.array(PromoSummaryEntry),
  priceAdjustments: z.array(PriceAdjustmentReply),
  /** The rights of the caller's session on this cart (FAV-04, CART-18). */
  rights: z.object({ saveForLater: z.boolean(), adjustPrices: z.boolean() }),
  flash: z.array(FlashMessage),
  customerNotifications: z.array(Notification),
  shippingAddress: AddressReply.optional(),
  billingAddress: AddressReply.optional(),
  billingSameAsShipping: z.boolean(),
  ...checkoutDetailFields,
  /** Only for loyalty members. */
  currentLoyaltyPoints: z.number().optional(),
  applicableLoyaltyVouchers: z.array(LoyaltyVoucher).optional(),
  /**
   * The points that a member earns with the order, by the tier; absent where there is no loyalty programme or nothing that earns. Others are
   * shown what they would earn (LOY-01).
   */
  pointsToEarn: z.number().optional(),
  appliedLoyaltyVoucher: z.string().optional(),
  /** Reward codes with their discounts; the code itself is not answered. */
  rewardCodes: z.array(z.object({ payment_instrument_id: z.string(), last4: z.string(), amount: Amount })).optional(),
  /** The order that the cart has become, or is becoming. */
  orderNumber: z.string().optional(),
})
export type Cart = z.output<typeof Cart>
