import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'

type MaybeHeld = Pick<CartLine, 'reservation'>

/** Returns whether a store holds a line's units at a moment; after that moment the line is a pickup like any other (CART-19). */
export function isHeld({ reservation }: MaybeHeld, now: Instant): boolean {
  return reservation !== undefined && reservation.until > now
}

/** Returns a line without a reservation that has ended. */
export function withoutEndedHold<Line extends MaybeHeld>(line: Line, now: Instant): Line {
  if (!line.reservation || isHeld(line, now)) return line
  const { reservation: _, ...rest } = line
  return rest as Line
}

/** A reservation as it is now; a reservation whose stock is no longer held has ended. */
export type HoldState = { readonly isHeld: boolean; readonly until: Instant; readonly isConfirmed: boolean }

/**
 * Returns a line with the present state of its reservation: its end moves when the mailbox confirms it, and it is over when the
 * store no longer holds the units for this cart, whatever the cart says.
 */
function withHoldState(line: CartLine, states: Readonly<Record<string, HoldState>>, now: Instant): CartLine {
  if (!line.reservation) return line
  const { id, ...known } = line.reservation
  const state = states[id]
  const isConfirmed = state?.isConfirmed ?? known.isConfirmed ?? true
  if (state?.isHeld) return { ...line, reservation: { id, until: state.until, isConfirmed } }
  const hasEndedEarly = known.hasEndedEarly || known.until > now
  const until = Math.min(known.until, now)
  return { ...line, reservation: { id, until, isConfirmed, ...(hasEndedEarly && { hasEndedEarly }) } }
}

/** Returns a cart with the present state of its reservations at stores. */
export function withHoldStates<Held extends Pick<Cart, 'lines'>>(
  cart: Held,
  states: Readonly<Record<string, HoldState>>,
  now: Instant,
): Held {
  const hasHolds = cart.lines.some(({ reservation }) => reservation)
  return hasHolds ? { ...cart, lines: cart.lines.map((line) => withHoldState(line, states, now)) } : cart
}
