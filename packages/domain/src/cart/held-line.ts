import type { Instant } from '../time/instant.ts'
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
