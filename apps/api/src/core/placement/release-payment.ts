import type { JobData } from '../../infra/jobs/jobs.ts'
import { voidPayment } from './charge-payment.ts'
import type { PlacementDeps } from './placement-deps.ts'

/** Lets go of the money of an order that failed, as a job: it throws, to be tried again, until the provider has answered (PAY-13). */
export function releasePayment(deps: PlacementDeps) {
  return async ({ orderNumber }: JobData['void-payment']): Promise<void> => {
    const placement = await deps.placements.find(orderNumber)
    if (placement?.step !== 'failed') return
    if (!(await voidPayment(deps, placement))) throw new Error(`the payment of ${orderNumber} could not be voided yet`)
  }
}
