import type { Order } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { hasLeft } from '@lacehouse/domain/order/plan-shipment-steps'
import { awaitsCard, type MandateState } from '@lacehouse/domain/payment/mandate'
import { findOrderDay } from '@lacehouse/domain/pre-order/find-order-day'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import { toBalanceData } from '../cart/to-balances-reply.ts'
import { formatPreOrderDay } from '../pre-order/to-pre-order-reply.ts'

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

const notes: Readonly<Partial<Record<MandateState, MessageKey>>> = {
  waiting: 'preorder.waiting',
  charging: 'preorder.charging',
  charged: 'preorder.charged',
}

/** Makes the part of an order reply about a pre-order: its date, and how its payment stands. */
export function toOrderPreOrder(
  { doc, payment, state, shipmentStates }: Pick<PlacementRow, 'doc' | 'payment' | 'state' | 'shipmentStates'>,
  locale: string,
  now: number,
): Pick<Order, 'preOrder'> {
  const from = findOrderDay(doc)
  if (from === null || state === 'cancelled' || state === 'failed') return {}
  const mandate = payment?.mandate
  if (mandate && awaitsCard(mandate, now)) {
    const date = formatPreOrderDay(locale, new Date(mandate.dueUntil ?? now).toISOString().slice(0, 10))
    return {
      preOrder: {
        from,
        note: formatMessage(locale, 'preorder.due', { date }),
        card: formatMessage(locale, 'preorder.card.open'),
      },
    }
  }
  const hasGone = doc.shipments.every(({ shipmentId, state: first }) => hasLeft(shipmentStates?.[shipmentId] ?? first))
  if (hasGone && mandate?.state !== 'charged') return {}
  const key = (mandate && notes[mandate.state]) ?? 'preorder.covered'
  const note = formatMessage(locale, key, { date: formatPreOrderDay(locale, from) })
  return { preOrder: { from, note, ...(mandate?.state === 'charging' && { isCharging: true as const }) } }
}
