export type Expiry = {
  month: number
  year: number
}
export type ExpiryProblem = 'expiry_required' | 'expiry_incomplete' | 'expiry_invalid' | 'expiry_past'

const furthestYears = 20

/** The month and year in `12 / 30`, `12/2030`, `1230` or the browser's own `2030-12`; null for any other text. */
export function parseExpiry(typed: string): Expiry | null {
  const [, isoYear, isoMonth] = /^\s*(\d{4})-(\d{2})\s*$/.exec(typed) ?? []
  if (isoYear && isoMonth) return { month: Number(isoMonth), year: Number(isoYear) }
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? []
  if (!month || !year) return null
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

/** Formats an expiry while it is typed, as cards print it: the slash is inserted after the month and removed on deletion. */
export function formatExpiry(typed: string, isDeleting = false): string {
  const whole = /\d{4}/.test(typed) ? parseExpiry(typed) : null
  if (whole) return `${pad(whole.month)} / ${pad(whole.year % 100)}`
  const digits = typed.replace(/\D/g, '')
  const padded = /^[2-9]|^\s*\d\s*\//.test(typed) ? `0${digits}` : digits
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)]
  return month.length === 2 && (year || !isDeleting) ? `${month} / ${year}` : month
}

/** Finds the problem of an expiry on a given day, or null; a card is valid to the end of its month. */
export function findExpiryProblem(typed: string, today: Date): ExpiryProblem | null {
  if (typed.trim() === '') return 'expiry_required'
  const expiry = parseExpiry(typed)
  if (!expiry) return 'expiry_incomplete'
  const thisYear = today.getUTCFullYear()
  if (expiry.month < 1 || expiry.month > 12 || expiry.year > thisYear + furthestYears) return 'expiry_invalid'
  const months = expiry.year * 12 + expiry.month
  return months < thisYear * 12 + today.getUTCMonth() + 1 ? 'expiry_past' : null
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
