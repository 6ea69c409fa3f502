import { isIsoDay } from './iso-day.ts'

type DayOrder = {
  readonly parts: readonly ['M' | 'D' | 'Y', 'M' | 'D' | 'Y', 'M' | 'D' | 'Y']
  readonly separator: string
}

const american: DayOrder = { parts: ['M', 'D', 'Y'], separator: '/' }

/** The orders by language, and by locale where a country's differs from the others of its language. */
const orders: Readonly<Record<string, DayOrder>> = {
  'en-us': american,
  'en-ca': { parts: ['Y', 'M', 'D'], separator: '-' },
  'fr-ca': { parts: ['Y', 'M', 'D'], separator: '-' },
  de: { parts: ['D', 'M', 'Y'], separator: '.' },
  nl: { parts: ['D', 'M', 'Y'], separator: '-' },
  en: { parts: ['D', 'M', 'Y'], separator: '/' },
  fr: { parts: ['D', 'M', 'Y'], separator: '/' },
  it: { parts: ['D', 'M', 'Y'], separator: '/' },
  es: { parts: ['D', 'M', 'Y'], separator: '/' },
}

function getOrder(locale: string): DayOrder {
  return orders[locale] ?? orders[locale.split('-')[0] ?? ''] ?? american
}

/** Formats a stored day (YYYY-MM-DD) for a locale's date input: in the order of its country or language, otherwise MM/DD/YYYY. */
export function formatDayInput(isoDay: string, locale: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  const { parts, separator } = getOrder(locale)
  const text = { Y: year, M: month, D: day }
  return isIsoDay(isoDay) ? parts.map((part) => text[part]).join(separator) : ''
}

/** Parses the text of a locale's date input to a stored day (YYYY-MM-DD), or null when it is no real day. */
export function parseDayInput(text: string, locale: string): string | null {
  const { parts } = getOrder(locale)
  const numbers = text.trim().split(/[^\d]+/)
  if (numbers.length !== 3 || !/^\d/.test(text.trim())) return null
  const [year, month, day] = (['Y', 'M', 'D'] as const).map((part) => numbers[parts.indexOf(part)] ?? '')
  if (year?.length !== 4 || !month || !day) return null
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDay(isoDay) ? isoDay : null
}

/** Returns the mask of a locale's date input, `X` for a digit: `XX/XX/XXXX`. */
export function dayInputMask(locale: string): string {
  const { parts, separator } = getOrder(locale)
  return parts.map((part) => (part === 'Y' ? 'XXXX' : 'XX')).join(separator)
}
