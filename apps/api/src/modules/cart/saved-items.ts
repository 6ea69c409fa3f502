import type { Cart, RemovedLine } from '@lacehouse/domain/cart/cart'
import { planSaveForLater } from '@lacehouse/domain/saved-items/plan-save-for-later'
import { maxSavedItems, type SavedItem } from '@lacehouse/domain/saved-items/saved-item'
import { requireSaveForLater } from '../../core/cart/cart-rights.ts'
import { requireGiftOption } from '../../core/cart/check-gift-option.ts'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import { loadSavedItems, type SavedDeps, toListOwner } from '../../core/saved-items/load-saved-items.ts'
import { requirePickupStore } from '../../core/stores/require-store.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'
import { planSavedItem } from './plan-saved-item.ts'

export type SavedItemDeps = CartDeps & SavedDeps

type SavedItemCalls = 'cart.putSavedItem' | 'cart.saveForLater' | 'cart.removeSavedItem'

/** Saves items for later, moves them from the cart and removes them from the list (CART-26). */
export function savedItems(deps: SavedItemDeps): Handlers<SavedItemCalls> {
  return {
    'cart.putSavedItem': async (call) => {
      requireSaveForLater(call)
      requireGiftOption(call.body.giftOption, deps.now())
      if (call.body.storeId) await requirePickupStore(deps, call.site, call.body.storeId)
      await putItem(deps, call)
      return loadSavedItems(deps, call)
    },
    'cart.saveForLater': async (call) => {
      requireSaveForLater(call)
      const save = async (cart: Cart, version: number, { item, removed }: Moved): Promise<boolean> => {
        const moved = { item, reservationId: removed.line.reservation?.id }
        return requireCapacity(await deps.savedQueries.moveFromCart(cart, version, moved))
      }
      const cart = await replyWithChangedCart<Moved>(
        deps,
        { caller: call, cartId: call.params.basketId, save },
        ({ cart: read, pricing }) => planSaveForLater(read, call.body.itemId, pricing.facts),
      )
      return { cart, saveForLater: await loadSavedItems(deps, call) }
    },
    'cart.removeSavedItem': async (call) => {
      requireSaveForLater(call)
      const { saveForlaterId, itemId } = call.params
      const isGone = await deps.savedQueries.remove(toListOwner(call), saveForlaterId, itemId)
      if (!isGone) throw new Refusal('ORD404', { itemId })
      return loadSavedItems(deps, call)
    },
  }
}

type Moved = { readonly item: SavedItem; readonly removed: RemovedLine }

const putItem = async (deps: SavedItemDeps, call: Call<'cart.putSavedItem'>): Promise<void> => {
  const list = toListOwner(call)
  const { itemId } = call.body
  const before = itemId === undefined ? null : await deps.savedQueries.findItem(list, itemId)
  if (itemId === undefined) {
    requireCapacity(await deps.savedQueries.add(list, await planSavedItem(deps, call, null), deps.now()))
    return
  }
  if (!before || !(await deps.savedQueries.change(list, itemId, await planSavedItem(deps, call, before))))
    throw new Refusal('ORD404', { itemId })
}

const requireCapacity = <T>(outcome: T | 'full'): T => {
  if (outcome === 'full') throw new Refusal('INV408', { maximum: maxSavedItems, field: 'saved' })
  return outcome
}
