/** Formats the rate of a tax in percent for people, with as many digits as it has: `9.975%`, `19 %`. */
export function formatTaxRate(tag: string, percent: number): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100)
}
