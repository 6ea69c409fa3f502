const formats = new Map<string, Intl.NumberFormat>()

/** Formats a decimal amount for a shopper: with the currency's code for CAD and with its symbol elsewhere (CAT-10). */
export function formatAmount(tag: string, amount: number, currency: string): string {
  return getFormat(tag, currency).format(amount)
}

function getFormat(tag: string, currency: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol',
  })
  formats.set(key, format)
  return format
}
