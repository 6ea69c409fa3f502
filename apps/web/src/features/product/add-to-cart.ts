import type { ApiError } from '../../api/api-error.ts'

/** What goes into the cart: a variant, and what the cart shows of it before it has asked. */
export type CartWish = {
  readonly productId: string
  readonly masterId: string
  readonly name: string
  readonly qty?: number
  readonly pdpUrl: string
  readonly productImageURL: string
}

/** The port through which a product reaches the cart; routes put the cart behind it. */
export type AddToCart = (
  item: CartWish,
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError | null }>
