import type { CartLine } from '../cart/cart-line.ts'
import type { LineId } from '../cart/ids.ts'
import type { AddItem } from '../cart/plan-add-item.ts'
import type { Instant } from '../time/instant.ts'

/** What is kept of an item saved for later: all that a cart's line had, so that it comes back as it was (S1.3, CART-26). */
export type SavedItem = Omit<CartLine, 'id' | 'bonus' | 'reservation' | 'addedAt' | 'maxQty' | 'seenUnitPrice'> & {
  readonly maxQty?: number
}

/** An item on a list, with its id there. */
export type ListedItem = { readonly id: string; readonly item: SavedItem; readonly savedAt: Instant }

/** A list holds so many items at most; one more is INV408 (decisions, 0019). */
export const maxSavedItems = 100

/** Gives what is kept of a line; what a store held for it is given back. */
export function toSavedItem(line: CartLine): SavedItem {
  const { id: _, bonus: __, reservation: ___, addedAt: ____, seenUnitPrice: _____, ...item } = line
  return item
}

/** Gives the wish that puts a saved item into a cart as the line of that id. */
export function toWish(item: SavedItem, lineId: LineId): AddItem {
  return { ...item, lineId }
}

/** Gives what makes two saved items the same thing: the variant and all that was made of it; quantities are not compared. */
export function getSavedItemKey({
  variantId,
  recipeId,
  precreatedCustomsCode,
  customAmount,
  giftOption,
}: SavedItem): string {
  const made = [recipeId, precreatedCustomsCode, customAmount, giftOption?.to, giftOption?.email, giftOption?.message]
  return made.every((part) => part === undefined) ? variantId : JSON.stringify([variantId, ...made])
}
