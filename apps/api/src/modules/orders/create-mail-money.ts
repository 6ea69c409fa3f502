import { toLanguageTag } from '@lacehouse/domain/site/find-site'

/** Writes decimal amounts as the shop's pages do: the currency as a symbol, Canadian dollars by their code (S2.9). */
export const createMailMoney = (locale: string, currency: string): ((amount: number) => string) => {
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol'
  const format = new Intl.NumberFormat(toLanguageTag(locale), { style: 'currency', currency, currencyDisplay })
  return (amount) => format.format(amount)
}
