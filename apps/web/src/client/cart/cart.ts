import type { CallInput, CallReply } from '@lacehouse/contracts'

export type Cart = CallReply<'cart.get'>
export type CartItem = Cart['items'][number]

/** The input of a new item. */
export type ItemInput = NonNullable<CallInput<'cart.createWithItem'>['body']>

/** Says whether a cart has become an order, after which it must not be changed or remembered. */
export function isOrdered({ state, orderNumber }: Cart) {
  return state === 'ordered' || (orderNumber !== undefined && state !== 'ordering')
}

/** Says whether an order is being placed from a cart at this moment. */
export function isBeingOrdered(cart: Cart) {
  return cart.state === 'ordering'
}

/** Maps an item to the input that adds it again unchanged (CART-07, CART-21). */
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
