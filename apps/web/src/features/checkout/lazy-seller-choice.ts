import { lazyConnected } from '../../hydration/lazy-connected.ts'

/** The choice of the seller, which only in-store sessions show. */
export const LazySellerChoice = lazyConnected(() =>
  import('../../components/stores/seller-choice.tsx').then(({ SellerChoice }) => ({ default: SellerChoice })),
)
