import { splitPath } from '@lacehouse/domain/page/split-path'

/** Documents that are part of other pages or replace them, and have no address of their own. */
const hidden = new Set([
  ...['home', 'global', 'error-4xx', 'error-5xx', 'cart', 'checkout', 'order-confirmation', 'search'],
  ...['account-profile', 'store-locator', 'sign-in-modal', 'sign-up-modal', 'loyalty-modal'],
])
const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

/**
 * Maps an address to its document, `/en-us/help/contact-us` → `contact-us` or `help-contact-us`; null where there can
 * be none.
 */
export function toContentSlug(pathname: string): string | null {
  const { locale, rest } = splitPath(pathname)
  const own = rest[0] === 'help' && rest.length > 1 ? rest.slice(1) : rest
  const slug = own.join('-')
  return locale && own.length > 0 && slugPattern.test(slug) && !hidden.has(slug) ? slug : null
}
