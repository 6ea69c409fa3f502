import { toLanguageTag } from '@lacehouse/domain/site/find-site'

// One format for each locale and currency of the sites; creating one is slow.
const formats = new Map<string, Intl.NumberFormat>()

/** Creates a formatter for decimal amounts like that of the pages: the currency as a symbol, Canadian dollars by their code. */
export function createMailMoney(locale: string, currency: string): (amount: number) => string {
  const name = `${locale} ${currency}`
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol'
  const format =
    formats.get(name) ?? new Intl.NumberFormat(toLanguageTag(locale), { style: 'currency', currency, currencyDisplay })
  formats.set(name, format)
  return (amount) => format.format(amount)
}
