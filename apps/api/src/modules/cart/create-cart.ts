import type { Cart as CartReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { planAddItem } from '@lacehouse/domain/cart/plan-add-item'
import { planEnterCoupons } from '@lacehouse/domain/cart/plan-coupons'
import { planRecreateCart } from '@lacehouse/domain/cart/plan-recreate-cart'
import type { BalancesQueries } from '../../core/balances/balances.queries.ts'
import { requireGiftOption } from '../../core/cart/check-gift-option.ts'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import { refusePlan } from '../../core/cart/refuse-plan.ts'
import type { HoldDeps } from '../../core/reservations/hold-stock.ts'
import type { StockQueries } from '../../core/stock/stock.queries.ts'
import { choosePickupStore } from '../../core/stores/choose-pickup-store.ts'
import type { Call, Handler } from '../../http/call.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'
import { suppressMessages } from '../../replies/cart/suppress-messages.ts'
import { loadPricingContextFor } from './load-pricing-context-for.ts'
import { saveNewCart, startEmptyCart } from './save-new-cart.ts'
import { toAddItem } from './to-add-item.ts'
import { toLostItems } from './to-lost-items.ts'

export type CreateDeps = CartDeps &
  HoldDeps & { readonly balances: BalancesQueries; readonly stockQueries: StockQueries }

/** Creates an empty cart, or recreates a lost one from its items without those that are unavailable (CART-04, CART-21). */
export function createCart(deps: CreateDeps): Handler<'cart.create'> {
  return async (call) => {
    for (const { giftOption } of call.body.items ?? []) requireGiftOption(giftOption, null)
    const items = await toLostItems(deps, call)
    const pricing = await loadPricingContextFor(deps, call, items)
    const empty = { ...startEmptyCart(deps, call), ...toGiftWrapping(call) }
    const planned = items.length > 0 ? planRecreateCart(empty, items, pricing.facts).cart : empty
    const cart = await saveNewCart(deps, pricing, planned)
    return reapplyCoupons(deps, call, cart)
  }
}

/** Gift wrap and gift receipt of a lost cart, where its site has them. */
function toGiftWrapping({ body: { giftWrapping }, site }: Call<'cart.create'>): Pick<Cart, 'giftWrapping'> {
  const isWanted = giftWrapping?.wrap || giftWrapping?.receipt
  return site.giftWrap && isWanted ? { giftWrapping } : {}
}

/** Applies those coupon codes of a lost cart that still work. */
const reapplyCoupons = (
  deps: CreateDeps,
  call: Call<'cart.create'>,
  cart: CartReply,
): Promise<CartReply> | CartReply => {
  const { couponCodes = [] } = call.body
  if (couponCodes.length === 0) return cart
  return replyWithChangedCart(deps, { caller: call, cartId: cart.id, couponCodes }, ({ cart: created, pricing }) => ({
    ok: true,
    cart: planEnterCoupons(created, couponCodes, pricing.facts),
  }))
}

/** Creates a cart with its first item; if the item cannot be added, no cart is created (CART-04). */
export function createCartWithItem(deps: CreateDeps): Handler<'cart.createWithItem'> {
  return async (call: Call<'cart.createWithItem'>) => {
    requireGiftOption(call.body.giftOption, deps.now())
    const { suppressFlash, suppressNotifications, ...input } = call.body
    const item = toAddItem(input, call.site)
    if (call.body.storeId) await choosePickupStore(deps, call, call.body.storeId)
    const pricing = await loadPricingContextFor(deps, call, [item])
    const plan = planAddItem(startEmptyCart(deps, call), item, pricing.facts)
    if (!plan.ok) return refusePlan(plan)
    return suppressMessages(await saveNewCart(deps, pricing, plan.cart), { suppressFlash, suppressNotifications })
  }
}
