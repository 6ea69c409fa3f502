import { minutes } from '@lacehouse/domain/time/durations'
import { getBrand } from '../brands/brands.ts'
import { cacheable } from '../cacheable.ts'
import { ListingPage } from '../features/listing/listing-page.tsx'
import { packListing, useListing } from '../features/listing/pack-listing.ts'
import { readListingQuery } from '../features/listing/read-listing-query.ts'
import { toListingHref, toSearchInput } from '../features/listing/search-input.ts'
import { describePage } from '../features/seo/describe-page.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { SearchBox } from '../features/shell/search-box.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/search'

export const handle: RouteHandle = { areas: ['listing'] }

export async function loader(args: Route.LoaderArgs) {
  const { api, url, locale, site } = getShop(args)
  const { query, refused } = readListingQuery(url.search, {})
  const listing = await api.call('search.products', { query: toSearchInput(query) })
  if (!refused) cacheable(args, { tags: ['listing'], ttl: minutes(5) })
  const t = getTranslate(args)
  const toPath = (to: string) => toListingHref(`/${to}/search`, { ...query, page: 1 })
  const seo = describePage(args, {
    title: t(query.text ? 'seo.search.title' : 'seo.search.empty', {
      text: query.text,
      brand: getBrand(site.brand).name,
    }),
    path: toPath(locale),
    toPath: query.text ? undefined : toPath,
    hidden: true,
  })
  return { listing: packListing(args, listing), query, refused, seo }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function Search({ loaderData: { listing, query, refused } }: Route.ComponentProps) {
  return (
    <ListingPage
      listing={useListing(listing)}
      query={query}
      refused={refused}
      search={<SearchBox key={query.text} />}
    />
  )
}
