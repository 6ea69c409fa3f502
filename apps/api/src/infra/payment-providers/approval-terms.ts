/** The cart, currency and sum for which a provider's token was made, as the provider states them. */
export type ApprovalTerms = {
  /** The cart of the session in which the token was made; null for a token of no session, such as a saved card. */
  readonly cartId: string | null
  /** The currency of that session; null for a token that allows any. */
  readonly currency: string | null
}

/** The terms of a token that belongs to no cart: a card that is saved or that the provider made without a session. */
export const anyCart: ApprovalTerms = { cartId: null, currency: null }

/**
 * Says whether a token may pay a cart: it was made for this cart, and so for its shopper, and in its currency. The approved sum is
 * stored with the instrument, because the total may still change (`agreedTo` and `agreedUpTo` of the domain's instrument).
 */
export function isApprovedFor(
  { cartId, currency }: ApprovalTerms,
  cart: { readonly id: string; readonly currency: string },
): boolean {
  return (cartId === null || cartId === cart.id) && (currency === null || currency === cart.currency)
}
