import { splitPath } from '@lacehouse/domain/page/split-path'

/** Documents that surround pages or stand in for them, and have no address of their own. */
const hidden = new Set(['home', 'global', 'error-4xx', 'error-5xx', 'cart', 'checkout', 'order-confirmation', 'search'])
const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

/** Names the document of an address, `/en-us/help/contact-us` → `contact-us` or `help-contact-us`; null where none can be. */
export function toContentSlug(pathname: string): string | null {
  const { locale, rest } = splitPath(pathname)
  const own = rest[0] === 'help' && rest.length > 1 ? rest.slice(1) : rest
  const slug = own.join('-')
  return locale && own.length > 0 && slugPattern.test(slug) && !hidden.has(slug) ? slug : null
}
