import { randomUUID } from 'node:crypto'
import type { Cart as CartReply } from '@lacehouse/contracts'
import { type Cart, planAddItem, planEnterCoupons, planRecreateCart, startCart } from '@lacehouse/domain'
import type { Currency } from '@lacehouse/domain/money/currency'
import { type CartDeps, changeCart, settle, toOwner } from '../../cart/cart-scene.ts'
import { requireGiftOption } from '../../cart/check-gift-option.ts'
import { refusePlan } from '../../cart/refuse-plan.ts'
import type { Till } from '../../cart/till.ts'
import { toCartReply } from '../../cart/to-cart-reply.ts'
import type { Call, CallScene, Handler } from '../../http/call.ts'
import type { HoldDeps } from '../../reservations/hold-stock.ts'
import type { StockQueries } from '../../stock/stock.queries.ts'
import { takePickupStore } from '../../stores/take-pickup-store.ts'
import { toAddItem } from './add-item.ts'
import { openTillFor } from './open-till-for.ts'
import { toLostItems } from './to-lost-items.ts'

export type CreateDeps = CartDeps & HoldDeps & { readonly stockQueries: StockQueries }

/** Creates a cart, empty or from the items of a lost one; what cannot be had any more is left out (CART-04, CART-21). */
export const createCart =
  (deps: CreateDeps): Handler<'cart.create'> =>
  async (call) => {
    for (const { giftOption } of call.body.items ?? []) requireGiftOption(giftOption)
    const wishes = await toLostItems(deps, call)
    const till = await openTillFor(deps, call, wishes)
    const empty = startEmptyCart(deps, call)
    const planned = wishes.length > 0 ? planRecreateCart(empty, wishes, till.facts).cart : empty
    const cart = await saveNewCart(deps, till, planned)
    return enterAgain(deps, call, cart)
  }

/** The codes of a lost cart follow its items, as far as they still work. */
const enterAgain = (deps: CreateDeps, call: Call<'cart.create'>, cart: CartReply): Promise<CartReply> | CartReply => {
  const { couponCodes = [] } = call.body
  if (couponCodes.length === 0) return cart
  return changeCart(deps, { caller: call, cartId: cart.id, couponCodes }, ({ cart: made, till }) => ({
    ok: true,
    cart: planEnterCoupons(made, couponCodes, till.facts),
  }))
}

/** Creates a cart with its first item; what cannot be added makes no cart (CART-04). */
export const createCartWithItem =
  (deps: CreateDeps): Handler<'cart.createWithItem'> =>
  async (call: Call<'cart.createWithItem'>) => {
    requireGiftOption(call.body.giftOption)
    const wish = toAddItem(call.body, call.site)
    if (call.body.storeId) await takePickupStore(deps, call, call.body.storeId)
    const till = await openTillFor(deps, call, [wish])
    const plan = planAddItem(startEmptyCart(deps, call), wish, till.facts)
    return plan.ok ? saveNewCart(deps, till, plan.cart) : refusePlan(plan)
  }

/** A cart that is not written yet. */
export const startEmptyCart = (deps: CreateDeps, call: CallScene): Cart =>
  startCart({
    id: randomUUID(),
    siteId: call.site.siteId,
    locale: call.locale,
    currency: call.site.currency as Currency,
    owner: toOwner(call),
    now: deps.now(),
  })

/** Writes a new cart and answers it. */
export const saveNewCart = async (deps: CreateDeps, till: Till, planned: Cart): Promise<CartReply> => {
  const { cart, priced } = settle(planned, till)
  await deps.cartQueries.insert(cart)
  return toCartReply(cart, priced, { till, locale: cart.locale })
}
