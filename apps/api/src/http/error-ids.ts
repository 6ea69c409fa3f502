import type { ErrorId } from '@lacehouse/contracts'
import type { CodeRefusal } from '@lacehouse/domain/auth/one-time-code'
import type { CartNotificationKind } from '@lacehouse/domain/cart/cart'
import type { CartRefusal } from '@lacehouse/domain/cart/plan'
import type { OrderRefusal } from '@lacehouse/domain/order/find-order-refusal'
import type { OrderChangeRefusal } from '@lacehouse/domain/order/plan-order-change'
import type { StoredCardRefusal } from '@lacehouse/domain/payment/find-stored-card-refusal'
import type { CouponRefusal } from '@lacehouse/domain/promotions/coupon'

/** The reasons for which the layers below the modules refuse, beside those of the domain. */
type OwnReason =
  | 'card_expired'
  | 'provider_away'
  | 'unknown_token'
  | 'account_not_active'
  | 'address_not_found'
  | 'challenge_failed'
  | 'foreign_origin'
  | 'gift_card_balance_lowered'
  | 'gift_cards_busy'
  | 'incomplete_gift_card'
  | 'invalid_person_name'
  | 'invalid_phone'
  | 'invalid_postal_code'
  | 'invalid_send_date'
  | 'limit_reached'
  | 'no_pickup'
  | 'no_second_factor'
  | 'not_for_agents'
  | 'not_offered'
  | 'reward_needs_account'
  | 'too_many_declines'
  | 'unknown_case'
  | 'unknown_pickup_point'
  | 'unknown_placement'
  | 'unknown_saved_card'
  | 'unknown_store'
  | 'wrong_staff_code'

/** The reasons for which a request is refused, as words. */
export type Reason =
  | OwnReason
  | OrderChangeRefusal
  | CartRefusal
  | OrderRefusal
  | CouponRefusal
  | StoredCardRefusal
  | 'list_full'
  | 'too_many_lists'
  | 'invalid_name'
  | 'unknown_item'
  | 'one_try_left'
  | 'locked_now'
  | 'locked'
  | CodeRefusal

/** The error id on the wire for each reason; the error catalogue holds status, place and meaning of each id. */
const errorIds = {
  unavailable: 'ORD404',
  unknown_line: 'ORD404',
  unknown_item: 'ORD404',
  not_reservable: 'ORD404',
  empty_cart: 'ORD404',
  several_unavailable: 'ORD430',
  total_changed: 'ORD415',
  pre_order_alone: 'INV409',
  pre_order_changed: 'INV409',
  pre_order_payment: 'PYT405',
  stored_value_lowered: 'ORD415',
  invalid_email: 'ORD400',
  withdrawn: 'INV405',
  no_longer_in_stock: 'INV406',
  invalid_quantity: 'INV407',
  max_quantity: 'INV408',
  list_full: 'INV408',
  too_many_lists: 'INV408',
  invalid_name: 'API400',
  being_ordered: 'INV409',
  out_of_stock: 'INV700',
  no_stock_record: 'INV701',
  no_price: 'INV702',
  invalid_price: 'PRC400',
  invalid_amount: 'PRC400',
  gift_only: 'GWP403',
  no_gift_option: 'GFO404',
  missing_gift_email: 'AUT453',
  gift_option_not_allowed: 'GFO405',
  sign_in_required: 'AUT404',
  not_at_store: 'STR404',
  unknown_attribute: 'ATTR100',
  unknown_value: 'ATTR200',
  no_such_combination: 'ATTR300',
  unknown_adjustment: 'API404',
  cart_gone: 'BSK404',
  incomplete_address: 'CHK320',
  method_not_applicable: 'SHP404',
  missing_phone: 'SHP410',
  po_box: 'SHP500',
  not_deliverable: 'PAY401',
  rates_unavailable: 'TAX309',
  place_unknown: 'TAX310',
  missing_billing_address: 'BIL400',
  missing_billing_phone: 'BILL410',
  not_covered: 'PYT400',
  unknown_instrument: 'PYT404',
  method_not_allowed: 'PYT405',
  balance_not_for_gift_cards: 'PYT405',
  too_many_gift_cards: 'GFC410',
  unknown_gift_card: 'GFC700',
  wrong_pin: 'GFC725',
  zero_balance: 'GFC740',
  gift_card_already_applied: 'GFC755',
  gift_card_not_allowed: 'GFC760',
  gift_card_expired: 'GFC812',
  unknown_reward: 'REW130',
  not_enough_points: 'REW135',
  reward_already_used: 'REW140',
  unknown_coupon: 'PRM130',
  coupon_not_started: 'PRM135',
  coupon_used_up: 'PRM140',
  coupon_already_redeemed: 'PRM150',
  coupon_expired: 'PRM155',
  coupon_conditions_unmet: 'PRM160',
  coupon_not_combinable: 'PRM175',
  coupon_already_applied: 'PRM416',
  one_try_left: 'AUT426',
  locked_now: 'AUT441',
  locked: 'AUT423',
  wrong_code: 'AUT454',
  code_spent: 'AUT455',
  invalid_send_date: 'API400',
  not_offered: 'API404',
  limit_reached: 'AUT403',
  challenge_failed: 'AUT403',
  not_for_agents: 'AUT404',
  foreign_origin: 'AUT404',
  card_expired: 'FE309',
  provider_away: 'PAY400',
  unknown_token: 'PYT404',
  account_not_active: 'AUT498',
  unknown_case: 'CAS404',
  unknown_saved_card: 'CCN404',
  address_not_found: 'CHK380',
  incomplete_gift_card: 'GFC400',
  gift_cards_busy: 'GFC799',
  gift_card_balance_lowered: 'GFC800',
  unknown_placement: 'ORD409',
  not_final: 'ORD421',
  not_shipped: 'ORD421',
  too_late: 'ORD421',
  tax_changes: 'ORD422',
  price_changes: 'ORD422',
  other_country: 'PAY401',
  invalid_phone: 'PRO412',
  invalid_postal_code: 'PRO414',
  invalid_person_name: 'PRO415',
  too_many_declines: 'PYT402',
  reward_needs_account: 'REW401',
  unknown_shipment: 'SHP404',
  wrong_staff_code: 'STF401',
  no_second_factor: 'STF409',
  unknown_store: 'STR404',
  no_pickup: 'STR404',
  unknown_pickup_point: 'STR404',
} as const satisfies Readonly<Record<Reason, ErrorId>>

type ErrorIds = typeof errorIds

/** Returns the error id of a reason. */
export function toErrorId<R extends Reason>(reason: R): ErrorIds[R] {
  return errorIds[reason]
}

const notificationIds = {
  pickup_became_shipping: 'ORD516',
  shipping_became_pickup: 'ORD517',
  shipping_method_downgraded: 'ORD518',
  price_changed: 'PRC400',
  promotion_changed: 'ORD415',
  stored_value_lowered: 'ORD415',
  quantity_lowered: 'INV408',
  item_removed: 'ORD404',
} as const satisfies Readonly<Record<CartNotificationKind, ErrorId>>

/** Returns the error id of a cart notification on the wire. */
export function toNotificationId<K extends CartNotificationKind>(kind: K): (typeof notificationIds)[K] {
  return notificationIds[kind]
}
