import { type Currency, getCurrencyDigits } from '../money/currency.ts'

/**
 * Parses a decimal amount such as `1299.00` or `1,299.00` to minor units, without binary fractions; null for anything else, for an
 * amount below the smallest unit, and for what a spreadsheet would calculate.
 */
export function parseAmount(text: string, currency: Currency): number | null {
  const [, whole, fraction = ''] = /^(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const digits = getCurrencyDigits(currency)
  if (/[1-9]/.test(fraction.slice(digits))) return null
  return Number(whole.replaceAll(',', '') + fraction.slice(0, digits).padEnd(digits, '0'))
}

/** Parses an amount with its currency, such as `12.50 USD` or `USD 12.50`; null where the text is no such amount. */
export function parseMoney(text: string): { readonly amount: string; readonly currency: string } | null {
  const parts = text.trim().split(/\s+/)
  const currency = parts.find((part) => /^[A-Z]{3}$/.test(part))
  const amount = parts.find((part) => /^[\d.,]+$/.test(part))
  return parts.length === 2 && currency && amount ? { amount, currency } : null
}
