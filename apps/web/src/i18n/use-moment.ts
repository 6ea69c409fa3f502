import { formatMoment } from '@lacehouse/domain/date/format-moment'
import { useLocale } from './messages-provider.tsx'

/** Gives the function that formats a moment to the minute with the name of its time zone; the few parts that use it carry its code. */
export function useMoment(): (at: string) => string {
  const locale = useLocale()
  return (at) => formatMoment(locale, at)
}
