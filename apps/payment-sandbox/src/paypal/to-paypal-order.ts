import { toDecimal } from '../http/format-amount.ts'
import { type PaymentRecord, sumOf } from '../payments/payment.ts'
import type { PaypalOrder, PeerAddress } from '../peers/peer-document.ts'
import { paypalBuyers } from './paypal-buyers.ts'

/** An order as the shop's server sees it. */
export function toPaypalOrder(order: PaypalOrder, payment: PaymentRecord | null, publicUrl: string) {
  const { currency } = order
  const money = (amount: number) => ({ currency_code: currency, value: toDecimal(amount, currency) })
  const approval = { rel: 'payer-action', href: `${publicUrl}/paypal/checkoutnow?token=${order.id}`, method: 'GET' }
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    ...(order.buyer !== null && { payer: toPayer(order) }),
    purchase_units: [
      {
        reference_id: 'default',
        amount: money(order.amount),
        ...(order.customId && { custom_id: order.customId }),
        ...(order.invoiceId !== null && { invoice_id: order.invoiceId }),
        ...(order.address && { shipping: { ...toShipping(order.address), ...toOptions(order, money) } }),
        ...(payment && { payments: toPayments(payment, money, publicUrl) }),
      },
    ],
    links: order.status === 'PAYER_ACTION_REQUIRED' ? [approval] : [],
  }
}

/** An authorisation by itself. */
export function toPaypalAuthorization(payment: PaymentRecord, orderId: string) {
  return {
    id: payment.id,
    status: toStatus(payment),
    amount: { currency_code: payment.currency, value: toDecimal(payment.amount, payment.currency) },
    invoice_id: payment.reference,
    supplementary_data: { related_ids: { order_id: orderId } },
  }
}

/** The id of a capture is made of the id of its authorisation and its index among the captures. */
export function toCaptureId(payment: PaymentRecord, place: number): string {
  return `${payment.id}-C${place}`
}

export function toRefundId(payment: PaymentRecord, place: number): string {
  return `${payment.id}-R${place}`
}

function toPayments(payment: PaymentRecord, money: (amount: number) => object, publicUrl: string) {
  const refunds = payment.entries.filter(({ kind }) => kind === 'refund')
  const captures = payment.entries.filter(({ kind }) => kind === 'capture')
  return {
    authorizations: [{ id: payment.id, status: toStatus(payment), amount: money(payment.amount) }],
    captures: captures.map(({ amount }, place) => ({
      id: toCaptureId(payment, place),
      status: 'COMPLETED',
      amount: money(amount),
    })),
    refunds: refunds.map(({ amount, refund }, place) => ({
      id: toRefundId(payment, place),
      status: 'COMPLETED',
      amount: money(amount),
      ...(refund?.customId && { custom_id: refund.customId }),
      links: [
        { rel: 'up', href: `${publicUrl}/paypal/v2/payments/captures/${toCaptureId(payment, refund?.capture ?? 0)}` },
      ],
    })),
  }
}

function toStatus(payment: PaymentRecord): string {
  if (payment.status === 'pending') return 'PENDING'
  if (payment.status === 'voided') return 'VOIDED'
  if (payment.status === 'declined' || payment.status === 'fraud') return 'DENIED'
  const captured = sumOf(payment, 'capture')
  if (captured === 0) return 'CREATED'
  return captured < payment.amount ? 'PARTIALLY_CAPTURED' : 'CAPTURED'
}

function toPayer({ buyer, address }: PaypalOrder) {
  const person = paypalBuyers.find(({ id }) => id === buyer)
  const [given_name = '', ...rest] = (address?.fullName ?? 'Ada Marsh').split(' ')
  const phone = person?.phone[address?.country ?? '']
  return {
    payer_id: buyer,
    email_address: person?.email,
    name: { given_name, surname: rest.join(' ') },
    ...(phone && { phone: { phone_number: { national_number: phone } } }),
    ...(address && { address: { country_code: address.country } }),
  }
}

/** The shipping options that were offered at the buyer's address, the chosen one marked. */
function toOptions({ options }: PaypalOrder, money: (amount: number) => object) {
  if (options.length === 0) return {}
  return { options: options.map(({ amount, ...option }) => ({ ...option, type: 'SHIPPING', amount: money(amount) })) }
}

function toShipping({ fullName, line1, line2, city, region, postalCode, country }: PeerAddress) {
  return {
    name: { full_name: fullName },
    address: {
      address_line_1: line1,
      ...(line2 && { address_line_2: line2 }),
      admin_area_2: city,
      ...(region && { admin_area_1: region }),
      postal_code: postalCode,
      country_code: country,
    },
  }
}
