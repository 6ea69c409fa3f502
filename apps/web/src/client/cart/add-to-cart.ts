import type { ApiError } from '../api/api-error.ts'
import type { ItemInput } from './cart.ts'

/** A design, or the value of a gift card: what a shopper sets besides choosing a variant (RT-07, CART-28). */
export type ProductConfiguration = Pick<ItemInput, 'recipeId' | 'precreatedCustomsCode' | 'customAmount' | 'giftOption'>

/** An item to add, with the name that the mini cart shows. */
export type AddToCartInput = { readonly item: ItemInput; readonly name: string }

/** The error is null where the shopper has seen it already. */
export type AddToCartResult = { readonly ok: true } | { readonly ok: false; readonly error: ApiError | null }

/** Adds an item to the cart. Product pages get this function from their route. */
export type AddToCart = (input: AddToCartInput) => Promise<AddToCartResult>
