import type { CallInput } from '@lacehouse/contracts'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { addItem } from './add-item.ts'
import { type Cart, type CartItem, toItemInput } from './cart.ts'
import { cartKey, type KnownCart, loadCart } from './cart-query.ts'
import { changeCart } from './change-cart.ts'

/** The last quantity wished for of each item. */
const wishes = new Map<string, number>()

/** Sets an item's quantity; of several wishes in a row only the last one reaches the server (CART-08). */
export async function setQuantity({ id, productId }: CartItem, qty: number): Promise<void> {
  showItems((items) => items.map((item) => (item.id === id ? { ...item, qty } : item)))
  wishes.set(id, qty)
  await orShowAsItIs(
    changeCart(async ({ cartId, toItemId }) => {
      if (wishes.get(id) !== qty) return null
      const params = { basketId: cartId }
      return browserApi.call('cart.updateItem', { params, body: { itemId: toItemId(id), productId, qty } })
    }),
  )
}

/** Takes an item out; one that is out already, by another tab say, is out (CART-07). */
export async function removeItem({ id, upc }: CartItem): Promise<void> {
  showItems((items) => items.filter((item) => item.id !== id))
  await orShowAsItIs(
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

/** Puts an item back where it was with all that it had (CART-07). */
export function restoreItem(item: CartItem): Promise<Cart> {
  return addItem(toItemInput(item), { itemId: item.id })
}

type ItemChange = Omit<CallInput<'cart.updateItem'>['body'], 'itemId'>

/** Changes an item to another variant, or its gift option (CART-13, CART-27). */
export function updateItem({ id }: Pick<CartItem, 'id'>, change: ItemChange): Promise<Cart> {
  return changeCart(({ cartId, toItemId }) =>
    browserApi.call('cart.updateItem', { params: { basketId: cartId }, body: { itemId: toItemId(id), ...change } }),
  )
}

/** Takes what the cart had to tell as told: it is not told again (CART-17). */
export function acknowledgeNotifications(): Promise<Cart> {
  return changeCart(({ cartId }) =>
    browserApi.call('cart.get', { params: { basketId: cartId }, query: { patch: true } }),
  )
}

/** Shows items before the server has answered; sums stay as they were and are marked as out of date. */
function showItems(change: (items: readonly CartItem[]) => CartItem[]): void {
  queryClient.setQueryData<KnownCart>(cartKey, (known) =>
    known?.cart ? { ...known, cart: { ...known.cart, items: change(known.cart.items) } } : known,
  )
}

/** After a failure the page shows the cart as the server has it. */
async function orShowAsItIs(change: Promise<Cart | null>): Promise<void> {
  try {
    await change
  } catch (error) {
    queryClient.setQueryData<KnownCart>(cartKey, await loadCart().catch(() => undefined))
    queryClient.invalidateQueries({ queryKey: cartKey })
    throw error
  }
}
