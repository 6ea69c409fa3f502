import type { CartAddress } from '../cart/cart-address.ts'

/** The ways in which the countries of the first set write a box at a post office. */
const patterns = [
  /\bp\.?\s*o\.?\s*box\b/i,
  /\bpost\s*office\s*box\b/i,
  /\b(gpo|locked\s+bag|private\s+bag)\b/i,
  /\bpostfach\b/i,
  /\bpostbus\b/i,
  /\bbo[iî]te\s+postale\b/i,
  /^\s*b\.?p\.?\s*\d+/i,
  /^\s*c\.?p\.?\s*\d+/i,
  /\bcase\s+postale\b/i,
  /\bapartado(\s+de\s+correos)?\b/i,
  /\bcasella\s+postale\b/i,
]

/** Tells whether an address names a post office box, which most carriers cannot deliver to (SHP500). */
export function isPoBox({ addressLine1 = '', addressLine2 = '' }: CartAddress): boolean {
  return patterns.some((pattern) => pattern.test(addressLine1) || pattern.test(addressLine2))
}
