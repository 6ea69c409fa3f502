import { lazy } from 'react'

/** The choice of the seller, which only in-store sessions show. */
export const LazySellerChoice = lazy(() =>
  import('../../components/stores/seller-choice.tsx').then(({ SellerChoice }) => ({ default: SellerChoice })),
)
