import type { Order } from '@lacehouse/contracts'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { InstrumentBack } from '@lacehouse/domain/returns/given-back'
import { creditedInstrumentId } from '@lacehouse/domain/returns/to-credited-refund'
import { toOrderPayments } from './to-order-payments.ts'

/** Lists what goes back to each payment of an order that gets something. */
export function toRefundWays(
  instruments: readonly InstrumentBack[],
  doc: OrderDraft,
  locale: string,
): Order['paymentMethod'] {
  const payments = instruments
    .filter(({ amount, points }) => amount > 0 || points > 0)
    .flatMap(({ instrumentId, method, amount }) => {
      if (instrumentId === creditedInstrumentId)
        return [{ instrument: { id: instrumentId, method, upTo: amount }, amount }]
      const paid = doc.payments.find(({ instrument }) => instrument.id === instrumentId)
      return paid ? [{ ...paid, amount }] : []
    })
  return toOrderPayments({ ...doc, payments }, locale)
}
