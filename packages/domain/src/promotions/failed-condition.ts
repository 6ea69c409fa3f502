import type { PromotionCondition } from './promotion.ts'

/** What keeps a promotion from being earned: one of its conditions, its limits, or its amounts. */
export type FailedCondition =
  | PromotionCondition['type']
  | 'disabled'
  | 'limitInAll'
  | 'limitPerConsumer'
  | 'currency'
  | 'tier'

/** What the distance to a threshold counts. */
export type DistanceUnit = 'money' | 'pieces'
