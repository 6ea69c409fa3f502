import { Suspense } from 'react'
import { useIsBrowser } from '../../client/use-is-browser.ts'
import { lazyConnected } from '../../hydration/lazy-connected.ts'

const CompareToggle = lazyConnected(() =>
  import('../../components/product/compare-toggle.tsx').then((module) => ({ default: module.CompareToggle })),
)

type Props = { readonly id: string; readonly name: string }

/** Offers to compare the product; only the browser knows what is compared already. */
export function CompareOffer(props: Props) {
  return <Suspense>{useIsBrowser() ? <CompareToggle {...props} /> : null}</Suspense>
}
