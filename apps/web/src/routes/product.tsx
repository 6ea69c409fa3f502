import { parseProductPath } from '@lacehouse/domain/page/parse-page-path'
import { Suspense, useMemo } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { useIsBrowser } from '../client/use-is-browser.ts'
import { useAddToCart } from '../features/cart/use-add-to-cart.ts'
import { unpackProduct } from '../features/product/pack-product.ts'
import type { PickUpFromStore } from '../features/product/pick-up-from-store.ts'
import { ProductPage } from '../features/product/product-page.tsx'
import { ProductRecommendations } from '../features/product/product-recommendations.tsx'
import { LateReviews } from '../features/reviews/late-reviews.tsx'
import { toMeta } from '../features/seo/to-meta.ts'
import { PageFailure } from '../features/shell/page-failure.tsx'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { lazyComponent } from '../hydration/lazy-component.tsx'
import { useTranslate } from '../i18n/use-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/product'
import { isOtherPage } from './loading/is-other-page.ts'
import { loadProduct } from './loading/load-product.ts'

/** Few products have the customiser, so that its code is fetched only for those. */
const CustomiserPage = lazyComponent(() =>
  import('../features/product/customiser/customiser-page.tsx').then((module) => module.CustomiserPage),
)

const ProductMissing = lazyComponent(() =>
  import('../features/product/product-missing.tsx').then((module) => module.ProductMissing),
)

/** Few products have content of their own. */
const PageBlocks = lazyComponent(() => import('../blocks/page-blocks.tsx').then((module) => module.PageBlocks))

const ProductSetPage = lazyComponent(() =>
  import('../features/product/product-set/product-set-page.tsx').then((module) => module.ProductSetPage),
)

const RecommendationCarousel = hydrateOnVisible(() =>
  import('../blocks/recommendations/recommendation-carousel.tsx').then((module) => module.RecommendationCarousel),
)

/** What leads on from a product depends on the browser, and stands below the page. */
const RelatedProducts = lazyComponent(() =>
  import('../features/product/related/related-products.tsx').then((module) => module.RelatedProducts),
)

export const handle: RouteHandle = { areas: ['product'] }

export async function loader(args: Route.LoaderArgs) {
  const path = parseProductPath(getShop(args).url.pathname)
  if (!path) throw data(null, { status: 404 })
  return loadProduct(args, path)
}

/** A change of the colour or the design needs no reload, because the product data contains all of them. */
export const shouldRevalidate = isOtherPage

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData?.seo)

/** The cart's code is fetched with the first item. */
const pickUp: PickUpFromStore = async (item, options) =>
  (await import('../features/cart/pick-up-item.ts')).pickUpItem(item, options)

export default function ProductRoute({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  if (loaderData.set) return <ProductSetPage set={loaderData.set} />
  const { product, painting, content } = loaderData
  return <OneProduct packed={product} painting={painting} content={content} />
}

type Loaded = Extract<Awaited<ReturnType<typeof loader>>, { readonly set: null }>

function OneProduct({
  packed,
  painting,
  content,
}: {
  readonly packed: Loaded['product']
  readonly painting: Loaded['painting']
  readonly content: Loaded['content']
}) {
  const product = useMemo(() => unpackProduct(packed), [packed])
  const isBrowser = useIsBrowser()
  const t = useTranslate()
  const addToCart = useAddToCart()
  const below = (
    <>
      {content ? <PageBlocks blocks={content.page.blocks} tiles={content.tiles} /> : null}
      {product.rating ? <LateReviews product={product} /> : null}
      <ProductRecommendations>
        <RecommendationCarousel title={t('product.recommended')} slot="product" productId={product.id} />
      </ProductRecommendations>
      <Suspense>{isBrowser ? <RelatedProducts product={product} addToCart={addToCart} /> : null}</Suspense>
    </>
  )
  const shared = { product, addToCart, recommendations: below }
  if (painting) return <CustomiserPage key={product.id} painting={painting} {...shared} />
  return <ProductPage key={product.id} pickUp={pickUp} {...shared} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <ProductMissing /> : <PageFailure error={error} />
}
