import type { CallReply } from '@lacehouse/contracts'

export type Order = CallReply<'checkout.getOrder'>

/** Says whether the payment waits for the bank's answer. */
export function isWaiting({ state }: Order) {
  return state === 'processing' || state === 'payment_pending'
}
