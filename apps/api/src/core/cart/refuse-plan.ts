import type { ErrorId } from '@lacehouse/contracts'
import { Refusal } from '../../http/refusal.ts'

type PlanRefusal = {
  readonly reason: ErrorId
  readonly maximum?: number
  readonly field?: string
  readonly lineId?: string
}

/** Turns a planner's no into the refusal of the catalogue that it names. */
export function refusePlan({ reason, maximum, field, lineId }: PlanRefusal): never {
  throw new Refusal(reason, {
    ...(maximum !== undefined && { maximum }),
    ...(field && { field }),
    ...(lineId && { itemId: lineId }),
  })
}
