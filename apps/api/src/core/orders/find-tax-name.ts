import { findMessage } from '@lacehouse/messages'

const salesTax = /^([A-Z]{2}) sales tax$/

/** Names a tax in a locale. One whose name means the same in every language of its country, such as IVA, has no words of its own. */
export function findTaxName(name: string, locale: string): string {
  const [, state] = salesTax.exec(name) ?? []
  return findMessage(locale, `tax.name.${state ? 'sales' : name}`, { state }) ?? name
}
