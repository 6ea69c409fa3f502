import type { JobData } from '../../infra/jobs/jobs.ts'
import { voidPayment } from './charge-payment.ts'
import type { PlacementDeps } from './placement-deps.ts'

/**
 * Creates the handler of the job that voids a failed order's payment. It throws until the provider has answered, so that the queue
 * tries again (PAY-13).
 */
export function releasePayment(deps: PlacementDeps) {
  return async ({ orderNumber }: JobData['void-payment']): Promise<void> => {
    const placement = await deps.placements.find(orderNumber)
    if (placement?.step !== 'failed') return
    if (!(await voidPayment(deps, placement))) throw new Error(`the payment of ${orderNumber} could not be voided yet`)
  }
}
