import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { BesidesProvider } from '../blocks/product-carousel/besides.ts'
import { findContent } from '../features/content/load-content.ts'
import { ConfirmationPage } from '../features/order-confirmation/confirmation-page.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateSoon } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/order-confirmation'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Recommendations stand below the order, so that the code of blocks comes after the page's own. */
const PageBlocks = hydrateSoon(() => import('../blocks/page-blocks.tsx').then((module) => module.PageBlocks))

export const handle: RouteHandle = { areas: ['cart', 'order', 'stores', 'payment', 'account', 'validation'] }

export async function loader(args: Route.LoaderArgs) {
  const { url, asShopper } = getShop(args)
  // People type a number in groups or in lower case.
  const orderNumber = parseOrderNumber(url.search.get('order') ?? '') ?? ''
  const isGiftReceipt = url.search.get('receipt') === 'gift'
  // If the session has just expired, the browser renews it and fetches the order itself.
  const [known, content] = await Promise.all([
    asShopper()
      .call('checkout.getOrder', { params: { orderNumber } })
      .catch(() => null),
    isGiftReceipt ? null : findContent(args, 'order-confirmation'),
  ])
  const words = describePrivatePage(args, {
    title: 'seo.orderConfirmation.title',
    description: 'seo.orderConfirmation.description',
  })
  return { orderNumber, st: url.search.get('st'), known, content, isGiftReceipt, ...words }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function OrderConfirmation({ loaderData }: Route.ComponentProps) {
  const { orderNumber, st, known, content, isGiftReceipt } = loaderData
  return (
    <>
      <ConfirmationPage orderNumber={orderNumber} st={st} known={known} isGiftReceipt={isGiftReceipt} />
      {content ? (
        <BesidesProvider value={known?.items.map(({ masterId }) => masterId) ?? []}>
          <div data-print="none">
            <PageBlocks blocks={content.page.blocks} tiles={content.tiles} />
          </div>
        </BesidesProvider>
      ) : null}
    </>
  )
}
