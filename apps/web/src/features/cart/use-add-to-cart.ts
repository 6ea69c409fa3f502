import { useCallback } from 'react'
import { ApiError } from '../../client/api/api-error.ts'
import { isToast } from '../../client/api/is-toast.ts'
import type { AddToCart } from '../../client/cart/add-to-cart.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'

/** Gives the function that adds an item to the cart and then opens the mini cart (DLG-16). */
export function useAddToCart(): AddToCart {
  return useCallback(async ({ item, name }) => {
    preloadDialog('mini-cart')
    try {
      if (!navigator.onLine) {
        ;(await import('../../client/cart/held-items.ts')).holdItem({ item, name })
        return { ok: false, error: null }
      }
      // The cart's code is fetched with the first item, so that product pages need not carry it.
      const { addItem } = await import('../../client/cart/add-item.ts')
      await addItem(item)
    } catch (error) {
      if (isToast(error)) return { ok: false, error: null }
      return { ok: false, error: error instanceof ApiError ? error : ApiError.unreachable('', error) }
    }
    void openDialog('mini-cart', { added: name })
    return { ok: true }
  }, [])
}
