import { useCallback } from 'react'
import { ApiError, isApiError } from '../../client/api/api-error.ts'
import type { ItemInput } from '../../client/cart/cart.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'

export type AddedItem = {
  /** Id of the variant. */
  readonly productId: string
  readonly masterId: string
  readonly name: string
  readonly qty?: number
  readonly pdpUrl: string
  readonly productImageURL: string
  /** What was made of it: a design, or the value of a gift card. */
  readonly made?: Pick<ItemInput, 'recipeId' | 'precreatedCustomsCode' | 'customAmount'>
}

/** The error is null where it has been told already. */
export type AddOutcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError | null }
export type AddToCart = (item: AddedItem) => Promise<AddOutcome>

/** Gives the function that adds to the cart: the count moves at once, the mini cart opens when the item is in (DLG-16). */
export function useAddToCart(): AddToCart {
  return useCallback(async ({ productId, name, qty = 1, pdpUrl, productImageURL, made }) => {
    preloadDialog('mini-cart')
    try {
      // The cart's code comes with the first item, so that pages to look at need not carry it.
      const { addItem } = await import('../../client/cart/add-item.ts')
      await addItem({ productId, qty, pdpUrl, productImageURL, ...made })
    } catch (error) {
      if (isApiError(error, 'GWP403')) return { ok: false, error: null }
      return { ok: false, error: error instanceof ApiError ? error : ApiError.unreachable('', error) }
    }
    void openDialog('mini-cart', { added: name })
    return { ok: true }
  }, [])
}
