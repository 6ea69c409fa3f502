import type { LineId, PromotionId, StoreId, VariantId } from '../cart/ids.ts'
import type { Currency } from '../money/currency.ts'
import type { InstrumentShare } from '../payment/instrument.ts'
import type { DistanceUnit } from '../promotions/check-conditions.ts'
import type { CouponItem } from '../promotions/coupon.ts'
import type { PromotionLevel } from '../promotions/promotion.ts'
import type { ShipmentGroupId } from '../shipping/shipment-group.ts'
import type { TaxAmount } from '../tax/tax-table.ts'

/** A part of a discount that fell to one line or shipment; `source` says who gave it. */
export type AppliedDiscount = {
  readonly source: 'promotion' | 'voucher' | 'rewardCode' | 'adjustment'
  readonly id: PromotionId | string
  readonly level: PromotionLevel
  readonly amount: number
  readonly couponCode?: string
}

/** Why a line cannot be bought as it stands: error ids of the catalogue (CART-23). */
export type LineProblem = 'unavailable' | 'withdrawn' | 'no_price' | 'invalid_price'

/** A line with its prices in minor units. All but the unit prices are of the whole row. */
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
  /** After vouchers and reward codes too: what the row costs, and what its tax is computed of. */
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
  /** Null where nothing is sent or no method reaches the address. */
  readonly methodCode: string | null
  readonly applicableCodes: readonly string[]
  readonly originalPrice: number
  readonly price: number
  readonly taxTotal: number
  readonly taxes: readonly TaxAmount[]
  readonly discounts: readonly AppliedDiscount[]
}

/**
 * The totals of S1.3 in minor units, with these identities:
 * itemTotal − totalDiscount − appliedRewards = itemSubTotal; totalWithoutTax + taxAmount = total;
 * total = itemSubTotal + shipping, plus tax where tax is added.
 */
export type CartTotals = {
  readonly currency: Currency
  readonly totalUnits: number
  /** Σ rowTotal: goods at current prices. */
  readonly itemTotal: number
  /** Product and order discounts and adjustments, rewards and shipping apart. */
  readonly totalDiscount: number
  /** totalDiscount of itemTotal in whole percent. */
  readonly totalDiscountPercentage: number
  readonly appliedRewards: number
  /** Σ proratedPrice: goods after all discounts. */
  readonly itemSubTotal: number
  /** Σ shipment prices after shipping promotions. */
  readonly shipping: number
  readonly shippingDiscount: number
  readonly tax: number
  /** The same as `tax`: the documents name it twice. */
  readonly taxAmount: number
  /** Goods without tax. */
  readonly netAmount: number
  readonly totalWithoutTax: number
  readonly total: number
  /** What the instruments on the cart leave to be paid. */
  readonly remainingToPay: number
}

/** The words of S2.4: above while a distance remains, reached when earned, below otherwise. */
export type ThresholdStatus = 'Above Threshold' | 'Below Threshold' | 'Threshold Reached'

export type PromoSummary = {
  readonly level: PromotionLevel
  readonly promotionId: PromotionId
  readonly promotionName: string
  readonly campaignId?: string
  readonly couponCode?: string
  readonly calloutMessage?: string
  readonly thresholdStatus: ThresholdStatus
  /** Minor units or pieces that are missing, as `distanceUnit` says. */
  readonly distanceFromConditionThreshold?: number
  readonly distanceUnit?: DistanceUnit
  readonly approachingDisplayLevel?: number
  /** What it takes off in minor units. */
  readonly discount: number
}

/** A gift that a promotion earned; `planBonusItems` brings the cart's bonus lines in line with these. */
export type EarnedBonus = { readonly promotionId: PromotionId; readonly variantId: VariantId; readonly qty: number }

/**
 * `none`: tax is added and the address is not known; `estimated`: it is known by country or region alone;
 * `final`: it is computed for the address; `TAX310`: the address is not precise enough; `TAX309`: there are
 * no rates to compute it by.
 */
export type TaxState = 'none' | 'estimated' | 'final' | 'rates_unavailable' | 'place_unknown'

export type PricedCart = {
  readonly lines: readonly PricedLine[]
  readonly shipments: readonly PricedShipment[]
  readonly totals: CartTotals
  readonly promoSummary: readonly PromoSummary[]
  /** Those of the summary that the order itself earned. */
  readonly orderPromotions: readonly PromoSummary[]
  readonly couponItems: readonly CouponItem[]
  readonly earnedBonuses: readonly EarnedBonus[]
  readonly instruments: readonly InstrumentShare[]
  readonly taxState: TaxState
  /** The tax by name and rate, goods and shipping together; sums to the tax of the totals. */
  readonly taxes: readonly TaxAmount[]
}
