import { lazy } from 'react'

const loadBilling = () => import('./billing-step.tsx')
const loadSummary = () => import('./summary-step.tsx')

/** Steps that nobody sees first come when they are needed. */
export const BillingStep = lazy(() => loadBilling().then((module) => ({ default: module.BillingStep })))
export const SummaryStep = lazy(() => loadSummary().then((module) => ({ default: module.SummaryStep })))

/** What the account adds to the address form; a guest's page is whole without it. */
export const SavedAddresses = lazy(() =>
  import('./saved-addresses.tsx').then((module) => ({ default: module.SavedAddresses })),
)

/** Fetches them ahead, while the address is being checked. */
export function loadLaterSteps(): void {
  // A failure here is one of the step itself, which tries again and shows it.
  Promise.all([loadBilling(), loadSummary()]).catch(() => undefined)
}
