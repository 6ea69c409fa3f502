/** Documents that are part of other pages or replace them. */
const hidden = new Set([
  ...['home', 'global', 'error-4xx', 'error-5xx', 'cart', 'checkout', 'order-confirmation', 'search'],
  ...['account-profile', 'store-locator', 'sign-in-modal', 'sign-up-modal', 'loyalty-modal'],
])

/** Whether a page of content has an address of its own, by its slug. */
export function hasOwnAddress(slug: string): boolean {
  return !hidden.has(slug)
}
