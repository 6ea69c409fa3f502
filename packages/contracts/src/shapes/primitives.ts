import { z } from 'zod'

/** A decimal amount with the currency's digits, as the wire has it; inside the house money is integer minor units. */
export const Amount = z.number()
/** An amount that a caller names; what it may be is decided by whoever takes it, within what any sum can be. */
export const AmountInput = z.number().min(-10_000_000).max(10_000_000)
/** An ISO 4217 code. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/)
/** A cart's id on the wire (`basketId`). */
export const BasketId = z.string().uuid()
/** 8 to 11 letters and digits (S1.2). */
export const ProductId = z.string().regex(/^[A-Za-z0-9]{8,11}$/)
/** A variant's id: what `productId` names wherever a cart is spoken of. */
export const VariantId = z.string().regex(/^[A-Za-z0-9-]{4,40}$/)
export const OrderNumber = z.string().regex(/^[A-Z0-9-]{6,24}$/)
export const LocaleCode = z.string().regex(/^[a-z]{2}-[a-z]{2}$/)
export const StoreId = z.string().min(1).max(24)
/** Base64url of the SHA-256 of the verifier that the exchange will bring (PKCE, S256). */
export const CodeChallenge = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
export const Email = z.string().max(100)
/** Free text that a shopper types: bounded, and without control characters. */
export function text(max: number) {
  return (
    z
      .string()
      .max(max)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
      .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/)
  )
}
/** A quantity as sent; the rule of whole, positive and at most 999999 is the domain's, with INV407 and INV408. */
export const Quantity = z.number()
/** Every call says its language (CALL-02). */
export const LocaleQuery = z.object({ locale: LocaleCode.optional() })
