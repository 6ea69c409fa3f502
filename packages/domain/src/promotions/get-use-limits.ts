import type { Promotion } from './promotion.ts'

export type UseLimits = { readonly inAll?: number; readonly perConsumer?: number }

/**
 * Gives how often a promotion may be used, in all and by one shopper. A first order is one for each shopper, so its use is counted
 * like any other limit: two orders at once cannot both be the first (decision 0015).
 */
export function getUseLimits({ limits, conditions }: Promotion): UseLimits {
  const isForFirstOrder = conditions.some(({ type }) => type === 'firstOrder')
  return isForFirstOrder ? { ...limits, perConsumer: 1 } : { ...limits }
}

/** Tells whether the uses of a promotion are counted. */
export function hasUseLimit(promotion: Promotion): boolean {
  const { inAll, perConsumer } = getUseLimits(promotion)
  return inAll !== undefined || perConsumer !== undefined
}
