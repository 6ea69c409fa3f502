import type { CallReply } from '@lacehouse/contracts'

export type Order = CallReply<'checkout.getOrder'>

/** Says whether the bank has not answered yet. */
export function isWaiting({ state }: Order) {
  return state === 'processing' || state === 'payment_pending'
}
