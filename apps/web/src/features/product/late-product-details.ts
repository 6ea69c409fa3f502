import { hydrateOnVisible } from '../../hydration/hydrate-later.tsx'
import { shareable } from '../../hydration/lazy-component.tsx'

/** Its accordions work without a script. */
export const LateProductDetails = hydrateOnVisible(
  shareable(() => import('./product-details.tsx').then((module) => module.ProductDetails)),
)
