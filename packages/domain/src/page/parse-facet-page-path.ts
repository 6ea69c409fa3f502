import { parseCategoryPath } from './parse-page-path.ts'
import { splitPath } from './split-path.ts'

/** The slug of a facet page; digits at its end would make it the address of a category. */
export const facetPageSlug = /^(?!.*-c?\d{4,10}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Returns the path of a facet page. */
export function facetPagePath(locale: string, slug: string): string {
  return `/${locale}/c/${slug}`
}

/** Parses the address of a facet page, or returns null. */
export function parseFacetPagePath(url: string): { readonly locale: string; readonly slug: string } | null {
  const { locale, rest } = splitPath(url)
  const [folder, slug = ''] = rest
  if (!locale || rest.length !== 2 || folder !== 'c' || parseCategoryPath(url)) return null
  return facetPageSlug.test(slug) ? { locale, slug } : null
}
