import { withPreservedQuery } from '@lacehouse/domain/page/preserved-query'
import { useEffect, useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import type { AddToCart } from '../../../client/cart/add-to-cart.ts'
import { useShop } from '../../../client/use-shop.ts'
import { leavePage } from '../../../navigation/leave-page.ts'

/**
 * Gives the function that puts a design into the cart. Where the address names an item of the cart (`edit`), the design replaces
 * that item's, and the shopper returns to the cart.
 */
export function useEditedItem(addToCart: AddToCart): { readonly isEdit: boolean; readonly put: AddToCart } {
  const { locale } = useShop()
  const [itemId, setItemId] = useState<string | null>(null)

  // The server renders the same page for every shopper, so that only the browser knows the item.
  useEffect(() => {
    setItemId(new URLSearchParams(location.search).get('edit'))
  }, [])

  if (itemId === null) return { isEdit: false, put: addToCart }
  return {
    isEdit: true,
    put: async ({ item: { productId, recipeId } }) => {
      try {
        const { updateItem } = await import('../../../client/cart/change-item.ts')
        await updateItem({ id: itemId }, { productId, ...(recipeId !== undefined && { recipeId }) })
      } catch (error) {
        if (isApiError(error)) return { ok: false, error }
        throw error
      }
      leavePage(withPreservedQuery(`/${locale}/cart`, location.href))
      return { ok: true }
    },
  }
}
