import { lazy } from 'react'

const loadBilling = () => import('./billing-step.tsx')
const loadSummary = () => import('./summary-step.tsx')
/** Fetches the code that places an order. It comes with the summary, so that a lost connection cannot keep it away. */
export function loadPlacing() {
  return import('./submit-order.ts')
}
const loadSuggestion = () => import('./address-suggestion.tsx')
const loadDoubt = () => import('./address-doubt.tsx')

/** These steps are never the first of a visit, so their code comes when they are needed. */
export const BillingStep = lazy(() => loadBilling().then((module) => ({ default: module.BillingStep })))
export const SummaryStep = lazy(async () => {
  const [{ SummaryStep: Step }] = await Promise.all([loadSummary(), loadPlacing()])
  return { default: Step }
})

/** Notifications are rare, so their code comes with the first one. */
export const CartNotificationNotices = lazy(() =>
  import('../../components/cart/cart-notification-notices.tsx').then((module) => ({
    default: module.CartNotificationNotices,
  })),
)

/** Most shoppers enter their coupon in the cart already. */
export const Coupons = lazy(() =>
  import('../../components/cart/coupons.tsx').then((module) => ({ default: module.Coupons })),
)

/** The addresses of an account, which a guest does not have. */
export const SavedAddresses = lazy(() =>
  import('./saved-addresses.tsx').then((module) => ({ default: module.SavedAddresses })),
)

/** The questions about an address that the check doubts; most addresses pass it. */
export const AddressSuggestion = lazy(() => loadSuggestion().then((module) => ({ default: module.AddressSuggestion })))
export const AddressDoubt = lazy(() => loadDoubt().then((module) => ({ default: module.AddressDoubt })))

/** Fetches all later parts while the address is being checked. */
export function loadLazySteps(): void {
  // The step fetches its code again, and shows a failure.
  Promise.all([loadSuggestion(), loadDoubt(), loadBilling(), loadSummary(), loadPlacing()]).catch(() => undefined)
}
