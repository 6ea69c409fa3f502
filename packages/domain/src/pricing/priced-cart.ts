import type { LineId, PromotionId, StoreId, VariantId } from '../cart/ids.ts'
import type { DiscountProgramme } from '../discount-programmes/discount-programme.ts'
import type { Currency } from '../money/currency.ts'
import type { InstrumentShare } from '../payment/instrument.ts'
import type { CouponItem } from '../promotions/coupon.ts'
import type { DistanceUnit } from '../promotions/failed-condition.ts'
import type { PromotionLevel } from '../promotions/promotion.ts'
import type { ShipmentGroupId } from '../shipping/shipment-group.ts'
import type { TaxAmount } from '../tax/tax-table.ts'

/** The part of a discount that one line or shipment gets; `source` is its origin. */
export type AppliedDiscount = {
  readonly source: 'promotion' | 'voucher' | 'rewardCode' | 'adjustment'
  readonly id: PromotionId | string
  readonly level: PromotionLevel
  readonly amount: number
  readonly couponCode?: string
}

/** The reasons why a line cannot be sold (CART-23). */
export type LineProblem = 'unavailable' | 'withdrawn' | 'no_price' | 'invalid_price'

/** A line with its prices in minor units. All prices but the unit prices are for the whole row. */
export type PricedLine = {
  readonly lineId: LineId
  readonly variantId: VariantId
  readonly qty: number
  readonly isBonus: boolean
  readonly groupId: ShipmentGroupId
  readonly unitOriginal: number
  readonly unitCurrent: number
  /** qty × unitCurrent. */
  readonly rowTotal: number
  readonly priceAfterItemDiscount: number
  readonly priceAfterOrderDiscount: number
  /** The row's price after vouchers and reward codes too, from which its tax is computed. */
  readonly proratedPrice: number
  readonly taxTotal: number
  readonly taxes: readonly TaxAmount[]
  readonly discounts: readonly AppliedDiscount[]
  readonly problem?: LineProblem
}

export type PricedShipment = {
  readonly groupId: ShipmentGroupId
  readonly storeId?: StoreId
  readonly lineIds: readonly LineId[]
  /** Null when nothing is shipped, or when no method reaches the address. */
  readonly methodCode: string | null
  readonly applicableCodes: readonly string[]
  readonly originalPrice: number
  readonly price: number
  /** The price of its gift wrap, which nothing reduces; absent for a parcel that is not wrapped. */
  readonly giftWrap?: number
  /** The tax of price and gift wrap. */
  readonly taxTotal: number
  readonly taxes: readonly TaxAmount[]
  /** The discounts of the price. */
  readonly discounts: readonly AppliedDiscount[]
}

/**
 * The totals of a cart in minor units, with these identities: itemTotal − totalDiscount − appliedRewards = itemSubTotal;
 * totalWithoutTax + taxAmount = total; total = itemSubTotal + shipping + giftWrap, plus tax where tax is added.
 */
export type CartTotals = {
  readonly currency: Currency
  readonly totalUnits: number
  /** Σ rowTotal: goods at current prices. */
  readonly itemTotal: number
  /** Product and order discounts and adjustments, without rewards and shipping. */
  readonly totalDiscount: number
  /** totalDiscount as whole percent of itemTotal. */
  readonly totalDiscountPercentage: number
  readonly appliedRewards: number
  /** Σ proratedPrice: goods after all discounts. */
  readonly itemSubTotal: number
  /** Σ shipment prices after shipping promotions. */
  readonly shipping: number
  readonly shippingDiscount: number
  /** Σ gift wrap of the shipments; absent where nothing is wrapped at a price. */
  readonly giftWrap?: number
  readonly tax: number
  /** The same as `tax`; the wire has both names. */
  readonly taxAmount: number
  /** Goods without tax. */
  readonly netAmount: number
  readonly totalWithoutTax: number
  readonly total: number
  /** The part of the total that the cart's instruments do not cover. */
  readonly remainingToPay: number
}

/**
 * The wire's words: 'Above Threshold' while a distance remains, 'Threshold Reached' when the promotion applies, 'Below
 * Threshold' otherwise.
 */
export type ThresholdStatus = 'Above Threshold' | 'Below Threshold' | 'Threshold Reached'

export type PromoSummary = {
  readonly level: PromotionLevel
  readonly promotionId: PromotionId
  readonly promotionName: string
  readonly campaignId?: string
  readonly couponCode?: string
  readonly calloutMessage?: string
  readonly thresholdStatus: ThresholdStatus
  /** The missing minor units or pieces; `distanceUnit` says which. */
  readonly distanceFromConditionThreshold?: number
  readonly distanceUnit?: DistanceUnit
  readonly approachingDisplayLevel?: number
  /** The discount in minor units. */
  readonly discount: number
}

/** A gift that a promotion earned; `planBonusItems` reconciles the cart's gifts with these. */
export type EarnedBonus = { readonly promotionId: PromotionId; readonly variantId: VariantId; readonly qty: number }

/** The minor units that a cart takes of the yearly limit of its shopper's programme. */
export type ProgrammeSpend = {
  readonly programme: DiscountProgramme
  readonly amount: number
  /** The limit of the year, of which the amount is taken. */
  readonly yearlyLimit: number
  /** The lines that the discount reduces. */
  readonly lineIds: readonly LineId[]
}

/**
 * `none`: tax is added and there is no address yet. `estimated`: only country or region are known. `final`: computed for the
 * address. `place_unknown`: the address is not precise enough. `rates_unavailable`: there are no rates for the place.
 */
export type TaxState = 'none' | 'estimated' | 'final' | 'rates_unavailable' | 'place_unknown'

export type PricedCart = {
  readonly lines: readonly PricedLine[]
  readonly shipments: readonly PricedShipment[]
  readonly totals: CartTotals
  readonly promoSummary: readonly PromoSummary[]
  /** The entries of `promoSummary` that the order itself earned. */
  readonly orderPromotions: readonly PromoSummary[]
  readonly couponItems: readonly CouponItem[]
  readonly earnedBonuses: readonly EarnedBonus[]
  readonly instruments: readonly InstrumentShare[]
  readonly taxState: TaxState
  /** The tax by name and rate, goods and shipping together; sums to the tax of the totals. */
  readonly taxes: readonly TaxAmount[]
  /** Absent where no programme's discount reduces anything. */
  readonly programmeSpend?: ProgrammeSpend
}
