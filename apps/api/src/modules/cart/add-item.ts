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

/** Adds an item to a cart: a new one, a removed one as it was, or a saved one (CART-05, CART-07, CART-26). */
export function addItem(deps: AddDeps): Handler<'cart.addItem'> {
  return async (call) => {
    const { cartId, itemId, saveForLaterId: _, saveForLaterItemId, ...input } = call.body
    requireGiftOption(input.giftOption)
    if (input.storeId) await choosePickupStore(deps, call, input.storeId)
    const added = saveForLaterItemId ? await getSaved(deps, call) : toAddItem(input, call.site)
    const subject = { cartId, variantIds: [added.variantId], storeIds: toStores(added) }
    const save = toSave(deps, saveForLaterItemId)
    return replyWithChangedCart<Added>(deps, { caller: call, ...subject, save }, ({ cart, pricing }: CartContext) => {
      const removed = cart.removed?.find(({ line }) => line.id === itemId && line.variantId === added.variantId)
      return removed ? planRestoreItem(cart, removed, pricing.facts) : planAddItem(cart, added, pricing.facts)
    })
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

/** Converts an item of the wire to the domain's input; it creates the id of the line, so that a retry adds the same line. */
export function toAddItem({ productId, storeId, customAmount, upc: _, ...rest }: ItemInput, site: Site): AddItem {
  return {
    ...rest,
    lineId: randomUUID(),
    variantId: productId,
    ...(customAmount !== undefined && { customAmount: toMinor(customAmount, site) }),
    ...(storeId !== undefined && { delivery: { kind: 'pickup', storeId } }),
  }
}

/** Converts an amount; the domain refuses the result for an amount with too many digits (PRC400). */
const toMinor = (amount: number, { currency }: Site): number => fromWire(amount, currency as Currency).amount
