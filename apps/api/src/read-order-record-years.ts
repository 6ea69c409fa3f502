import { legalRecordYears, otherCountryYears } from './core/retention/order-records.ts'

const longest = 30

/**
 * Reads `ORDER_RECORD_YEARS`, such as `DE=10,US=8`: the years that an operator keeps orders for in a country. Only more years than the
 * shop's own are taken: what is deleted too early cannot be brought back.
 */
export function readOrderRecordYears(text: string | undefined, problems: string[]): Readonly<Record<string, number>> {
  const entries = (text ?? '').split(',').filter((entry) => entry.trim() !== '')
  return Object.fromEntries(entries.flatMap((entry) => readEntry(entry.trim(), problems)))
}

const readEntry = (entry: string, problems: string[]): (readonly [string, number])[] => {
  const [, country = '', digits = ''] = /^([A-Z]{2})=(\d{1,2})$/.exec(entry) ?? []
  const years = Number(digits)
  const least = legalRecordYears[country] ?? otherCountryYears
  if (country !== '' && years >= least && years <= longest) return [[country, years]]
  problems.push(
    country === ''
      ? 'ORDER_RECORD_YEARS must be countries with years, such as DE=10,US=8'
      : `ORDER_RECORD_YEARS must be from ${least} to ${longest} years for ${country}`,
  )
  return []
}
