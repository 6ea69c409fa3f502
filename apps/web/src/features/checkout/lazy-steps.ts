import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'

/** The summary of a pickup says when it is ready. */
const loadSummary = () =>
  loadWithMessages(() => import('./summary-step.tsx').then((module) => module.SummaryStep), 'stores')

/** Fetches the code that places an order. It comes with the summary, so that a lost connection cannot keep it away. */
export async function loadPlacing() {
  const [{ submitOrder }, { createShopperChoices }] = await Promise.all([
    import('./submit-order.ts'),
    import('./shopper-choice.ts'),
    PlacingPanel.preload(),
  ])
  return { submitOrder, createShopperChoices }
}

/** Fetches the code that sends an address. */
export function loadSetAddress() {
  return import('./set-shipping-address.ts')
}

/** These steps are never the first of a visit, so their code comes when they are needed. */
export const BillingStep = lazyConnected(() =>
  import('./billing-step.tsx').then((module) => ({ default: module.BillingStep })),
)
export const SummaryStep = lazyConnected(async () => {
  const [step] = await Promise.all([loadSummary(), loadPlacing()])
  return step
})

/** Few orders are picked up, so the code and the words of this step come only when it is chosen. */
export const PickupStep = lazyConnected(() =>
  loadWithMessages(() => import('./pickup-step.tsx').then((module) => module.PickupStep), 'stores'),
)

/** Shown only while an order is being placed; its code comes with that of the placing. */
export const PlacingPanel = lazyConnected(() =>
  import('./placing-panel.tsx').then((module) => ({ default: module.PlacingPanel })),
)

/** Notifications are rare, so their code comes with the first one. */
export const CartNotificationNotices = lazyConnected(() =>
  import('../../components/cart/cart-notification-notices.tsx').then((module) => ({
    default: module.CartNotificationNotices,
  })),
)

/** Most shoppers enter their coupon in the cart already. */
export const Coupons = lazyConnected(() =>
  import('../../components/cart/coupons.tsx').then((module) => ({ default: module.Coupons })),
)

/** Stored value comes into the checkout with the payment's step. */
export const PaidByParts = lazyConnected(() =>
  import('./paid-by-parts.tsx').then((module) => ({ default: module.PaidByParts })),
)

/** The addresses of an account, which a guest does not have. */
export const SavedAddresses = lazyConnected(() =>
  import('./saved-addresses.tsx').then((module) => ({ default: module.SavedAddresses })),
)

/** The questions about an address that the check doubts; most addresses pass it. */
export const AddressSuggestion = lazyConnected(() =>
  import('./address-suggestion.tsx').then((module) => ({ default: module.AddressSuggestion })),
)
export const AddressDoubt = lazyConnected(() =>
  import('./address-doubt.tsx').then((module) => ({ default: module.AddressDoubt })),
)

/** Fetches all later parts while the address is being checked. */
export function loadLazySteps(): void {
  const parts = [AddressSuggestion, AddressDoubt, BillingStep, SummaryStep]
  // The step fetches its code again, and shows a failure.
  Promise.all([loadSetAddress(), ...parts.map(({ preload }) => preload())]).catch(() => undefined)
}
