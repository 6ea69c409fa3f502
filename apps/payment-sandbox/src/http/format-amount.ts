/** Formats minor units in the shopper's language, with the currency's number of digits. */
export function formatAmount(amount: number, currency: string, lang: string): string {
  return new Intl.NumberFormat(lang, { style: 'currency', currency }).format(amount / 10 ** digitsOf(currency))
}

/** A decimal amount such as `119.00`, as some providers write money. */
export function toDecimal(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  const text = String(amount).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The minor units of a decimal amount, or null where the text is not an amount of the currency. */
export function fromDecimal(text: string, currency: string): number | null {
  const digits = digitsOf(currency)
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text) ?? []
  if (whole === undefined || fraction.length > digits) return null
  return Number(whole + fraction.padEnd(digits, '0'))
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
