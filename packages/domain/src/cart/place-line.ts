import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { isSamePlace } from './find-line-refusal.ts'

/** Returns whether two lines are the same item delivered the same way, so that one line with the sum of both replaces them. */
export function isSameLine(a: CartLine, b: CartLine): boolean {
  return (
    a.variantId === b.variantId &&
    a.recipeId === b.recipeId &&
    a.precreatedCustomsCode === b.precreatedCustomsCode &&
    a.customAmount === b.customAmount &&
    a.giftOption === undefined &&
    b.giftOption === undefined &&
    a.bonus === undefined &&
    b.bonus === undefined &&
    a.reservation === undefined &&
    b.reservation === undefined &&
    isSamePlace(a, b)
  )
}

/** Returns the cart's lines with one line added at a position, or in place of the line with the same id. */
export function placeLine(cart: Cart, line: CartLine, position: number = cart.lines.length): readonly CartLine[] {
  if (cart.lines.some(({ id }) => id === line.id))
    return cart.lines.map((other) => (other.id === line.id ? line : other))
  return cart.lines.toSpliced(position, 0, line)
}

/** Returns the cart without a line, to count what its other lines take. */
export function withoutLine(cart: Cart, line: CartLine): Cart {
  return { ...cart, lines: cart.lines.filter(({ id }) => id !== line.id) }
}
