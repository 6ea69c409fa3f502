/** The goods held by orders that wait for a bank's confirmation: `count` of orders, `units` of their items. */
export type PendingOrders = {
  readonly ofShopper: number
  readonly shopperUnits: number
  readonly ofMailbox: number
  readonly mailboxUnits: number
  readonly ofNetwork: number
  readonly networkUnits: number
}

/** The bounds of orders that wait for a bank's confirmation (docs/bounds.md). */
export const pendingLimits = {
  shopper: { orders: 2, units: 20 },
  network: { orders: 30, units: 60 },
} as const

/**
 * Returns whether one more order of `units` may wait for its bank, by what the guest or the account, the mailbox and the network
 * hold already.
 */
export function hasRoomForChallenge(pending: PendingOrders, units: number): boolean {
  const { shopper, network } = pendingLimits
  const orders = Math.max(pending.ofShopper, pending.ofMailbox)
  const heldUnits = Math.max(pending.shopperUnits, pending.mailboxUnits)
  const hasOwnRoom = orders < shopper.orders && heldUnits + units <= shopper.units
  return hasOwnRoom && pending.ofNetwork < network.orders && pending.networkUnits + units <= network.units
}
