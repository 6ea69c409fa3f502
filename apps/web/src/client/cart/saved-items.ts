import type { CallInput, CallReply } from '@lacehouse/contracts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { addItem } from './add-item.ts'
import type { Cart, CartItem } from './cart.ts'
import { changeCart } from './change-cart.ts'
import { hasSameConfiguration } from './find-same-item.ts'
import { rememberSaved } from './may-have-saved.ts'

export type SavedForLater = CallReply<'wishlists.saveForLater'>
export type SavedItem = SavedForLater['items'][number]

type SavedChange = Pick<CallInput<'cart.putSavedItem'>['body'], 'productId' | 'qty'>

export const savedKey = ['saved'] as const
/** The number of items on a page of the list ([bounds](../../../../../docs/bounds.md)). */
export const savedPageSize = 20

/** Loads the newest `count` saved items. */
export async function loadSavedItems(count: number): Promise<SavedForLater> {
  const saved = await browserApi.call('wishlists.saveForLater', { query: { start: 0, count } })
  rememberSaved(saved.total)
  return saved
}

/** Moves an item of the cart to the list of saved items and gives its entry there (CART-26). */
export async function saveForLater(item: CartItem): Promise<SavedItem | null> {
  let saved: SavedForLater | null = null
  await changeCart(async ({ cartId, toItemId }) => {
    const reply = await browserApi.call('cart.saveForLater', {
      params: { basketId: cartId },
      body: { itemId: toItemId(item.id) },
    })
    saved = reply.saveForLater
    return reply.cart
  })
  if (saved) cacheSavedItems(saved)
  return (saved as SavedForLater | null)?.items.find((one) => hasSameConfiguration(one, item)) ?? null
}

/** Moves a saved item into the cart, to its old place if it came from there (CART-26). */
export async function moveToCart(saved: SavedItem, itemId?: string): Promise<Cart> {
  const { productId, qty } = saved
  const origin = { saveForLaterItemId: saved.itemId, ...(itemId && { itemId }) }
  try {
    return await addItem({ productId, qty }, origin)
  } finally {
    // Even after a failure the list is fetched again, because the entry or its stock may have changed.
    void queryClient.invalidateQueries({ queryKey: savedKey })
  }
}

/** Changes the variant of a saved item. A variant that is on the list already is merged with it (CART-26). */
export async function changeSavedItem({ itemId }: SavedItem, change: SavedChange): Promise<void> {
  cacheSavedItems(await browserApi.call('cart.putSavedItem', { body: { itemId, ...change } }))
}

/** Removes a saved item. */
export async function removeSavedItem(saveForlaterId: string, itemId: string): Promise<void> {
  cacheSavedItems(await browserApi.call('cart.removeSavedItem', { params: { saveForlaterId, itemId } }))
}

/** Restores a removed saved item. */
export async function restoreSavedItem(saved: SavedItem): Promise<void> {
  const { productId, qty, giftOption, recipeId, precreatedCustomsCode, customAmount } = saved
  const made = { giftOption, recipeId, precreatedCustomsCode, customAmount }
  cacheSavedItems(await browserApi.call('cart.putSavedItem', { body: { productId, qty, ...made } }))
}

function cacheSavedItems(saved: SavedForLater): void {
  rememberSaved(saved.total)
  queryClient.setQueryData([...savedKey, savedPageSize], saved)
  void queryClient.invalidateQueries({ queryKey: savedKey })
}
