/** One line of a payment; `amount` is the whole line in minor units, negative for a credit. */
export type PaidLine = {
  readonly kind: 'item' | 'shipping' | 'tax' | 'credit'
  readonly reference: string
  readonly name: string
  readonly quantity: number
  readonly amount: number
}

type Goods = Pick<PaidLine, 'reference' | 'name' | 'quantity' | 'amount'>

/**
 * Lists the lines of a payment for providers that show the basket: goods after all discounts, shipping, and one line for the
 * rest, which is tax or the credit of other instruments. The lines sum to the amount exactly.
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
