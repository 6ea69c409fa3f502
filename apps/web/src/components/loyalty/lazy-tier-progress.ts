import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'

/** A member's tier with its words, which only members of a site with tiers fetch. */
export const LazyTierProgress = lazyConnected(() =>
  loadWithMessages(() => import('./tier-progress.tsx').then((module) => module.TierProgress), 'loyalty'),
)
