import { toLanguageTag } from '@lacehouse/domain/site/find-site'

// As many as sites have languages and currencies; making one costs more than a mail's words.
const formats = new Map<string, Intl.NumberFormat>()

/** Writes decimal amounts as the shop's pages do: the currency as a symbol, Canadian dollars by their code (S2.9). */
export function createMailMoney(locale: string, currency: string): (amount: number) => string {
  const name = `${locale} ${currency}`
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol'
  const format =
    formats.get(name) ?? new Intl.NumberFormat(toLanguageTag(locale), { style: 'currency', currency, currencyDisplay })
  formats.set(name, format)
  return (amount) => format.format(amount)
}
