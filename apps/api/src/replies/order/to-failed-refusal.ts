import { pendingTime } from '@lacehouse/domain/order/find-stale-event'
import { minutes } from '@lacehouse/domain/time/durations'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import { Refusal } from '../../http/refusal.ts'
import type { DeclineReason } from '../../infra/payment-providers/payment-provider.ts'

/** The error ids of a provider's reasons for a declined payment. */
const declines: Readonly<Record<DeclineReason, 'PYT406' | 'PYT402' | 'FE309'>> = {
  declined: 'PYT406',
  fraud: 'PYT402',
  expired: 'FE309',
  authentication: 'PYT406',
}

/** Makes the refusal of a placement that failed; one with too many waiting orders beside it says after how many minutes to try again. */
export function toFailedRefusal({ failureReason }: Pick<PlacementRow, 'failureReason'>): Refusal {
  if (failureReason === 'too_many_pending')
    return new Refusal('PYT402', { field: 'pending', maximum: pendingTime / minutes(1) })
  return new Refusal(declines[failureReason as DeclineReason] ?? 'PAY400')
}
