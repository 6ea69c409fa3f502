import { minutes } from '@lacehouse/domain/time/durations'
import { type ReactNode, useDeferredValue } from 'react'
import { PageBlocks } from '../blocks/page-blocks.tsx'
import { BesidesProvider } from '../blocks/product-carousel/besides.ts'
import { cacheable } from '../cacheable.ts'
import { useCart } from '../client/cart/use-cart.ts'
import { useShop } from '../client/use-shop.ts'
import { CartPage } from '../features/cart/cart-page.tsx'
import { findExtraContent } from '../features/content/load-content.ts'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/cart'
import { describePrivatePage } from './loading/describe-private-page.ts'

export const handle: RouteHandle = { areas: ['cart'] }

/** The page is the same for all visitors; the cart is fetched after it. */
export async function loader(args: Route.LoaderArgs) {
  const content = await findExtraContent(args, 'cart')
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  return { content, ...describePrivatePage(args, { title: 'seo.cart.title', description: 'seo.cart.description' }) }
}

export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function Cart({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      {/* What is in the cart comes by script: without one its plain page shows it. */}
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=/${useShop().locale}/cart/basic`} />
      </noscript>
      <CartPage />
      <BesidesCart>{content ? <PageBlocks blocks={content.page.blocks} tiles={content.tiles} /> : null}</BesidesCart>
    </>
  )
}

/** Tells the content what is in the cart. The value is deferred: what the server has written stays on the page until its code is there. */
function BesidesCart({ children }: { readonly children: ReactNode }) {
  const { cart, state } = useCart()
  const ids = state === 'loading' ? null : (cart?.items ?? []).map(({ masterId }) => masterId)
  return <BesidesProvider value={useDeferredValue(ids)}>{children}</BesidesProvider>
}
