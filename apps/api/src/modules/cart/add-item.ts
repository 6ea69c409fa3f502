import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartLine } from '@lacehouse/domain/cart/cart-line'
import { type AddItem, planAddItem } from '@lacehouse/domain/cart/plan-add-item'
import { planRestoreItem } from '@lacehouse/domain/cart/plan-remove-item'
import type { Currency } from '@lacehouse/domain/money/currency'
import { fromWire } from '@lacehouse/domain/money/money'
import { toCartInput } from '@lacehouse/domain/saved-items/saved-item'
import type { Site } from '@lacehouse/domain/site/site'
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

type ItemInput = CallRequest<'cart.createWithItem'>['body']
type AddCall = Call<'cart.addItem'>

export type AddDeps = CartDeps & HoldDeps & { readonly savedQueries: SavedQueries }

/** Adds an item to a cart: a new one, the one that was taken out as it was, or one that was saved for later (CART-05, CART-26). */
export function addItem(deps: AddDeps): Handler<'cart.addItem'> {
  return async (call) => {
    const { cartId, itemId, saveForLaterId: _, saveForLaterItemId, ...input } = call.body
    requireGiftOption(input.giftOption)
    if (input.storeId) await choosePickupStore(deps, call, input.storeId)
    const wish = saveForLaterItemId ? await getSaved(deps, call) : toAddItem(input, call.site)
    const subject = { cartId, variantIds: [wish.variantId], storeIds: toStores(wish) }
    const save = toSave(deps, saveForLaterItemId)
    return replyWithChangedCart<Added>(deps, { caller: call, ...subject, save }, ({ cart, pricing }: CartContext) => {
      const removed = cart.removed?.find(({ line }) => line.id === itemId && line.variantId === wish.variantId)
      return removed ? planRestoreItem(cart, removed, pricing.facts) : planAddItem(cart, wish, pricing.facts)
    })
  }
}

type Added = { readonly line: CartLine }

/** With the cart goes what the item left behind: its place on the list, and the hold that taking it out had ended. */
const toSave =
  ({ cartQueries, savedQueries, reservations }: AddDeps, itemId: string | undefined) =>
  (cart: Cart, version: number, { line: { reservation } }: Added): Promise<boolean> => {
    const reservationId = reservation?.id
    if (itemId) return requireFreeStock(savedQueries.moveToCart(cart, version, { itemId, reservationId }))
    if (!reservationId) return cartQueries.update(cart, version)
    return requireFreeStock(reservations.updateCartAndRenew(cart, version, reservationId))
  }

/** The saved item with all that it had; one that is not on the list any more is not moved twice (ORD404). */
const getSaved = async ({ savedQueries }: AddDeps, call: AddCall): Promise<AddItem> => {
  requireSaveForLater(call)
  const { saveForLaterItemId: itemId = '', productId, qty } = call.body
  const item = await savedQueries.findItem(toListOwner(call), itemId)
  if (item?.variantId !== productId) throw new Refusal('ORD404', { itemId })
  return { ...toCartInput(item, randomUUID()), ...(qty !== undefined && { qty }) }
}

const toStores = ({ delivery }: AddItem): string[] => (delivery?.kind === 'pickup' ? [delivery.storeId] : [])

/** An item of the wire as the domain's wish for it; the line gets its id here, so that a retry adds the same one. */
export function toAddItem({ productId, storeId, customAmount, upc: _, ...rest }: ItemInput, site: Site): AddItem {
  return {
    ...rest,
    lineId: randomUUID(),
    variantId: productId,
    ...(customAmount !== undefined && { customAmount: toMinor(customAmount, site) }),
    ...(storeId !== undefined && { delivery: { kind: 'pickup', storeId } }),
  }
}

/** An amount that has no minor units, or too many digits, is none: the rule of the line refuses it (PRC400). */
const toMinor = (amount: number, { currency }: Site): number => fromWire(amount, currency as Currency).amount
