import type { CategoryNode } from '@lacehouse/contracts'
import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { minutes } from '@lacehouse/domain/time/durations'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { ListingPage } from '../features/listing/listing-page.tsx'
import { type PackedListing, packListing, useListing } from '../features/listing/pack-listing.ts'
import { readListingQuery } from '../features/listing/read-listing-query.ts'
import { toListingHref, toSearchInput } from '../features/listing/search-input.ts'
import { describePage } from '../features/seo/describe-page.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { SearchBox } from '../features/shell/search-box.tsx'
import { lazyComponent } from '../hydration/lazy-component.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop, type WithContext } from '../shop-context.ts'
import { orWithout } from '../unavailable.ts'
import type { Route } from './+types/search'

/** Is rarely shown, so that its code is fetched only then. Its styles are those of a listing. */
const SearchAway = lazyComponent(() =>
  import('../features/listing/search-away.tsx').then((module) => module.SearchAway),
)

export const handle: RouteHandle = { areas: ['listing'] }

export async function loader(args: Route.LoaderArgs) {
  const { api, url, locale, site } = getShop(args)
  const { query, refused } = readListingQuery(url.search, {})
  const listing = await api.call('search.products', { query: toSearchInput(query) }).catch(orWithout(args, null))
  if (listing?.redirect) throw redirect(listing.redirect)
  if (!refused) cacheable(args, { tags: ['listing'], ttl: minutes(5) })
  const t = getTranslate(args)
  const toPath = (to: string) => toListingHref(`/${to}/search`, { ...query, page: 1 })
  const words = { text: query.text, brand: getBrand(site.brand).name }
  const seo = describePage(args, {
    title: t(query.text ? 'seo.search.title' : 'seo.search.empty', words),
    description: t(query.text ? 'seo.search.description' : 'seo.search.emptyDescription', words),
    path: toPath(locale),
    toPath: query.text ? undefined : toPath,
    hidden: true,
  })
  if (!listing) return data({ listing, query, refused, seo, categories: await listCategories(args) }, { status: 503 })
  return data({ listing: packListing(args, listing), query, refused, seo, categories: [] })
}

const listCategories = async (args: WithContext): Promise<readonly CategoryNode[]> =>
  (await getShop(args).api.call('products.catalog')).categories

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function Search({ loaderData: { listing, query, refused, categories } }: Route.ComponentProps) {
  if (listing) return <Found listing={listing} query={query} refused={refused} />
  return (
    <Suspense>
      <SearchAway categories={categories} search={<SearchBox key={query.text} />} />
    </Suspense>
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
