import { storesPath } from '../url/shop-paths.ts'
import { hasOwnAddress } from './has-own-address.ts'

/** The document of the help centre, below whose address its pages stand. */
const help = 'help'
/** The page that the shop's list of stores shows. */
const storeLocator = 'store-locator'

/** Finds the address at which a page of content is read; null where it is a part of other pages. */
export function findPagePath(
  locale: string,
  { slug, parentSlug }: { readonly slug: string; readonly parentSlug?: unknown },
): string | null {
  if (slug === storeLocator) return storesPath(locale)
  if (!hasOwnAddress(slug)) return null
  return parentSlug === help ? `/${locale}/${help}/${slug}` : `/${locale}/${slug}`
}
