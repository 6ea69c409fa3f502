import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatAmount } from './format-amount.ts'
import { useLocale } from './messages-provider.tsx'

export type Formats = {
  readonly amount: (amount: number, currency: string) => string
  readonly number: (value: number) => string
  readonly percent: (share: number) => string
  readonly date: (date: Date | string, options?: Intl.DateTimeFormatOptions) => string
}

/** Gives the functions that format money, numbers and dates for the page. */
export function useFormat(): Formats {
  return getFormats(toLanguageTag(useLocale()))
}

// Creating a platform formatter costs more than rendering its user, and a listing has hundreds of users.
const cachedFormats = new Map<string, Formats>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

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
    amount: (amount, currency) => formatAmount(tag, amount, currency),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    date: (date, options = { dateStyle: 'medium' }) => getDateFormat(tag, options).format(new Date(date)),
  }
}

function getDateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${tag} ${JSON.stringify(options)}`
  const known = dateFormats.get(name)
  if (known) return known
  // Server and browser use one time zone, because a date near midnight would differ otherwise.
  const made = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  dateFormats.set(name, made)
  return made
}
