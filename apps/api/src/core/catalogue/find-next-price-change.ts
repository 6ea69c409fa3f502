import type { SearchRecord } from './product-record.ts'

/** Finds when a price of the list begins or ends next, in milliseconds since 1970; null when none does. */
export function findNextPriceChange(
  { prices }: Pick<SearchRecord, 'prices'>,
  priceList: string,
  now: number,
): number | null {
  const moments = prices
    .filter((entry) => entry.priceList === priceList)
    .flatMap(({ startsAt, endsAt }) => [startsAt, ...(endsAt === null ? [] : [endsAt])])
    .filter((moment) => moment > now)
  return moments.length > 0 ? Math.min(...moments) : null
}
