import type { OrderMailKind } from '@lacehouse/domain/order/order-mail'
import type { JobName } from '../../infra/jobs/jobs.ts'

/** The queue of each mail about an order. */
export const orderMailJobs = {
  order: 'order-mail',
  paymentFailed: 'payment-failed-mail',
  shipment: 'shipment-mail',
  refund: 'refund-mail',
  return: 'return-mail',
  exchange: 'exchange-mail',
  delivery: 'delivery-mail',
  giftCard: 'gift-cards',
  preOrder: 'pre-order-mail',
  chargeDeclined: 'charge-declined-mail',
  reviewInvitation: 'review-invitation-mail',
} as const satisfies Record<OrderMailKind, JobName>

const kinds = new Map(Object.entries(orderMailJobs).map(([kind, queue]) => [queue as string, kind as OrderMailKind]))

/** Finds which mail the jobs of a queue send; null for a queue of something else. */
export function findOrderMailKind(queue: string): OrderMailKind | null {
  return kinds.get(queue) ?? null
}
