import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { readFavouriteStore } from '../stores/favourite-store.ts'
import { type Cart, isOrdered } from './cart.ts'
import { readCartMemory, saveCartMemory } from './cart-memory.ts'
import { forgetItems, rememberCodes, rememberGiftWrapping, rememberItems, rememberLines } from './remembered-items.ts'

/** The cart as this tab knows it: none yet, an order that it has become, or the cart. */
export type KnownCart = { readonly cart: Cart | null; readonly orderNumber: string | null }

export const cartKey = ['cart'] as const
const none: KnownCart = { cart: null, orderNumber: null }
type CartMessage = { readonly site: string | undefined; readonly cart: Cart | null }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cart')
const getSite = () => document.documentElement.dataset.site

// Another tab's cart replaces this tab's, so that page, mini cart and count agree at once (CART-25).
channel?.addEventListener('message', ({ data: { site, cart } }: MessageEvent<CartMessage>) => {
  if (site !== getSite()) return
  const known = peekCart()
  if (cart && known?.id === cart.id && known.version > cart.version) return
  queryClient.setQueryData<KnownCart>(cartKey, { ...none, cart })
})

/** The query of the cart that all components share. */
export const cartQuery = { queryKey: cartKey, queryFn: loadCart }

/** Gives the cart that this tab has cached, without a call. */
export function peekCart(): Cart | null {
  return queryClient.getQueryData<KnownCart>(cartKey)?.cart ?? null
}

/** Caches a cart that the server answered: in this tab, in the browser's memory, and in the other tabs. */
export function cacheCart(cart: Cart): void {
  if (isOrdered(cart)) {
    dropCart(cart.orderNumber ?? null)
    return
  }
  remember(cart)
  queryClient.setQueryData<KnownCart>(cartKey, { ...none, cart })
  channel?.postMessage({ site: getSite(), cart } satisfies CartMessage)
}

/** Forgets the cart in all tabs, because it has become an order or is lost for good. */
export function dropCart(orderNumber: string | null = null): void {
  saveCartMemory(null)
  forgetItems()
  queryClient.setQueryData<KnownCart>(cartKey, { cart: null, orderNumber })
  channel?.postMessage({ site: getSite(), cart: null } satisfies CartMessage)
}

/** Forgets the cart if the server says that it has become an order. */
export async function dropOrderedCart(): Promise<void> {
  const { orderNumber } = await loadCart()
  if (orderNumber) dropCart(orderNumber)
}

/** Loads the cart. A lost cart is recreated, and one that has become an order is forgotten (CART-21). */
export async function loadCart(): Promise<KnownCart> {
  const cartId = readCartMemory()?.cartId
  if (!cartId) return none
  // A cart is rarely lost, so that this code is fetched only then.
  const cart = (await findCart(cartId)) ?? (await (await import('./recreate-cart.ts')).recreateCart())
  if (!cart) return none
  if (!isOrdered(cart)) {
    remember(cart)
    return { cart, orderNumber: null }
  }
  saveCartMemory(null)
  forgetItems()
  return { cart: null, orderNumber: cart.orderNumber ?? null }
}

/** Finds a cart of this session, with the stock of the shopper's store; null for a lost cart. */
export async function findCart(basketId: string): Promise<Cart | null> {
  try {
    const query = { favStoreId: readFavouriteStore()?.id }
    return await browserApi.call('cart.get', { params: { basketId }, query })
  } catch (error) {
    if (isApiError(error, 'BSK404')) return null
    throw error
  }
}

function remember(cart: Cart): void {
  saveCartMemory({ cartId: cart.id, count: cart.totalItems })
  rememberItems(cart)
  rememberLines(cart)
  rememberCodes(cart)
  rememberGiftWrapping(cart)
}
