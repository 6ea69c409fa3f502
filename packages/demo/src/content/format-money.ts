import { getCurrencyDigits, isCurrency } from '@lacehouse/domain/money/currency'
import type { Site } from '@lacehouse/domain/site/site'

/** Writes an amount of minor units as texts of a locale do: without decimals where there are none, and with the plain sign. */
export function formatMoney(amount: number, site: Site, locale: string): string {
  if (!isCurrency(site.currency)) throw new Error(`The site ${site.siteId} has an unknown currency.`)
  return new Intl.NumberFormat(site.hreflang[locale] ?? locale, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 10 ** getCurrencyDigits(site.currency))
}
