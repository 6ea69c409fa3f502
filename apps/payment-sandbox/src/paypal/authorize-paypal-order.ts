import { openPeerPayment } from '../peers/open-peer-payment.ts'
import type { PaypalOrder } from '../peers/peer-document.ts'
import type { Provider } from '../provider.ts'
import { paypalBuyers } from './paypal-buyers.ts'
import { getPaypalOrder, unprocessable } from './paypal-order.ts'
import { toPaypalOrder } from './to-paypal-order.ts'

/** Authorises the amount of an approved order. The order stays approved where its buyer has no money, so that the shop can try again. */
export function authorizePaypalOrder(provider: Provider, id: string) {
  const order = getPaypalOrder(provider, id)
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_AUTHORIZED')
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED')
  const behaviour = paypalBuyers.find((buyer) => buyer.id === order.buyer)?.behaviour ?? 'success'
  if (behaviour === 'do_not_honour') throw unprocessable('INSTRUMENT_DECLINED')
  const payment = openPeerPayment(provider, {
    prefix: 'ppa',
    amount: order.amount,
    currency: order.currency,
    reference: order.invoiceId ?? order.id,
    locale: order.locale,
    behaviour,
  })
  const completed: PaypalOrder = { ...order, status: 'COMPLETED', paymentId: payment.id }
  provider.ledger.putDocument(completed)
  const link = { kind: 'link', id: `order of ${payment.id}`, target: id, createdAt: payment.createdAt } as const
  provider.ledger.putDocument(link)
  return { status: 201, order: toPaypalOrder(completed, payment, provider.settings.publicUrl) }
}
