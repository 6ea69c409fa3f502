import type { CartAddress } from '../cart/cart-address.ts'

/** The names of a post office box in the shop's countries. */
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

/** Returns whether an address is a post office box, which most carriers cannot deliver to. */
export function isPoBox({ addressLine1 = '', addressLine2 = '' }: CartAddress): boolean {
  return patterns.some((pattern) => pattern.test(addressLine1) || pattern.test(addressLine2))
}
