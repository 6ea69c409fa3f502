import { formatDate } from '@lacehouse/domain/date/format-date'
import { formatMoney } from '@lacehouse/domain/money/format-money'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatTaxRate } from '@lacehouse/domain/tax/format-tax-rate'
import { useLocale } from './messages-provider.tsx'

export type Formats = {
  readonly amount: (amount: number, currency: string) => string
  readonly number: (value: number) => string
  readonly percent: (share: number) => string
  /** Formats the rate of a tax in percent: 9.975. */
  readonly taxRate: (percent: number) => string
  /** Formats a day, or a moment by the clocks of the site's country. */
  readonly date: (date: Date | string, options?: Intl.DateTimeFormatOptions) => string
}

/** Gives the functions that format money, numbers and dates for the page. */
export function useFormat(): Formats {
  return getFormats(toLanguageTag(useLocale()))
}

// Creating a platform formatter costs more than rendering its user, and a listing has hundreds of users.
const cachedFormats = new Map<string, Formats>()

function getFormats(tag: string): Formats {
  const known = cachedFormats.get(tag)
  if (known) return known
  const made = createFormats(tag)
  cachedFormats.set(tag, made)
  return made
}

function createFormats(tag: string): Formats {
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  return {
    amount: (amount, currency) => formatMoney(tag, amount, currency),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    taxRate: (rate) => formatTaxRate(tag, rate),
    date: (date, options) => formatDate(tag, date, options),
  }
}
