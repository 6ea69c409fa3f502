import { parseCategoryPath, parseProductPath } from '@lacehouse/domain/page/parse-page-path'
import { isRouteErrorResponse, redirect } from 'react-router'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { ContentPage } from '../features/content/content-page.tsx'
import type { Content } from '../features/content/load-content.ts'
import { toContentSlug } from '../features/content/to-content-slug.ts'
import { toMeta } from '../features/seo/to-meta.ts'
import { PageFailure } from '../features/shell/page-failure.tsx'
import { SearchBox } from '../features/shell/search-box.tsx'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { lazyComponent } from '../hydration/lazy-component.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/by-address'
import { isOtherPage } from './loading/is-other-page.ts'
import { contactSlug, loadContentPage } from './loading/load-content-page.ts'
import { loadListing } from './loading/load-listing.ts'
import { loadProduct } from './loading/load-product.ts'
import { loadSearchHub, searchHubSlug } from './loading/load-search-hub.ts'

// Few of these addresses are products or listings, so that their code is fetched only for those.
const Product = lazyComponent(() => import('./product.tsx').then((module) => module.default))
const Listing = lazyComponent(() => import('./listing.tsx').then((module) => module.default))
const SearchHub = lazyComponent(() =>
  import('../features/search-hub/search-hub-page.tsx').then((module) => module.SearchHubPage),
)
const Help = lazyComponent(() => import('../features/content/help/help-page.tsx').then((module) => module.HelpPage))
/** Stands below its document, and has the rules of phone numbers and mail addresses. */
const ContactForm = hydrateOnVisible(() =>
  import('../features/contact/contact-form.tsx').then((module) => module.ContactForm),
)

export const handle: RouteHandle = { areas: ['listing', 'product'] }

/**
 * Serves the addresses that no other route knows: alternate addresses of products and categories (RT-04), the search hub,
 * and content pages.
 */
export async function loader(args: Route.LoaderArgs) {
  const { url, locale } = getShop(args)
  const { pathname } = url
  const productPath = parseProductPath(pathname)
  if (productPath) return { kind: 'product', ...(await loadProduct(args, productPath)) } as const
  const categoryPath = parseCategoryPath(pathname)
  if (categoryPath) return { kind: 'listing', ...(await loadListing(args, categoryPath)) } as const
  const slug = toContentSlug(pathname)
  if (slug === searchHubSlug) return loadSearchHub(args)
  // Saved items stand below the cart.
  if (slug === 'saved-for-later')
    throw redirect(`/${locale}/cart${url.search.size > 0 ? `?${url.search}` : ''}#saved-items`)
  return loadContentPage(args)
}

/** The form of the contact page needs scripts; without them the page says so, and nothing is sent on. */
export function action(args: Route.ActionArgs): { readonly wasSentPlain: true } {
  if (toContentSlug(getShop(args).url.pathname) !== contactSlug) throw new Response(null, { status: 405 })
  return { wasSentPlain: true }
}

export const shouldRevalidate = isOtherPage

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

export default function ByAddress({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'product') return <Product loaderData={loaderData} />
  if (loaderData.kind === 'listing') return <Listing loaderData={loaderData} />
  if (loaderData.kind === 'help') return <Help content={loaderData.content} found={loaderData.found} />
  if (loaderData.kind === 'hub')
    return (
      <SearchHub hub={loaderData.hub} search={<SearchBox />}>
        {loaderData.content ? <PageBlocks {...toBlocks(loaderData.content)} /> : null}
      </SearchHub>
    )
  const { content, contact } = loaderData
  return (
    <>
      <ContentPage content={content} />
      {contact ? (
        <ContactForm categories={contact.categories} wasSentPlain={actionData?.wasSentPlain ?? false} />
      ) : null}
    </>
  )
}

/** Shows the content document of the error page below the shop's own message (RT-18). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const content = isRouteErrorResponse(error) && error.status === 404 ? (error.data as Content | null) : null
  return (
    <>
      <PageFailure error={error} />
      {content ? <PageBlocks {...toBlocks(content)} /> : null}
    </>
  )
}

const toBlocks = ({ page, tiles }: Content) => ({ blocks: page.blocks, tiles })
