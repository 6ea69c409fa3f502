import type { CallReply } from '@lacehouse/contracts'
import type { OrderRecord } from '../../client/orders/orders-query.ts'

export type FaultyItem = Pick<
  CallReply<'orders.track'>['shipments'][number]['items'][number],
  'id' | 'name' | 'productImageURL' | 'variants'
>

/** An order of which an item is faulty, as far as its form needs it. */
export type FaultyOrder = {
  readonly orderNumber: string
  /** The mailbox of the order, by which a guest proves that it is theirs. */
  readonly email: string
  readonly items: readonly FaultyItem[]
}

/** Makes the order of a form from a tracked one and the email that found it. */
export function fromTracked(order: CallReply<'orders.track'>, email: string): FaultyOrder {
  return { orderNumber: order.orderNumber, email, items: order.shipments.flatMap(({ items }) => items) }
}

/** Makes the order of a form from one of the caller's own. */
export function fromRecord({ order: { orderNumber, email, items } }: OrderRecord): FaultyOrder {
  return { orderNumber, email, items }
}
