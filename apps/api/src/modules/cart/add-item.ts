import { randomUUID } from 'node:crypto'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartLine } from '@lacehouse/domain/cart/cart-line'
import { type AddItem, planAddItem } from '@lacehouse/domain/cart/plan-add-item'
import { planRestoreItem } from '@lacehouse/domain/cart/plan-remove-item'
import { toCartInput } from '@lacehouse/domain/saved-items/saved-item'
import { requireSaveForLater } from '../../core/cart/cart-rights.ts'
import { requireGiftOption } from '../../core/cart/check-gift-option.ts'
import type { CartContext, CartDeps } from '../../core/cart/load-cart.ts'
import { type HoldDeps, requireFreeStock } from '../../core/reservations/hold-stock.ts'
import { toListOwner } from '../../core/saved-items/load-saved-items.ts'
import type { SavedQueries } from '../../core/saved-items/saved-items.queries.ts'
import { choosePickupStore } from '../../core/stores/choose-pickup-store.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'
import { suppressMessages } from '../../replies/cart/suppress-messages.ts'
import { toAddItem } from './to-add-item.ts'

type AddCall = Call<'cart.addItem'>

export type AddDeps = CartDeps & HoldDeps & { readonly savedQueries: SavedQueries }

/** Adds an item to a cart: a new one, a removed one as it was, or a saved one (CART-05, CART-07, CART-26). */
export function addItem(deps: AddDeps): Handler<'cart.addItem'> {
  return async (call) => {
    const { cartId, itemId, saveForLaterId: _, saveForLaterItemId, ...rest } = call.body
    const { suppressFlash: __, suppressNotifications: ___, ...input } = rest
    requireGiftOption(input.giftOption, itemId ? null : deps.now())
    if (input.storeId) await choosePickupStore(deps, call, input.storeId)
    const added = saveForLaterItemId ? await getSaved(deps, call) : toAddItem(input, call.site)
    const subject = { cartId, variantIds: [added.variantId], storeIds: toStores(added) }
    const save = toSave(deps, saveForLaterItemId)
    const change = ({ cart, pricing }: CartContext) => {
      const removed = cart.removed?.find(({ line }) => line.id === itemId && line.variantId === added.variantId)
      return removed ? planRestoreItem(cart, removed, pricing.facts) : planAddItem(cart, added, pricing.facts)
    }
    const reply = await replyWithChangedCart<Added>(deps, { caller: call, ...subject, save }, change)
    return suppressMessages(reply, call.body)
  }
}

type Added = { readonly line: CartLine }

/** Saves the cart; the same commit removes the saved item from the list and renews the reservation of a restored item. */
const toSave =
  ({ cartQueries, savedQueries, reservations }: AddDeps, itemId: string | undefined) =>
  (cart: Cart, version: number, { line: { reservation } }: Added): Promise<boolean> => {
    const reservationId = reservation?.id
    if (itemId) return requireFreeStock(savedQueries.moveToCart(cart, version, { itemId, reservationId }))
    if (!reservationId) return cartQueries.update(cart, version)
    return requireFreeStock(reservations.updateCartAndRenew(cart, version, reservationId))
  }

/** Gets a saved item as an input of the cart; an item that is no longer on the list is refused (ORD404). */
const getSaved = async ({ savedQueries }: AddDeps, call: AddCall): Promise<AddItem> => {
  requireSaveForLater(call)
  const { saveForLaterItemId: itemId = '', productId, qty } = call.body
  const item = await savedQueries.findItem(toListOwner(call), itemId)
  if (item?.variantId !== productId) throw new Refusal('ORD404', { itemId })
  return { ...toCartInput(item, randomUUID()), ...(qty !== undefined && { qty }) }
}

const toStores = ({ delivery }: AddItem): string[] => (delivery?.kind === 'pickup' ? [delivery.storeId] : [])
