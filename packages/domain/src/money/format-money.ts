const formats = new Map<string, Intl.NumberFormat>()

/**
 * Formats a decimal amount for people in the language of a tag such as `fr-CA`, with the currency's short symbol: a site sells in
 * one currency, so that `$` on the Canadian site is always the Canadian dollar (CAT-10, decision 0052).
 */
export function formatMoney(tag: string, amount: number, currency: string): string {
  return getFormat(tag, currency).format(amount)
}

// One format for each language and currency; creating one is slow.
function getFormat(tag: string, currency: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formats.set(key, format)
  return format
}

/** Formats an amount that is taken off, with a true minus sign: `−$5.00`. */
export function formatReduction(tag: string, amount: number, currency: string): string {
  return `−${formatMoney(tag, amount, currency)}`
}
