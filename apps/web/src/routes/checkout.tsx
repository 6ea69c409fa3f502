import { minutes } from '@lacehouse/domain/time/durations'
import { cacheable } from '../cacheable.ts'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { findExtraContent } from '../features/content/load-content.ts'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateSoon } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/checkout'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Editors seldom add content to the checkout, so that the code of blocks is fetched only for that. */
const PageBlocks = hydrateSoon(() => import('../blocks/page-blocks.tsx').then((module) => module.PageBlocks))

export const handle: RouteHandle = {
  areas: ['cart', 'checkout', 'payment', 'validation'],
  bare: true,
}

/** The country's address form is the same for all visitors; the cart is fetched after the page. */
export async function loader(args: Route.LoaderArgs) {
  const { api, site } = getShop(args)
  const [{ fields }, content] = await Promise.all([
    api.call('utilities.i18n', { params: { countryCode: site.country } }),
    findExtraContent(args, 'checkout'),
  ])
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  const words = describePrivatePage(args, { title: 'seo.checkout.title', description: 'seo.checkout.description' })
  return { fields, content, ...words }
}

/** All steps use the same loader data. */
export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function Checkout({ loaderData: { fields, content } }: Route.ComponentProps) {
  return (
    <>
      <CheckoutPage fields={fields} />
      {content ? <PageBlocks blocks={content.page.blocks} tiles={content.tiles} /> : null}
    </>
  )
}
