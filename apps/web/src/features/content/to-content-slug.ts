import { hasOwnAddress } from '@lacehouse/domain/content/has-own-address'
import { splitPath } from '@lacehouse/domain/page/split-path'

const slugPattern = /^[a-z0-9][a-z0-9-]{0,79}$/

/**
 * Maps an address to its document, `/en-us/help/contact-us` → `contact-us` or `help-contact-us`; null where there can
 * be none.
 */
export function toContentSlug(pathname: string): string | null {
  const { locale, rest } = splitPath(pathname)
  const own = rest[0] === 'help' && rest.length > 1 ? rest.slice(1) : rest
  const slug = own.join('-')
  return locale && own.length > 0 && slugPattern.test(slug) && hasOwnAddress(slug) ? slug : null
}
