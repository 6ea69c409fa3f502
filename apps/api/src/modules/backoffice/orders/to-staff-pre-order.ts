import type { StaffOrder } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import { findOrderDay } from '@lacehouse/domain/pre-order/find-order-day'
import type { StaffOrderRow } from './orders.queries.ts'

type PreOrder = NonNullable<StaffOrder['preOrder']>

/** Makes what staff see of the goods of a pre-order and of its charge; nothing for another order. */
export function toStaffPreOrder({ doc, mandate, promised }: StaffOrderRow): Pick<StaffOrder, 'preOrder'> {
  const from = findOrderDay(doc)
  if (from === null) return {}
  return { preOrder: { from, missing: promised, ...(mandate && { charge: toCharge(mandate, doc.currency) }) } }
}

type Mandate = NonNullable<StaffOrderRow['mandate']>

const toCharge = (
  { state, charge, declinedFor, dueUntil }: Mandate,
  currency: Parameters<typeof amountToWire>[1],
): PreOrder['charge'] => {
  const isDeclined = state === 'declined'
  const again = isDeclined && charge ? toStep(charge) : null
  return {
    state,
    ...(charge && { amount: amountToWire(charge.amount, currency) }),
    ...(isDeclined && declinedFor && { reason: declinedFor }),
    ...(isDeclined && dueUntil !== undefined && { dueUntil: new Date(dueUntil).toISOString() }),
    ...(again && { again }),
  }
}

const toStep = ({ shipmentId, to, tracking }: NonNullable<Mandate['charge']>) => {
  const isStep = to === 'shipped' || to === 'ready_for_pickup' || to === 'delivered' || to === 'collected'
  return isStep ? { shipmentId, to, ...(tracking && { tracking }) } : null
}
