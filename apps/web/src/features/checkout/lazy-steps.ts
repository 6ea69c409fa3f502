import { lazy } from 'react'

const loadBilling = () => import('./billing-step.tsx')
const loadSummary = () => import('./summary-step.tsx')
/** What places an order: with the summary, so that it is at hand when nothing else can be fetched. */
export function loadPlacing() {
  return import('./submit-order.ts')
}
const loadSuggestion = () => import('./address-suggestion.tsx')
const loadDoubt = () => import('./address-doubt.tsx')

/** Steps that nobody sees first come when they are needed. */
export const BillingStep = lazy(() => loadBilling().then((module) => ({ default: module.BillingStep })))
export const SummaryStep = lazy(async () => {
  const [{ SummaryStep: Step }] = await Promise.all([loadSummary(), loadPlacing()])
  return { default: Step }
})

/** What is new is rare, and shown once it is there. */
export const CartNotificationNotices = lazy(() =>
  import('../../components/cart/cart-notification-notices.tsx').then((module) => ({
    default: module.CartNotificationNotices,
  })),
)

/** Most who have a code have entered it in the cart. */
export const Coupons = lazy(() =>
  import('../../components/cart/coupons.tsx').then((module) => ({ default: module.Coupons })),
)

/** What the account adds to the address form; a guest's page is whole without it. */
export const SavedAddresses = lazy(() =>
  import('./saved-addresses.tsx').then((module) => ({ default: module.SavedAddresses })),
)

/** Most addresses are right as they are typed: what is asked about the others comes while they are checked. */
export const AddressSuggestion = lazy(() => loadSuggestion().then((module) => ({ default: module.AddressSuggestion })))
export const AddressDoubt = lazy(() => loadDoubt().then((module) => ({ default: module.AddressDoubt })))

/** Fetches them ahead, while the address is being checked. */
export function loadLazySteps(): void {
  // A failure here is one of the step itself, which tries again and shows it.
  Promise.all([loadSuggestion(), loadDoubt(), loadBilling(), loadSummary(), loadPlacing()]).catch(() => undefined)
}
