import { Suspense } from 'react'
import { lazyComponent } from '../../../hydration/lazy-component.tsx'

// Most sizes are in stock, so that code and words come with a sold-out one only.
const StockNoticeForm = lazyComponent(() => import('./stock-notice-form.tsx').then((module) => module.StockNoticeForm))

type Variant = { readonly id: string; readonly stockStatus: string; readonly notifyMe: boolean }

/** Offers a mail when the chosen size is back, where it is sold out and may come back (CAT-07). */
export function StockNotice({ variant }: { readonly variant: Variant | null }) {
  return (
    <Suspense>
      {variant?.notifyMe && variant.stockStatus === 'outOfStock' ? <StockNoticeForm variantId={variant.id} /> : null}
    </Suspense>
  )
}
