import type { CategoryNode } from '@lacehouse/contracts'
import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { minutes } from '@lacehouse/domain/time/durations'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { cacheable } from '../cacheable.ts'
import { findExtraContent } from '../features/content/load-content.ts'
import { ListingPage } from '../features/listing/listing-page.tsx'
import { type PackedListing, packListing, useListing } from '../features/listing/pack-listing.ts'
import { readListingQuery } from '../features/listing/read-listing-query.ts'
import { toSearchInput } from '../features/listing/search-input.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { SearchBox } from '../features/shell/search-box.tsx'
import { lazyComponent } from '../hydration/lazy-component.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { getShop, type WithContext } from '../shop-context.ts'
import { orWithout } from '../unavailable.ts'
import type { Route } from './+types/search'
import { describeSearch } from './loading/describe-search.ts'

/** Is rarely shown, so that its code is fetched only then. Its styles are those of a listing. */
const SearchAway = lazyComponent(() =>
  import('../features/listing/search-away.tsx').then((module) => module.SearchAway),
)

/** A page of this shop: `//` and a backslash would lead elsewhere. */
const ownPath = /^\/(?![/\\])[^\\]*$/

export const handle: RouteHandle = { areas: ['listing'] }

export async function loader(args: Route.LoaderArgs) {
  const { api, url } = getShop(args)
  const { query, refused } = readListingQuery(url.search, {})
  const [listing, content] = await Promise.all([
    api.call('search.products', { query: toSearchInput(query) }).catch(orWithout(args, null)),
    findExtraContent(args, 'search'),
  ])
  if (listing?.redirect && ownPath.test(listing.redirect)) throw redirect(listing.redirect)
  if (!refused) cacheable(args, { tags: ['listing', 'content'], ttl: minutes(5) })
  const seo = describeSearch(args, query)
  const found = { query, refused, seo, content }
  if (!listing) return data({ ...found, listing, categories: await listCategories(args) }, { status: 503 })
  return data({ ...found, listing: packListing(args, listing), categories: [] })
}

const listCategories = async (args: WithContext): Promise<readonly CategoryNode[]> =>
  (await getShop(args).api.call('products.catalog')).categories

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

/** The results with the content of the page below them (CMS-01). */
export default function Search({ loaderData: { listing, content, query, refused, categories } }: Route.ComponentProps) {
  return (
    <>
      {listing ? (
        <Found listing={listing} query={query} refused={refused} />
      ) : (
        <Suspense>
          <SearchAway categories={categories} search={<SearchBox key={query.text} />} />
        </Suspense>
      )}
      {content ? <PageBlocks blocks={content.page.blocks} tiles={content.tiles} /> : null}
    </>
  )
}

type FoundProps = { readonly listing: PackedListing; readonly query: ListingQuery; readonly refused: boolean }

function Found({ listing, query, refused }: FoundProps) {
  return (
    <ListingPage
      listing={useListing(listing)}
      query={query}
      refused={refused}
      search={<SearchBox key={query.text} />}
    />
  )
}
