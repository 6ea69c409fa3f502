import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartPlan } from '@lacehouse/domain/cart/plan'
import { findOrderEmail } from '@lacehouse/domain/order/plan-order'
import { type Reason, toErrorId } from '../../http/error-ids.ts'
import type { LimitCaller } from '../../http/limiter.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CartCaller, type CartContext, type CartDeps, type CartSubject, loadCart } from './load-cart.ts'
import type { PricingContext } from './pricing-context.ts'
import { notifyChanges, type RepricedCart, reconcileCart } from './reconcile-cart.ts'
import { refusePlan } from './refuse-plan.ts'
import { requireEmailGuess } from './require-email-guess.ts'

export type CartChange<More> = (context: CartContext) => CartPlan<More, Reason>

export type CartChangeInput<More> = CartSubject & {
  readonly caller: CartCaller & LimitCaller
  /** Writes the changed cart and the rest of the plan in one statement; returns false when another writer changed the cart first. */
  readonly save?: (cart: Cart, readVersion: number, more: More) => Promise<boolean>
}

/** A saved cart with its prices and their pricing context. */
export type ChangedCart = RepricedCart & { readonly pricing: PricingContext }

// A writer that loses a race reads the cart and plans again. More losses in a row point to a bug.
const maxAttempts = 8

/**
 * Reads a cart, plans a change and saves it: two statements when no other writer interferes. A change of the order's email address
 * reads the uses of promotions by the new address and plans again, so that the reply has its price (decision 0015).
 */
export async function changeCart<More = unknown>(
  deps: CartDeps,
  { caller, save = deps.cartQueries.update, ...subject }: CartChangeInput<More>,
  change: CartChange<More>,
): Promise<ChangedCart> {
  let asked: CartSubject = subject
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const context = await loadCart(deps, caller, asked)
    const { cart, pricing } = context
    const plan = change({ ...context, cart: notifyChanges(cart, pricing) })
    if (!plan.ok) return refusePlan(plan)
    const orderEmail = findOrderEmail(plan.cart)
    const readBy = asked.orderEmail === undefined ? findOrderEmail(cart) : asked.orderEmail
    if (context.dependsOnEmail && orderEmail !== readBy) {
      await requireEmailGuess(deps, caller, orderEmail)
      asked = { ...subject, orderEmail }
      continue
    }
    const changed = reconcileCart(plan.cart, pricing)
    if (await save(changed.cart, cart.version, plan)) return { ...changed, pricing }
  }
  throw new Refusal(toErrorId('being_ordered'))
}
