import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { ContentQueries } from './content.queries.ts'
import { type ContentStore, createContentStore } from './content-store.ts'
import { type ResolveDeps, resolveMedia } from './resolve-media.ts'

type ContentDeps = ResolveDeps & { readonly sites: readonly Site[] }

/** Opens the documents of the shop, whose pictures are resolved to their present addresses, with the marks of the site's brand. */
export function openContent(queries: ContentQueries, { sites, ...deps }: ContentDeps): ContentStore {
  return createContentStore(queries, (body, siteId) => {
    const brand = findSiteById(sites, siteId)?.brand
    const pictures = brand === undefined ? deps.pictures : deps.pictures.ofBrand(brand)
    return resolveMedia({ ...deps, pictures })(body)
  })
}
