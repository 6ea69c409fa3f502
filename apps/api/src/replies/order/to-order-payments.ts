import type { Order } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { toBalanceData } from '../cart/to-balances-reply.ts'

/** Lists what paid an order: of a card its brand and last digits, of stored value what was there and what the order used. */
export function toOrderPayments({ payments, currency }: OrderDraft, locale: string): Order['paymentMethod'] {
  return payments.map(({ instrument, amount }) => ({
    code: instrument.method,
    label: formatMessage(locale, `payment.method.${instrument.method}` as MessageKey),
    amount: amountToWire(amount, currency),
    additionalData: {
      ...(instrument.brand && { brand: instrument.brand }),
      ...(instrument.last4 && { last4: instrument.last4 }),
      ...toBalanceData({ instrument, amount }, currency),
    },
  }))
}
