import { storesPath } from '../url/shop-paths.ts'
import { hasOwnAddress } from './has-own-address.ts'

/** The document of the help centre, below whose address its pages stand. */
const help = 'help'
/** The page that the shop's list of stores shows. */
const storeLocator = 'store-locator'

type PageKey = { readonly slug: string; readonly parentSlug?: unknown }

/** Finds the address at which a page of content is read; null where it is a part of other pages. */
export function findPagePath(locale: string, { slug, parentSlug }: PageKey): string | null {
  if (slug === storeLocator) return storesPath(locale)
  if (!hasOwnAddress(slug)) return null
  const above = typeof parentSlug === 'string' && parentSlug !== '' ? parentSlug.split('/') : []
  const start = `${findParentSlug(parentSlug)}-`
  const name = slug.startsWith(start) ? slug.slice(start.length) : slug
  const parts = [...above, name]
  // Addresses below the help centre leave its name out of the slug; elsewhere the parts of the address are those of the slug.
  const read = above[0] === help ? parts.slice(1) : parts
  return `/${locale}/${read.join('-') === slug ? parts.join('/') : slug}`
}

/** Returns the slug of the page above a page, which names that page by its slug or by its path: `help/returns` is `returns`. */
export function findParentSlug(parentSlug: unknown): string | undefined {
  return typeof parentSlug === 'string' ? parentSlug.split('/').at(-1) : undefined
}
