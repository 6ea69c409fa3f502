import type { CartLine } from '../cart/cart-line.ts'
import type { LineId } from '../cart/ids.ts'
import type { AddItem } from '../cart/plan-add-item.ts'
import type { Instant } from '../time/instant.ts'

/** An item saved for later, with everything that its cart line needs to come back unchanged (CART-26). */
export type SavedItem = Omit<CartLine, 'id' | 'bonus' | 'reservation' | 'addedAt' | 'maxQty' | 'seenUnitPrice'> & {
  readonly maxQty?: number
}

/** An item of a list; `id` identifies it there. */
export type ListedItem = { readonly id: string; readonly item: SavedItem; readonly savedAt: Instant }

/** The most items on a list; one more is refused (docs/bounds.md). */
export const maxSavedItems = 100

/** Converts a line to a saved item, without its reservation, which the caller releases. */
export function toSavedItem(line: CartLine): SavedItem {
  const { id: _, bonus: __, reservation: ___, addedAt: ____, seenUnitPrice: _____, ...item } = line
  return item
}

/** Converts a saved item to the input that adds it to a cart as the line with that id. */
export function toCartInput(item: SavedItem, lineId: LineId): AddItem {
  return { ...item, lineId }
}

/**
 * Returns the key that two saved items share when they are the same: variant, recipe, value and gift option, whatever the
 * quantity.
 */
export function getSavedItemKey({
  variantId,
  recipeId,
  precreatedCustomsCode,
  customAmount,
  giftOption,
}: SavedItem): string {
  const { to, email, message, sendOn } = giftOption ?? {}
  const day = sendOn === undefined ? [] : [sendOn]
  const made = [recipeId, precreatedCustomsCode, customAmount, to, email, message, ...day]
  return made.every((part) => part === undefined) ? variantId : JSON.stringify([variantId, ...made])
}
