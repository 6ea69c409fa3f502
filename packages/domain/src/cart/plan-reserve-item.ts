import { hours, minutes } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { StoreId } from './ids.ts'
import type { CartFacts, CartPlan, Refused } from './plan.ts'
import { type AddItem, planAddItem } from './plan-add-item.ts'

/** The time for which a store holds reserved units (CART-19): until the mailbox confirms, and from then on. */
const holdTime = { unconfirmed: minutes(15), confirmed: hours(48) } as const

/** The time for which a mailbox that has not confirmed gets no second mail, and its link works. */
export const confirmationLinkTime = hours(12)

/** Returns the moment until which a store holds units that are reserved or confirmed now. */
export function getReservationEnd(now: Instant, isConfirmed: boolean): Instant {
  return now + holdTime[isConfirmed ? 'confirmed' : 'unconfirmed']
}

type ReserveItem = Omit<AddItem, 'delivery'> & {
  readonly storeId: StoreId
  readonly reservation: NonNullable<CartLine['reservation']>
  /** The store already holds the units, so its free stock is not checked. */
  readonly isHeld?: boolean
}

/**
 * Plans a reservation-only product as a line of its own that waits at its store until the reservation ends. Other products are
 * 'not_reservable'; missing stock is 'out_of_stock', 'no_stock_record' or 'max_quantity'.
 */
export function planReserveItem(
  cart: Cart,
  { storeId, reservation, isHeld = false, ...item }: ReserveItem,
  facts: CartFacts,
): CartPlan<{ readonly line: CartLine }> {
  const variant = facts.variants.get(item.variantId)
  if (!variant?.isReservationOnly) return { ok: false, reason: 'not_reservable' }
  const shortage = isHeld ? null : findShortage(variant.storeStock?.[storeId], item.qty ?? 1)
  if (shortage) return shortage
  const input: AddItem = { ...item, delivery: { kind: 'pickup', storeId }, reservation }
  return planAddItem(cart, input, facts)
}

function findShortage(stock: number | undefined, qty: number): Refused | null {
  if (stock === undefined) return { ok: false, reason: 'no_stock_record' }
  if (stock < 1) return { ok: false, reason: 'out_of_stock' }
  return qty > stock ? { ok: false, reason: 'max_quantity', maximum: stock } : null
}
