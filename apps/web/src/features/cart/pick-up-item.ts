import { addItem } from '../../client/cart/add-item.ts'
import { formatError } from '../../components/cart/format-error.ts'
import type { Translate } from '../../i18n/use-text.ts'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'

type Item = {
  readonly productId: string
  readonly name: string
  readonly pdpUrl: string
  readonly productImageURL: string
}
type PickupOptions = {
  readonly store: { readonly id: string; readonly name: string }
  readonly purpose: 'pickup' | 'reserve'
  readonly t: Translate
}

/**
 * Adds an item to the cart for pickup at a store, or opens the reservation; gives an error message, or null (CART-19,
 * DLG-17).
 */
export async function pickUpItem(
  { name, ...item }: Item,
  { store, purpose, t }: PickupOptions,
): Promise<string | null> {
  if (purpose === 'reserve') {
    await openDialog('reserve-in-store', { item: { name, productId: item.productId, pdpUrl: item.pdpUrl }, store })
    return null
  }
  try {
    await addItem({ ...item, qty: 1, storeId: store.id })
  } catch (error) {
    return formatError(t, error)
  }
  void openDialog('mini-cart', { added: name })
  return null
}
