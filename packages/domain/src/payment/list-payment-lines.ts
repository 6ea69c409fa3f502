/** One line of a payment; `amount` is the whole line in minor units, negative for a credit. */
export type PaidLine = {
  readonly kind: 'item' | 'shipping' | 'giftWrap' | 'tax' | 'credit'
  readonly reference: string
  readonly name: string
  readonly quantity: number
  readonly amount: number
}

type Goods = Pick<PaidLine, 'reference' | 'name' | 'quantity' | 'amount'>

type PaymentSums = { readonly shipping: number; readonly giftWrap?: number | undefined; readonly amount: number }

/**
 * Lists the lines of a payment for providers that show the basket: goods after all discounts, shipping, gift wrap, and one line for the
 * rest, which is tax or the credit of other instruments. The lines sum to the amount exactly.
 */
export function listPaymentLines(
  goods: readonly Goods[],
  { shipping, giftWrap = 0, amount }: PaymentSums,
): readonly PaidLine[] {
  const items = goods.map((one): PaidLine => ({ ...one, kind: 'item' }))
  const rest = amount - shipping - giftWrap - goods.reduce((sum, one) => sum + one.amount, 0)
  return [
    ...items,
    ...toLine('shipping', shipping),
    ...toLine('giftWrap', giftWrap),
    ...toLine(rest > 0 ? 'tax' : 'credit', rest),
  ]
}

function toLine(kind: PaidLine['kind'], amount: number): PaidLine[] {
  return amount === 0 ? [] : [{ kind, reference: kind, name: kind, quantity: 1, amount }]
}
