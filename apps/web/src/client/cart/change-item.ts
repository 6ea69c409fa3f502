import type { CallInput } from '@lacehouse/contracts'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { addItem } from './add-item.ts'
import { type Cart, type CartItem, toItemInput } from './cart.ts'
import { cartKey, type KnownCart, loadCart } from './cart-query.ts'
import { changeCart } from './change-cart.ts'

/** The last requested quantity of each item. */
const requestedQuantities = new Map<string, number>()

/** Sets an item's quantity. Of several changes in a row only the last one is sent (CART-08). */
export async function setQuantity({ id, productId }: CartItem, qty: number): Promise<void> {
  showItems((items) => items.map((item) => (item.id === id ? { ...item, qty } : item)))
  requestedQuantities.set(id, qty)
  await orRefetchCart(
    changeCart(async ({ cartId, toItemId }) => {
      if (requestedQuantities.get(id) !== qty) return null
      const params = { basketId: cartId }
      return browserApi.call('cart.updateItem', { params, body: { itemId: toItemId(id), productId, qty } })
    }),
  )
}

/** Removes an item. An item that another tab removed already counts as removed (CART-07). */
export async function removeItem({ id, upc }: CartItem): Promise<void> {
  showItems((items) => items.filter((item) => item.id !== id))
  await orRefetchCart(
    changeCart(async ({ cartId, toItemId }) => {
      try {
        return await browserApi.call('cart.removeItem', { body: { cartId, itemId: toItemId(id), upc } })
      } catch (error) {
        if (!isApiError(error, 'ORD404')) throw error
        return browserApi.call('cart.get', { params: { basketId: cartId } })
      }
    }),
  )
}

/** Restores a removed item at its old place, with its options (CART-07). */
export function restoreItem(item: CartItem): Promise<Cart> {
  return addItem(toItemInput(item), { itemId: item.id })
}

type ItemChange = Omit<CallInput<'cart.updateItem'>['body'], 'itemId'>

/** Changes an item's variant or its gift option (CART-13, CART-27). */
export function updateItem({ id }: Pick<CartItem, 'id'>, change: ItemChange): Promise<Cart> {
  return changeCart(({ cartId, toItemId }) =>
    browserApi.call('cart.updateItem', { params: { basketId: cartId }, body: { itemId: toItemId(id), ...change } }),
  )
}

/** Acknowledges the cart's notifications, so that they are not shown again (CART-17). */
export function acknowledgeNotifications(): Promise<Cart> {
  return changeCart(({ cartId }) =>
    browserApi.call('cart.get', { params: { basketId: cartId }, query: { patch: true } }),
  )
}

/** Shows changed items before the server has answered. The sums stay as they were and are marked as out of date. */
function showItems(change: (items: readonly CartItem[]) => CartItem[]): void {
  queryClient.setQueryData<KnownCart>(cartKey, (known) =>
    known?.cart ? { ...known, cart: { ...known.cart, items: change(known.cart.items) } } : known,
  )
}

/** Fetches the cart again after a failed change, so that the page shows what the server has. */
async function orRefetchCart(change: Promise<Cart | null>): Promise<void> {
  try {
    await change
  } catch (error) {
    queryClient.setQueryData<KnownCart>(cartKey, await loadCart().catch(() => undefined))
    queryClient.invalidateQueries({ queryKey: cartKey })
    throw error
  }
}
