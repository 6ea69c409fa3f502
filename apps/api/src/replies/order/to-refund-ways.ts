import type { Order } from '@lacehouse/contracts'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { InstrumentBack } from '@lacehouse/domain/returns/given-back'
import { toOrderPayments } from './to-order-payments.ts'

/** Lists what goes back to each payment of an order that gets something. */
export function toRefundWays(
  instruments: readonly InstrumentBack[],
  doc: OrderDraft,
  locale: string,
): Order['paymentMethod'] {
  const payments = instruments
    .filter(({ amount, points }) => amount > 0 || points > 0)
    .flatMap((back) => {
      const paid = doc.payments.find(({ instrument }) => instrument.id === back.instrumentId)
      return paid ? [{ ...paid, amount: back.amount }] : []
    })
  return toOrderPayments({ ...doc, payments }, locale)
}
