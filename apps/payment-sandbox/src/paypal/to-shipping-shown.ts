import { formatAmount } from '../http/format-amount.ts'
import type { PaypalOrder } from '../peers/peer-document.ts'
import { langFor, wordsFor } from '../words/words-for.ts'

/** What the peer's page shows of an address: what it costs now and how it can be sent, or that it cannot. */
export type ShippingShown =
  | {
      ok: true
      total: string
      options: { id: string; words: string; selected: boolean }[]
    }
  | { ok: false; words: string }

/** Writes what the shop has said of an address in the buyer's language; null where it sends nothing there. */
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
