import type { PromotionCondition } from './promotion.ts'

/** The condition, limit or amount for which a promotion is not earned. */
export type FailedCondition =
  | PromotionCondition['type']
  | 'disabled'
  | 'limitInAll'
  | 'limitPerConsumer'
  | 'currency'
  | 'tier'

/** The unit of the distance to a threshold. */
export type DistanceUnit = 'money' | 'pieces'
