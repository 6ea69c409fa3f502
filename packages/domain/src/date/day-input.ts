import { isIsoDay } from './iso-day.ts'

type DayOrder = {
  readonly parts: readonly ['M' | 'D' | 'Y', 'M' | 'D' | 'Y', 'M' | 'D' | 'Y']
  readonly separator: string
}

const american: DayOrder = { parts: ['M', 'D', 'Y'], separator: '/' }

const orderOf: Readonly<Record<string, DayOrder>> = {
  'en-us': american,
  'en-ca': { parts: ['Y', 'M', 'D'], separator: '-' },
  'fr-ca': { parts: ['Y', 'M', 'D'], separator: '-' },
  'de-de': { parts: ['D', 'M', 'Y'], separator: '.' },
  'nl-nl': { parts: ['D', 'M', 'Y'], separator: '-' },
  'en-gb': { parts: ['D', 'M', 'Y'], separator: '/' },
  'en-au': { parts: ['D', 'M', 'Y'], separator: '/' },
  'fr-fr': { parts: ['D', 'M', 'Y'], separator: '/' },
  'it-it': { parts: ['D', 'M', 'Y'], separator: '/' },
  'es-es': { parts: ['D', 'M', 'Y'], separator: '/' },
}

/** Formats a stored day (YYYY-MM-DD) for a locale's date input: in the locale's own order, otherwise MM/DD/YYYY. */
export function formatDayInput(isoDay: string, locale: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  const { parts, separator } = orderOf[locale] ?? american
  const text = { Y: year, M: month, D: day }
  return isIsoDay(isoDay) ? parts.map((part) => text[part]).join(separator) : ''
}

/** Parses the text of a locale's date input to a stored day (YYYY-MM-DD), or null when it is no real day. */
export function parseDayInput(text: string, locale: string): string | null {
  const { parts } = orderOf[locale] ?? american
  const numbers = text.trim().split(/[^\d]+/)
  if (numbers.length !== 3 || !/^\d/.test(text.trim())) return null
  const [year, month, day] = (['Y', 'M', 'D'] as const).map((part) => numbers[parts.indexOf(part)] ?? '')
  if (year?.length !== 4 || !month || !day) return null
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDay(isoDay) ? isoDay : null
}

/** Returns the mask of a locale's date input, `X` for a digit: `XX/XX/XXXX`. */
export function dayInputMask(locale: string): string {
  const { parts, separator } = orderOf[locale] ?? american
  return parts.map((part) => (part === 'Y' ? 'XXXX' : 'XX')).join(separator)
}
