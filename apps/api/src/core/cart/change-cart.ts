import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartPlan } from '@lacehouse/domain/cart/plan'
import type { Reason } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CartCaller, type CartContext, type CartDeps, type CartSubject, loadCart } from './load-cart.ts'
import type { PricingContext } from './pricing-context.ts'
import { notifyChanges, type RepricedCart, reconcileCart } from './reconcile-cart.ts'
import { refusePlan } from './refuse-plan.ts'

export type CartChange<More> = (context: CartContext) => CartPlan<More, Reason>

export type CartChangeInput<More> = CartSubject & {
  readonly caller: CartCaller
  /** Writes the changed cart and the rest of the plan in one statement; returns false when another writer changed the cart first. */
  readonly save?: (cart: Cart, readVersion: number, more: More) => Promise<boolean>
}

/** A saved cart with its prices and their pricing context. */
export type ChangedCart = RepricedCart & { readonly pricing: PricingContext }

// A writer that loses a race reads the cart and plans again. More losses in a row point to a bug.
const maxAttempts = 8

/** Reads a cart, plans a change and saves it: two statements when no other writer interferes. */
export async function changeCart<More = unknown>(
  deps: CartDeps,
  { caller, save = deps.cartQueries.update, ...subject }: CartChangeInput<More>,
  change: CartChange<More>,
): Promise<ChangedCart> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const context = await loadCart(deps, caller, subject)
    const { cart, pricing } = context
    const plan = change({ ...context, cart: notifyChanges(cart, pricing) })
    if (!plan.ok) return refusePlan(plan)
    const changed = reconcileCart(plan.cart, pricing)
    if (await save(changed.cart, cart.version, plan)) return { ...changed, pricing }
  }
  throw new Refusal('INV409')
}
