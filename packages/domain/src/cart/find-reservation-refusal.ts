import type { Refused } from './plan.ts'

/** The reservations that stores hold already when one more is asked for. They count while their stock is held. */
export type OpenReservations = {
  /** Reservations of the contact's mailbox. */
  readonly ofMailbox: number
  /** Reservations of the guest or the account. */
  readonly ofShopper: number
  /** Reservations from the caller's network. */
  readonly ofNetwork: number
  /** Units of the variant that the store has, held ones included. */
  readonly onHand: number
  /** Units of the variant that the store holds for reservations without a confirmed mailbox. */
  readonly unconfirmedUnits: number
}

/** The bounds of reservations at stores (docs/bounds.md). */
export const reservationLimits = { units: 2, ofMailbox: 3, ofShopper: 3, ofNetwork: 20 } as const

type Asked = { readonly qty: number; readonly isConfirmed: boolean }

/**
 * Finds why a store does not reserve, or null when it does: too many units at once, too many open reservations of the mailbox,
 * the shopper or the network ('max_quantity', with what is counted), or a variant whose share for unconfirmed reservations is
 * taken ('out_of_stock').
 */
export function findReservationRefusal(open: OpenReservations, { qty, isConfirmed }: Asked): Refused | null {
  const { units, ofMailbox, ofShopper, ofNetwork } = reservationLimits
  if (qty > units) return { ok: false, reason: 'max_quantity', maximum: units }
  if (open.ofMailbox >= ofMailbox || open.ofShopper >= ofShopper) return refuseMore('reservations', ofShopper)
  if (open.ofNetwork >= ofNetwork) return refuseMore('networkReservations', ofNetwork)
  const share = getUnconfirmedShare(open.onHand)
  if (!isConfirmed && open.unconfirmedUnits + qty > share) return { ok: false, reason: 'out_of_stock' }
  return null
}

/** Returns the units of a variant that a store holds for unconfirmed reservations at most: half of them, and at least one. */
export function getUnconfirmedShare(onHand: number): number {
  return Math.max(1, Math.floor(onHand / 2))
}

function refuseMore(field: Refused['field'] & string, maximum: number): Refused {
  return { ok: false, reason: 'max_quantity', maximum, field }
}
