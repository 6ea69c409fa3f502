import type { Cart as CartReply } from '@lacehouse/contracts'
import type { CartPlan } from '@lacehouse/domain/cart/plan'
import { planReserveItem } from '@lacehouse/domain/cart/plan-reserve-item'
import { hasFeature } from '@lacehouse/domain/site/site'
import { type CartContext, loadCart } from '../../core/cart/load-cart.ts'
import { refusePlan } from '../../core/cart/refuse-plan.ts'
import { type HoldDeps, holdStock } from '../../core/reservations/hold-stock.ts'
import type { Hold } from '../../core/reservations/reservations.queries.ts'
import { choosePickupStore } from '../../core/stores/choose-pickup-store.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'
import { toStoreReply } from '../../replies/stores/to-store-reply.ts'
import type { CreateDeps } from './create-cart.ts'
import { loadPricingContextFor } from './load-pricing-context-for.ts'
import { saveNewCart, startEmptyCart } from './save-new-cart.ts'
import { toConfirmation, toDecision, toHold } from './to-hold.ts'

export type ReserveDeps = CreateDeps & HoldDeps & { readonly config: { readonly sessionSecret: string } }
type ReserveCall = Call<'cart.reserveWithItem'>
type Context = Pick<CartContext, 'cart' | 'pricing'>

/**
 * Reserves a reservation-only product at a store and adds it to the cart. The store holds it for two days when the shopper's mailbox is
 * known, and otherwise for the minutes in which the link of a mail confirms it (CART-19, decision 0034).
 */
export function reserveWithItem(deps: ReserveDeps): Handler<'cart.reserveWithItem'> {
  return async (call) => {
    const store = await choosePickupStore(deps, call, call.body.storeId)
    if (!hasFeature(call.site, 'reserveInStore')) throw new Refusal('STR404', { field: 'storeId' })
    const context = await loadCartContext(deps, call)
    const hold = toHold(deps, call, context)
    const planned = planHeld(call, hold, context)
    if (!planned.ok) return refusePlan(planned)
    const { id, variantId: productId, quantity: qty } = hold
    const until = new Date(hold.until).toISOString()
    const reply = toStoreReply(store, { locale: call.locale, now: deps.now() })
    return holdStock(deps, {
      hold,
      decide: toDecision(hold),
      work: async (open) => {
        const cart = await putIntoCart(deps, call, { hold, planned, context })
        return {
          reservation: { id, productId, qty, until, confirmation: toConfirmation(hold, open), store: reply },
          cart,
        }
      },
    })
  }
}

const stockPlacesOf = ({ body }: ReserveCall) => ({ variantIds: [body.productId], storeIds: [body.storeId] })

const loadCartContext = async (deps: ReserveDeps, call: ReserveCall): Promise<Context> => {
  const { cartId, productId, storeId } = call.body
  if (cartId) return loadCart(deps, call, { cartId, ...stockPlacesOf(call) })
  const item = { lineId: '', variantId: productId, delivery: { kind: 'pickup', storeId } } as const
  return { cart: startEmptyCart(deps, call), pricing: await loadPricingContextFor(deps, call, [item]) }
}

type RequestedHold = Hold & { readonly isHeld?: boolean }

const planHeld = ({ body }: ReserveCall, { isHeld, ...hold }: RequestedHold, { cart, pricing }: Context): CartPlan => {
  const { pdpUrl } = body
  const item = {
    ...(pdpUrl && { pdpUrl }),
    lineId: hold.id,
    variantId: hold.variantId,
    qty: hold.quantity,
    storeId: hold.storeId,
    reservation: { id: hold.id, until: hold.until, isConfirmed: hold.isConfirmed },
    ...(isHeld && { isHeld }),
  }
  return planReserveItem(cart, item, pricing.facts)
}

type Planned = { readonly hold: Hold; readonly planned: CartPlan & { ok: true }; readonly context: Context }

const putIntoCart = (deps: ReserveDeps, call: ReserveCall, { hold, planned, context }: Planned): Promise<CartReply> => {
  const { cartId } = call.body
  if (!cartId) return saveNewCart(deps, context.pricing, planned.cart)
  return replyWithChangedCart(deps, { caller: call, cartId, ...stockPlacesOf(call) }, (current) =>
    planHeld(call, { ...hold, isHeld: true }, current),
  )
}
