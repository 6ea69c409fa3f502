import type { ApiError } from '../../client/api/api-error.ts'

/** What goes into the cart: a variant, and what the cart shows of it before it has asked. */
export type AddToCartInput = {
  readonly productId: string
  readonly masterId: string
  readonly name: string
  readonly qty?: number
  readonly pdpUrl: string
  readonly productImageURL: string
  readonly made?: ProductConfiguration
}

/** What a shopper makes of a product besides choosing its variant: a design, or the value of a gift card. */
export type ProductConfiguration = {
  readonly recipeId?: string
  readonly precreatedCustomsCode?: string
  readonly customAmount?: number
}

/** The port through which a product reaches the cart; routes put the cart behind it. */
export type AddToCart = (
  item: AddToCartInput,
) => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: ApiError | null }>
