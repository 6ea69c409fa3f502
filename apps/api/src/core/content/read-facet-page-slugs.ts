import type { FacetPageDocument } from '@lacehouse/contracts'
import { toFacetPageKey } from '@lacehouse/domain/search/facet-page-query'
import type { Site } from '@lacehouse/domain/site/site'
import type { ContentStore } from './content-store.ts'

type Deps = { readonly content: ContentStore; readonly sites: readonly Site[] }

/** Reads the published facet pages of all sites: by the list that they show, the slug of each locale. */
export async function readFacetPageSlugs({
  content,
  sites,
}: Deps): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const places = sites.flatMap(({ siteId, locales }) => locales.map((locale) => ({ siteId, locale })))
  const lists = await Promise.all(
    places.map(async ({ siteId, locale }) => {
      const found = await content.list({ siteId, locales: [locale], doctype: 'facet-page' }, 'published')
      return found.map(({ slug, body }) => ({ locale, slug, key: toFacetPageKey(body as FacetPageDocument) }))
    }),
  )
  const slugs = new Map<string, Record<string, string>>()
  for (const { key, locale, slug } of lists.flat()) slugs.set(key, { [locale]: slug, ...slugs.get(key) })
  return slugs
}
