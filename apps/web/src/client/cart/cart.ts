import type { CallInput, CallReply } from '@lacehouse/contracts'

export type Cart = CallReply<'cart.get'>
export type CartItem = Cart['items'][number]

/** What a new item is added with. */
export type ItemInput = NonNullable<CallInput<'cart.createWithItem'>['body']>

/** Says whether a cart is an order already: nothing of it may be changed or remembered. */
export function isOrdered({ state, orderNumber }: Cart) {
  return state === 'ordered' || (orderNumber !== undefined && state !== 'ordering')
}

/** Says whether an order is being made of a cart at this moment. */
export function isBeingOrdered(cart: Cart) {
  return cart.state === 'ordering'
}

/** An item as it would be added again, with all that it had (CART-07, CART-21). */
export function toItemInput(item: CartItem): ItemInput {
  const { productId, upc, qty, giftOption, recipeId, precreatedCustomsCode, customAmount, pdpUrl, productImageURL } =
    item
  const { selected, storeInfo } = item.shippingOptions
  return {
    productId,
    upc,
    qty,
    pdpUrl,
    productImageURL,
    ...(selected === 'pickup' && storeInfo && { storeId: storeInfo.id }),
    ...(giftOption && { giftOption }),
    ...(recipeId && { recipeId }),
    ...(precreatedCustomsCode && { precreatedCustomsCode }),
    ...(customAmount !== undefined && { customAmount }),
  }
}
