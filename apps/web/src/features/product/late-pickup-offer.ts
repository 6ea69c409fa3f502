import { hydrateOnVisible } from '../../hydration/hydrate-later.tsx'

/** The offer of pickup, whose code comes when it scrolls near: most shoppers have a product sent. */
export const LatePickupOffer = hydrateOnVisible(() => import('./pickup-offer.tsx').then((module) => module.PickupOffer))
