import { formatAmount } from '../http/format-amount.ts'
import type { PaypalOrder } from '../peers/peer-document.ts'
import { langFor, wordsFor } from '../words/words-for.ts'

/** What the approval page shows for an address: the total and the shipping options, or that the shop does not deliver there. */
export type ShippingShown =
  | {
      ok: true
      total: string
      options: { id: string; words: string; selected: boolean }[]
    }
  | { ok: false; words: string }

/** Formats the shop's reply about an address in the buyer's language; null means that the shop does not deliver there. */
export function toShippingShown(order: PaypalOrder | null, locale: string): ShippingShown {
  if (!order) return { ok: false, words: wordsFor(locale).paypalNotThere }
  const lang = langFor(locale)
  const write = (amount: number) => formatAmount(amount, order.currency, lang)
  return {
    ok: true,
    total: write(order.amount),
    options: order.options.map(({ id, label, amount, selected }) => ({
      id,
      words: `${label}, ${write(amount)}`,
      selected,
    })),
  }
}
