import type { Advance } from './advance-statement.ts'
import type { PlacementRow } from './placement.queries.ts'
import type { Reservation } from './reserve-statement.ts'

/** Converts a reservation to the placement that the database has after it, without reading it. */
export function toPlacement({ draft, charge }: Reservation): PlacementRow {
  return {
    number: draft.orderNumber,
    cartId: draft.cartId,
    state: 'processing',
    step: 'authorising',
    doc: draft,
    totalMinor: draft.totals.total,
    currency: draft.currency,
    updatedAt: draft.placedAt,
    failureReason: null,
    shipmentStates: null,
    ledgerPoints: null,
    payment: charge && {
      id: charge.id,
      provider: charge.provider,
      method: charge.method,
      amountMinor: charge.amount,
      token: charge.instrument.token ?? null,
      providerReference: null,
      challenge: null,
      mandate: null,
    },
  }
}

/** Returns a placement with a written step applied. */
export function toAdvanced(placement: PlacementRow, advance: Advance): PlacementRow {
  return {
    ...placement,
    ledgerPoints: null,
    state: advance.state,
    step: advance.to,
    updatedAt: advance.at,
    failureReason: advance.reason,
    payment: placement.payment && {
      ...placement.payment,
      mandate: advance.mandate ?? placement.payment.mandate,
      providerReference: advance.providerReference ?? placement.payment.providerReference,
      challenge:
        advance.instrument.challenge === undefined ? placement.payment.challenge : advance.instrument.challenge,
    },
  }
}
