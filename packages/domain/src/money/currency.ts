/** Digits after the decimal separator for each currency that a site may sell in (ISO 4217). */
const digits = {
  AUD: 2,
  BHD: 3,
  CAD: 2,
  CHF: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HUF: 2,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PLN: 2,
  SEK: 2,
  TND: 3,
  USD: 2,
} as const

export type Currency = keyof typeof digits

export const currencies = Object.keys(digits) as readonly Currency[]

/** Returns whether a code is a known currency. */
export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(digits, code)
}

/** Returns the number of digits of a currency's minor unit: 0 for JPY, 2 for EUR, 3 for KWD. */
export function getCurrencyDigits(currency: Currency): 0 | 2 | 3 {
  return digits[currency]
}
