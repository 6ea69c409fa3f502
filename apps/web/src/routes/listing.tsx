import { parseFacetPagePath } from '@lacehouse/domain/page/parse-facet-page-path'
import { parseCategoryPath } from '@lacehouse/domain/page/parse-page-path'
import { data } from 'react-router'
import { listPlainBlocks } from '../blocks/decisions/decided-block.ts'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { ListingPage } from '../features/listing/listing-page.tsx'
import { useListing } from '../features/listing/pack-listing.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/listing'
import { loadFacetPage } from './loading/load-facet-page.ts'
import { loadListing } from './loading/load-listing.ts'

export const handle: RouteHandle = { areas: ['listing'] }

export async function loader(args: Route.LoaderArgs) {
  const { pathname } = getShop(args).url
  const facetPage = parseFacetPagePath(pathname)
  if (facetPage) return loadFacetPage(args, facetPage.slug)
  const path = parseCategoryPath(pathname)
  if (!path) throw data(null, { status: 404 })
  return loadListing(args, path)
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function Listing({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { content, query, refused, facetPages, listPath } = loaderData
  const listing = useListing(loaderData.listing)
  return (
    <ListingPage
      listing={listing}
      query={query}
      refused={refused}
      facetPages={facetPages}
      {...(listPath && { listPath })}
      hasHeading={listPlainBlocks(content?.page.blocks ?? []).some(({ titleH1 }) => titleH1)}
      above={content ? <PageBlocks blocks={content.page.blocks} tiles={content.tiles} opensPage /> : null}
    />
  )
}
