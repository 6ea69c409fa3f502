import type { CallRequest } from '@lacehouse/contracts'
import { type LineDelivery, planUpdateItem, type UpdateItem } from '@lacehouse/domain'
import { type CartDeps, changeCart } from '../../cart/cart-scene.ts'
import type { Handler } from '../../http/call.ts'

type UpdateBody = CallRequest<'cart.updateItem'>['body']

/** Changes an item's quantity, variant, recipe or delivery (CART-06). */
export const updateItem =
  (deps: CartDeps): Handler<'cart.updateItem'> =>
  (call) => {
    const { body } = call
    const storeId = body.storeId ?? body.favStoreId
    const subject = {
      cartId: call.params.basketId,
      variantIds: body.productId ? [body.productId] : [],
      storeIds: storeId ? [storeId] : [],
    }
    return changeCart(deps, { caller: call, ...subject }, ({ cart, till }) =>
      planUpdateItem(cart, toUpdate(body), till.facts),
    )
  }

const toUpdate = (body: UpdateBody): UpdateItem => {
  const delivery = toDelivery(body)
  return {
    lineId: body.itemId,
    ...(body.qty !== undefined && { qty: body.qty }),
    ...(body.maxQty !== undefined && { maxQty: body.maxQty }),
    ...(body.productId !== undefined && { variantId: body.productId }),
    ...(body.recipeId !== undefined && { recipeId: body.recipeId }),
    ...(delivery && { delivery }),
  }
}

const toDelivery = ({ action, storeId, favStoreId }: UpdateBody): LineDelivery | null => {
  if (action === 'home') return { kind: 'ship' }
  const store = storeId ?? favStoreId
  return store !== undefined ? { kind: 'pickup', storeId: store } : null
}
