import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { useMemo } from 'react'
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
  const locale = useLocale()
  return useMemo(() => createFormats(toLanguageTag(locale)), [locale])
}

function createFormats(tag: string): Formats {
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  return {
    amount: (amount, currency) => formatAmount(tag, amount, currency),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    // One zone for server and browser, or a date near midnight differs between the two.
    date: (date, options = { dateStyle: 'medium' }) =>
      new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }).format(new Date(date)),
  }
}
