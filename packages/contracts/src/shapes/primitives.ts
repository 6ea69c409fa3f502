import { wordsKey } from '@lacehouse/domain/product/product-mark'
import { z } from 'zod'

/** A decimal amount with the currency's digits. On the wire only: the code computes in integer minor units. */
export const Amount = z.number()
/** An amount that a caller sends, within the range of any sum; the use case limits it further. */
export const AmountInput = z.number().min(-10_000_000).max(10_000_000)
/** An ISO 4217 code. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/)
/** A cart's id on the wire (`basketId`). */
export const BasketId = z.string().uuid()
/** 8 to 11 letters and digits. */
export const ProductId = z.string().regex(/^[A-Za-z0-9]{8,11}$/)
/** A variant's id; `productId` of cart calls contains it. */
export const VariantId = z.string().regex(/^[A-Za-z0-9-]{4,40}$/)
export const OrderNumber = z.string().regex(/^[A-Z0-9-]{6,24}$/)
export const LocaleCode = z.string().regex(/^[a-z]{2}-[a-z]{2}$/)
export const StoreId = z.string().min(1).max(24)
/** Base64url of the SHA-256 of the code verifier that the token call sends later (PKCE, S256). */
export const CodeChallenge = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
/** The secret of a code challenge: 43 to 128 characters without escaping, as RFC 7636 requires. */
export const CodeVerifier = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/)
export const Email = z.string().max(100)
/** Text that a shopper types: of limited length and without control characters. */
export function text(max: number) {
  return (
    z
      .string()
      .max(max)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
      .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/)
  )
}
/** Words by locale, or by language for all its locales, as staff type them. */
export function wordsOf(length: number) {
  return z.record(z.string().regex(wordsKey), text(length))
}
/** A quantity as sent; the domain checks that it is whole, positive and at most 999999. */
export const Quantity = z.number()
/** A document to print: the reply is the file itself, with its name. */
export const PdfFile = z.file().mime(['application/pdf'])
/** A photo: the reply is the file itself, with its name. */
export const JpegFile = z.file().mime(['image/jpeg'])
/** The language of the reply; every call takes it (CALL-02). */
export const LocaleQuery = z.object({ locale: LocaleCode.optional() })
