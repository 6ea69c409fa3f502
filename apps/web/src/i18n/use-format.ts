import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatAmount } from './format-amount.ts'
import { useLocale } from './messages-provider.tsx'

export type Formats = {
  readonly amount: (amount: number, currency: string) => string
  readonly number: (value: number) => string
  readonly percent: (share: number) => string
  readonly date: (date: Date | string, options?: Intl.DateTimeFormatOptions) => string
}

/** Gives the ways in which the page writes money, numbers and dates. */
export function useFormat(): Formats {
  return getFormats(toLanguageTag(useLocale()))
}

// Making one of the platform's formatters costs more than rendering what uses it, and a listing has hundreds of users.
const kept = new Map<string, Formats>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function getFormats(tag: string): Formats {
  const known = kept.get(tag)
  if (known) return known
  const made = createFormats(tag)
  kept.set(tag, made)
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
  // One zone for server and browser, or a date near midnight differs between the two.
  const made = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  dateFormats.set(name, made)
  return made
}
