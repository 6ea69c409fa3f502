import { lazy } from 'react'

const loadBilling = () => import('./billing-step.tsx')
const loadSummary = () => import('./summary-step.tsx')
const loadSuggestion = () => import('./address-suggestion.tsx')
const loadDoubt = () => import('./address-doubt.tsx')

/** Steps that nobody sees first come when they are needed. */
export const BillingStep = lazy(() => loadBilling().then((module) => ({ default: module.BillingStep })))
export const SummaryStep = lazy(() => loadSummary().then((module) => ({ default: module.SummaryStep })))

/** What the account adds to the address form; a guest's page is whole without it. */
export const SavedAddresses = lazy(() =>
  import('./saved-addresses.tsx').then((module) => ({ default: module.SavedAddresses })),
)

/** Most addresses are right as they are typed: what is asked about the others comes while they are checked. */
export const AddressSuggestion = lazy(() => loadSuggestion().then((module) => ({ default: module.AddressSuggestion })))
export const AddressDoubt = lazy(() => loadDoubt().then((module) => ({ default: module.AddressDoubt })))

/** Fetches them ahead, while the address is being checked. */
export function loadLaterSteps(): void {
  // A failure here is one of the step itself, which tries again and shows it.
  Promise.all([loadSuggestion(), loadDoubt(), loadBilling(), loadSummary()]).catch(() => undefined)
}
