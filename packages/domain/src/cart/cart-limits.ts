/** A cart holds so many lines at most; one more is INV408 (decisions, Bounds). */
export const maxCartLines = 100

/** A quantity nobody limited may go so far (S1.5). */
export const defaultMaxQty = 999_999

/** Coupons on one cart; one more is PRM140 (decisions, Bounds). */
export const maxCoupons = 5

/** Gift cards on one order; one more is GFC410 (decisions, Bounds). */
export const maxGiftCards = 5
