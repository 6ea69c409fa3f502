/** One thing that is paid for; `amount` is all of the line in minor units, below zero for what was paid otherwise. */
export type PaidLine = {
  readonly kind: 'item' | 'shipping' | 'tax' | 'credit'
  readonly reference: string
  readonly name: string
  readonly quantity: number
  readonly amount: number
}

type Goods = Pick<PaidLine, 'reference' | 'name' | 'quantity' | 'amount'>

/**
 * Lists what an amount is paid for, as providers that show the basket want it: goods after all discounts, shipping, and one line
 * for what is left, tax on top or a credit for what other instruments pay. The lines sum to the amount exactly.
 */
export function listPaymentLines(
  goods: readonly Goods[],
  { shipping, amount }: { readonly shipping: number; readonly amount: number },
): readonly PaidLine[] {
  const items = goods.map((one): PaidLine => ({ ...one, kind: 'item' }))
  const rest = amount - shipping - goods.reduce((sum, one) => sum + one.amount, 0)
  return [...items, ...toLine('shipping', shipping), ...toLine(rest > 0 ? 'tax' : 'credit', rest)]
}

function toLine(kind: PaidLine['kind'], amount: number): PaidLine[] {
  return amount === 0 ? [] : [{ kind, reference: kind, name: kind, quantity: 1, amount }]
}
