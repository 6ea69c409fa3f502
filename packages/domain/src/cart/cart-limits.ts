/** The most lines that a cart holds; one more is refused with 'max_quantity' (docs/bounds.md). */
export const maxCartLines = 100

/** The largest quantity of an item without a limit of its own (docs/bounds.md). */
export const defaultMaxQty = 999_999

/** The most coupons on one cart; one more is refused with 'coupon_used_up' (docs/bounds.md). */
export const maxCoupons = 5

/** The most gift cards on one order; one more is refused with 'too_many_gift_cards' (docs/bounds.md). */
export const maxGiftCards = 5
