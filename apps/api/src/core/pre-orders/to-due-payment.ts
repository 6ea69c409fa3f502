import { awaitsCard, type PaymentMandate } from '@lacehouse/domain/payment/mandate'
import type { Deps } from '../../deps.ts'
import type { PaymentProvider } from '../../infra/payment-providers/payment-provider.ts'
import type { PaymentRow, PlacementRow } from '../placement/placement.queries.ts'

/** A pre-order whose charge was declined, with its payment and the provider that was asked. */
export type DuePayment = {
  readonly placement: PlacementRow
  readonly payment: PaymentRow
  readonly mandate: PaymentMandate
  readonly provider: PaymentProvider
}

/** Gives the payment of an order that awaits another card; null for all other orders. */
export function toDuePayment(
  { payments, now }: Pick<Deps, 'payments' | 'now'>,
  placement: PlacementRow,
): DuePayment | null {
  const { payment, state } = placement
  if (state !== 'finalised' || !payment?.mandate || !awaitsCard(payment.mandate, now())) return null
  return { placement, payment, mandate: payment.mandate, provider: payments.get(payment.provider) }
}
