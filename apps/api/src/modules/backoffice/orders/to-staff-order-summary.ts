import type { StaffOrderSummary } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { ListedStaffOrder } from './orders.queries.ts'

/** Makes the entry of an order in a list. */
export function toStaffOrderSummary(order: ListedStaffOrder): StaffOrderSummary {
  const { number, siteId, placedAt, state, charge, shipmentStates, firstName, lastName, email, total, currency } = order
  return {
    ...{ orderNumber: number, siteId, state, email, currency },
    ...(charge && { charge }),
    placedAt: new Date(placedAt).toISOString(),
    shipmentStates: [...shipmentStates],
    name: `${firstName} ${lastName}`.trim(),
    total: amountToWire(total, currency),
  }
}
