import type { Promotion } from './promotion.ts'

export type UseLimits = { readonly inAll?: number; readonly perConsumer?: number }

/**
 * Returns how often a promotion may be used, by all shoppers and by each one. A promotion for first orders has a limit of one
 * use per shopper, so that two orders at once cannot both be the first (decision 0015).
 */
export function getUseLimits({ limits, conditions }: Promotion): UseLimits {
  const isForFirstOrder = conditions.some(({ type }) => type === 'firstOrder')
  return isForFirstOrder ? { ...limits, perConsumer: 1 } : { ...limits }
}

/** Returns whether the uses of a promotion are counted. */
export function hasUseLimit(promotion: Promotion): boolean {
  const { inAll, perConsumer } = getUseLimits(promotion)
  return inAll !== undefined || perConsumer !== undefined
}
