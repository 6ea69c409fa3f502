import type { CouponDetails } from '../promotions/coupon-details.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import type { LineId } from './ids.ts'
import type { VariantsById } from './sellable-variant.ts'

/** The reasons why a change of a cart is refused; docs/error-codes.md has their wire ids. */
export type CartRefusal =
  | 'cart_gone'
  | 'being_ordered'
  | 'withdrawn'
  | 'no_longer_in_stock'
  | 'invalid_quantity'
  | 'max_quantity'
  | 'out_of_stock'
  | 'no_stock_record'
  | 'no_price'
  | 'invalid_price'
  | 'unavailable'
  | 'unknown_line'
  | 'not_reservable'
  | 'invalid_amount'
  | 'not_at_store'
  | 'sign_in_required'
  | 'invalid_email'
  | 'gift_only'
  | 'no_gift_option'
  | 'missing_gift_email'
  | 'gift_option_not_allowed'
  | 'method_not_applicable'
  | 'po_box'
  | 'missing_phone'
  | 'incomplete_address'
  | 'not_deliverable'
  | 'place_unknown'
  | 'missing_billing_address'
  | 'missing_billing_phone'
  | 'not_covered'
  | 'unknown_instrument'
  | 'method_not_allowed'
  | 'too_many_gift_cards'
  | 'zero_balance'
  | 'gift_card_already_applied'
  | 'gift_card_not_allowed'
  | 'balance_not_for_gift_cards'
  | 'unknown_attribute'
  | 'unknown_value'
  | 'no_such_combination'
  | 'unknown_adjustment'
  | 'unknown_reward'
  | 'not_enough_points'
  | 'reward_already_used'

/** A refusal with its facts: `maximum` for 'max_quantity' and what it counts, `lineId` when one line is the cause. */
export type Refused<Reason extends string = CartRefusal> = {
  readonly ok: false
  readonly reason: Reason
  readonly maximum?: number
  /** The things that the maximum counts, if not the units of one item. */
  readonly field?: 'lines' | 'reservations' | 'networkReservations' | 'giftCards'
  readonly lineId?: LineId
  /** The remedies of a shopper for the refusal of a coupon. */
  readonly coupon?: CouponDetails
}

/** The outcome of a planner: the whole new cart with a higher version, or the reason why nothing changes. */
export type CartPlan<More = unknown, Reason extends string = CartRefusal> =
  | ({ readonly ok: true; readonly cart: Cart } & More)
  | Refused<Reason>

/** The facts that planners need besides the cart and the input. */
export type CartFacts = {
  readonly now: Instant
  readonly variants: VariantsById
  /** Only signed-in shoppers buy presale products (CAT-08). */
  readonly isSignedIn: boolean
}
