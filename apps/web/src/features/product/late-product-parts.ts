import { hydrateOnVisible, hydrateSoon } from '../../hydration/hydrate-later.tsx'
import { shareable } from '../../hydration/lazy-component.tsx'

/** Shows itself once the button of the page is out of view, which only scripts know. */
export const BuyBar = hydrateSoon(() => import('./buy-bar.tsx').then((module) => module.BuyBar))

/** Few products are drawn. */
export const DrawPart = hydrateSoon(() => import('./draw/draw-part.tsx').then((module) => module.DrawPart))

/** Its accordions work without a script. */
export const ProductDetails = hydrateOnVisible(
  shareable(() => import('./product-details.tsx').then((module) => module.ProductDetails)),
)
