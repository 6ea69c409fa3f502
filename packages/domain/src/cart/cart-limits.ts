/** The most lines that a cart holds; one more is refused with 'max_quantity' (docs/bounds.md). */
export const maxCartLines = 100

/** The largest number that counts as a quantity (docs/bounds.md); an order holds fewer units. */
export const defaultMaxQty = 999_999

/** The most units of one variant in an order, unless the product has a maximum of its own (docs/bounds.md). */
export const maxOrderUnits = 10

/** The most gift cards that one order buys (docs/bounds.md). */
export const maxBoughtGiftCards = 10

/** The most coupons on one cart; one more is refused with 'coupon_used_up' (docs/bounds.md). */
export const maxCoupons = 5

/** The most gift cards on one order; one more is refused with 'too_many_gift_cards' (docs/bounds.md). */
export const maxGiftCards = 5
