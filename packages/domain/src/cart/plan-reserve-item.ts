import { hours } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { StoreId } from './ids.ts'
import type { CartFacts, CartPlan, Refused } from './plan.ts'
import { type AddItem, planAddItem } from './plan-add-item.ts'

/** How long a store holds what was reserved (CART-19). */
const holdTime = hours(48)

/** Gives the moment until which something that is reserved now is held. */
export function getReservationEnd(now: Instant): Instant {
  return now + holdTime
}

type Wish = Omit<AddItem, 'delivery'> & {
  readonly storeId: StoreId
  readonly reservation: NonNullable<CartLine['reservation']>
  /** The store holds it already, so that what is free there no longer counts. */
  readonly isHeld?: boolean
}

/**
 * Plans a reservation-only product into the cart as a line of its own that waits at its store until the reservation ends. What
 * is sold otherwise too is not reserved (ORD404), and what the store has too little of cannot be (INV700, INV701, INV408).
 */
export function planReserveItem(
  cart: Cart,
  { storeId, reservation, isHeld = false, ...item }: Wish,
  facts: CartFacts,
): CartPlan<{ readonly line: CartLine }> {
  const variant = facts.variants.get(item.variantId)
  if (!variant?.isReservationOnly) return { ok: false, reason: 'not_reservable' }
  const short = isHeld ? null : findShortage(variant.storeStock?.[storeId], item.qty ?? 1)
  if (short) return short
  const wish: AddItem = { ...item, delivery: { kind: 'pickup', storeId }, reservation }
  return planAddItem(cart, wish, facts)
}

function findShortage(stock: number | undefined, qty: number): Refused | null {
  if (stock === undefined) return { ok: false, reason: 'no_stock_record' }
  if (stock < 1) return { ok: false, reason: 'out_of_stock' }
  return qty > stock ? { ok: false, reason: 'max_quantity', maximum: stock } : null
}
