import { type Reason, toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'

type PlanRefusal = {
  readonly reason: Reason
  readonly maximum?: number
  readonly field?: string
  readonly lineId?: string
}

/** Refuses a call with the error id of a planner's reason. */
export function refusePlan({ reason, maximum, field, lineId }: PlanRefusal): never {
  throw new Refusal(toErrorId(reason), {
    ...(maximum !== undefined && { maximum }),
    ...(field && { field }),
    ...(lineId && { itemId: lineId }),
  })
}
