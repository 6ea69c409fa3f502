import type { ApiError } from '../../api/api-error.ts'

/** What goes into the cart: a variant, and what the cart shows of it before it has asked. */
export type CartWish = {
  readonly productId: string
  readonly masterId: string
  readonly name: string
  readonly qty?: number
  readonly pdpUrl: string
  readonly productImageURL: string
  readonly made?: ProductMaking
}

/** What a shopper makes of a product besides choosing its variant: a design, or the value of a gift card. */
export type ProductMaking = {
  readonly recipeId?: string
  readonly precreatedCustomsCode?: string
  readonly customAmount?: number
}

/** The port through which a product reaches the cart; routes put the cart behind it. */
export type AddToCart = (
  item: CartWish,
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError | null }>
