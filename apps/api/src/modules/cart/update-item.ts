import type { CallRequest, Cart as CartReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { LineDelivery } from '@lacehouse/domain/cart/cart-line'
import { findChoiceRefusal } from '@lacehouse/domain/cart/find-choice-refusal'
import type { Refused } from '@lacehouse/domain/cart/plan'
import { planUpdateItem, type UpdateItem } from '@lacehouse/domain/cart/plan-update-item'
import { requireGiftOption } from '../../core/cart/check-gift-option.ts'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { choosePickupStore } from '../../core/stores/choose-pickup-store.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

type UpdateBody = CallRequest<'cart.updateItem'>['body']

/** Changes an item's quantity, variant, recipe, delivery or gift option (CART-06, CART-13, CART-27). */
export function updateItem(deps: CartDeps): Handler<'cart.updateItem'> {
  return async (call) => {
    const storeId = toStoreId(call.body)
    if (call.body.action === 'pickup' && !storeId) throw new Refusal('STR404', { field: 'storeId' })
    if (storeId) await choosePickupStore(deps, call, storeId)
    if (call.body.giftOption === undefined) return update(deps, call)
    requireGiftOption(call.body.giftOption, deps.now())
    return update(deps, call).catch(toGiftRefusal)
  }
}

const update = (deps: CartDeps, { body, ...call }: Call<'cart.updateItem'>): Promise<CartReply> => {
  const storeId = toStoreId(body)
  const subject = {
    cartId: call.params.basketId,
    variantIds: body.productId ? [body.productId] : [],
    storeIds: storeId ? [storeId] : [],
  }
  return replyWithChangedCart(
    deps,
    { caller: call, ...subject },
    ({ cart, pricing }) => findWrongChoice(cart, body, pricing) ?? planUpdateItem(cart, toUpdate(body), pricing.facts),
  )
}

/** Replaces INV409 by GFS800: the gift option could not be saved because the cart is being ordered or changes constantly. */
const toGiftRefusal = (error: unknown): never => {
  if (error instanceof Refusal && error.errorId === 'INV409') throw new Refusal('GFS800')
  throw error
}

/** Refuses attributes that the product no longer has, or that do not name the requested variant (ATTR100, ATTR200, ATTR300). */
const findWrongChoice = (
  { lines }: Cart,
  { itemId, productId, variants }: UpdateBody,
  pricing: PricingContext,
): Refused | null => {
  const line = lines.find(({ id }) => id === itemId)
  const product = pricing.products.get(line?.variantId ?? '')
  if (!variants || !line || !product) return null
  const offered = product.variants
    .filter(({ status }) => status === 'live')
    .map(({ id, colourCode, size }) => ({ id, attributes: { color: colourCode, size } }))
  const choice = Object.fromEntries(variants.map(({ type, value }) => [type, value]))
  const reason = findChoiceRefusal(choice, productId ?? line.variantId, offered)
  return reason && { ok: false, reason, lineId: line.id }
}

const toUpdate = (body: UpdateBody): UpdateItem => {
  const delivery = toDelivery(body)
  return {
    lineId: body.itemId,
    ...(body.qty !== undefined && { qty: body.qty }),
    ...(body.maxQty !== undefined && { maxQty: body.maxQty }),
    ...(body.productId !== undefined && { variantId: body.productId }),
    ...(body.recipeId !== undefined && { recipeId: body.recipeId }),
    ...(body.giftOption !== undefined && { giftOption: body.giftOption }),
    ...(delivery && { delivery }),
  }
}

const toDelivery = (body: UpdateBody): LineDelivery | null => {
  if (body.action === 'home') return { kind: 'ship' }
  const storeId = toStoreId(body)
  return storeId !== undefined ? { kind: 'pickup', storeId } : null
}

const toStoreId = ({ action, storeId, favStoreId }: UpdateBody): string | undefined =>
  action === 'home' ? undefined : (storeId ?? favStoreId)
