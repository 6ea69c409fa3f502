import type { ActingAgent } from '../agents/agent-rights.ts'
import type { AppliedRewardCode, AppliedVoucher, CartOwner, ExpressOrigin, PriceAdjustment } from '../cart/cart.ts'
import type { CartAddress } from '../cart/cart-address.ts'
import type { CartLine } from '../cart/cart-line.ts'
import type { CheckoutDetails } from '../cart/checkout-details.ts'
import type { GiftOption } from '../cart/gift-option.ts'
import type { GiftWrapping } from '../cart/gift-wrapping.ts'
import type { CartId, LineId, MasterId, OrderNumber, SiteId, StockItemId, StoreId, VariantId } from '../cart/ids.ts'
import type { Currency } from '../money/currency.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import type { AppliedDiscount, CartTotals, ProgrammeSpend, PromoSummary } from '../pricing/priced-cart.ts'
import type { ShipmentGroupId } from '../shipping/shipment-group.ts'
import type { DeliveryWindow } from '../shipping/shipping-method.ts'
import type { TaxAmount } from '../tax/tax-table.ts'
import type { Instant } from '../time/instant.ts'
import type { OrderState, ShipmentState } from './order-state.ts'

/** A line as it was bought. Names and prices are copied, so that later changes of the catalogue do not affect the order. */
export type OrderItem = {
  readonly lineId: LineId
  readonly variantId: VariantId
  readonly masterId: MasterId
  readonly upc: string
  readonly stockItemId: StockItemId
  readonly name: string
  readonly slug: string
  readonly productImageURL?: string
  readonly pdpUrl?: string
  readonly attributes: Readonly<Record<string, string>>
  readonly qty: number
  readonly unitOriginal: number
  readonly unitCurrent: number
  readonly rowTotal: number
  readonly priceAfterItemDiscount: number
  readonly priceAfterOrderDiscount: number
  readonly proratedPrice: number
  readonly taxTotal: number
  readonly taxes: readonly TaxAmount[]
  readonly discounts: readonly AppliedDiscount[]
  readonly giftOption?: GiftOption
  readonly recipeId?: string
  readonly precreatedCustomsCode?: string
  readonly isBonus: boolean
  /** The promotion that gave the item. */
  readonly bonus?: CartLine['bonus']
  readonly isDigital: boolean
  /** Whether the item becomes a gift card with a number when the order is final. */
  readonly isGiftCard?: boolean
  /** Set for goods that were ordered before their arrival: the day from which they are sent, as `2027-03-12` (decision 0130). */
  readonly preOrder?: { readonly from: string }
}

export type OrderShipment = {
  readonly shipmentId: string
  readonly groupId: ShipmentGroupId
  readonly state: ShipmentState
  readonly lineIds: readonly LineId[]
  readonly storeId?: StoreId
  readonly methodCode: string | null
  readonly methodLabelKey?: string
  readonly deliveryWindow?: DeliveryWindow
  readonly price: number
  readonly originalPrice: number
  /** The price of its gift wrap; absent for a parcel that is not wrapped. */
  readonly giftWrap?: number
  readonly taxTotal: number
  readonly discounts: readonly AppliedDiscount[]
}

export type OrderPayment = { readonly instrument: PaymentInstrument; readonly amount: number }

export type InStoreSalesInfo = { readonly storeId: StoreId; readonly storeEmployeeId: string }

/** The client that placed an order, as its request headers name it (CALL-02). */
export type PlacedFrom = {
  /** The keyed hash of the caller's network, under which unpaid orders are counted. */
  readonly network?: string
  readonly channel: 'ECOMM' | 'MAPP'
  readonly correlationId: string
  /** Whether the shopper let analytics run (C0002), so that the order becomes a purchase event. */
  readonly isMeasured?: boolean
  readonly brand?: string
  readonly region?: string
  readonly source?: string
  readonly clientApp?: string
  readonly transactionId?: string
}

/** An order before it is written; all amounts in minor units of `currency`. */
export type OrderDraft = CheckoutDetails & {
  readonly orderNumber: OrderNumber
  readonly cartId: CartId
  readonly cartVersion: number
  readonly siteId: SiteId
  readonly locale: string
  readonly currency: Currency
  readonly owner: CartOwner
  readonly email: string
  readonly state: OrderState
  readonly items: readonly OrderItem[]
  readonly shipments: readonly OrderShipment[]
  readonly totals: CartTotals
  /** The taxes by name and rate, goods and shipping together; absent from orders of before they were copied. */
  readonly taxes?: readonly TaxAmount[]
  readonly promoSummary: readonly PromoSummary[]
  readonly couponCodes: readonly string[]
  /** The price adjustments of staff, with their authors (CART-18). */
  readonly priceAdjustments?: readonly PriceAdjustment[]
  /** Gift wrap and gift receipt, for those who pack the order. */
  readonly giftWrapping?: GiftWrapping
  readonly payments: readonly OrderPayment[]
  readonly vouchers?: readonly AppliedVoucher[]
  readonly rewardCodes?: readonly AppliedRewardCode[]
  /** The loyalty member who ordered, and the points that the order earns when it is final. */
  readonly member?: { readonly id: string; readonly earns: number }
  /** The amount that the order takes from the yearly limit of its shopper's programme. */
  readonly programmeSpend?: ProgrammeSpend
  readonly shippingAddress?: CartAddress
  readonly billingAddress: CartAddress
  readonly express?: ExpressOrigin
  readonly inStoreSalesInfo?: InStoreSalesInfo
  /** The agent who placed the order for its owner (AUTH-09). */
  readonly placedBy?: Omit<ActingAgent, 'rights'>
  readonly placedAt: Instant
  readonly placedFrom?: PlacedFrom
}

/** Says whether goods of an order were sold before their arrival, so that its card is charged when they ship (decision 0130). */
export function isPreOrdered({ items }: Pick<OrderDraft, 'items'>): boolean {
  return items.some(({ preOrder }) => preOrder !== undefined)
}
