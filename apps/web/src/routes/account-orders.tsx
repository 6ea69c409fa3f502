import { formatOrderNumber, parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { minutes } from '@lacehouse/domain/time/durations'
import { Suspense } from 'react'
import { cacheable } from '../cacheable.ts'
import { useShop } from '../client/use-shop.ts'
import { AccountFrame } from '../features/account/account-frame.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { lazyComponent } from '../hydration/lazy-component.tsx'
import { Text } from '../i18n/text.tsx'
import { useTranslate } from '../i18n/use-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import type { Route } from './+types/account-orders'
import { describePrivatePage } from './loading/describe-private-page.ts'

// The list and an order are one route, because each route adds to what every page loads.
const OrdersPage = lazyComponent(() => import('../features/orders/orders-page.tsx').then((module) => module.OrdersPage))
const OrderPage = lazyComponent(() => import('../features/orders/order-page.tsx').then((module) => module.OrderPage))

export const handle: RouteHandle = { areas: ['account', 'orders', 'order', 'cart', 'payment', 'stores'] }

/** The page is the same for all visitors; the orders are fetched after it. What is no order number has no page. */
export function loader(args: Route.LoaderArgs) {
  const { order } = args.params
  if (order !== undefined && parseOrderNumber(order) === null) throw new Response(null, { status: 404 })
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  return describePrivatePage(args, { title: 'seo.orders.title', description: 'seo.orders.description' })
}

type Params = { readonly order?: string | undefined }

export function shouldRevalidate({ currentParams, nextParams }: { currentParams: Params; nextParams: Params }) {
  return currentParams.order !== nextParams.order
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function AccountOrders({ params }: Route.ComponentProps) {
  const t = useTranslate()
  const { locale } = useShop()
  const orderNumber = parseOrderNumber(params.order ?? '')
  const list = { href: `/${locale}/account/orders`, label: t('orders.title') }
  return (
    <AccountFrame
      title={
        orderNumber ? (
          <Text id="order.number" values={{ orderNumber: <Unbroken>{formatOrderNumber(orderNumber)}</Unbroken> }} />
        ) : (
          list.label
        )
      }
      current="orders"
      back={orderNumber ? list : undefined}
    >
      <Suspense fallback={<Skeleton height="24rem" />}>
        {orderNumber ? <OrderPage key={orderNumber} orderNumber={orderNumber} /> : <OrdersPage />}
      </Suspense>
    </AccountFrame>
  )
}
