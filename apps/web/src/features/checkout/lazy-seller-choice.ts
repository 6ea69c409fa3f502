import { lazy } from 'react'

/** Who sells, in a store; nobody at home is asked. */
export const LazySellerChoice = lazy(() =>
  import('./seller-choice.tsx').then(({ SellerChoice }) => ({ default: SellerChoice })),
)
