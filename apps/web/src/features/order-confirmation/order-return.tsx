import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { Suspense } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import { useOrderRecord } from '../../client/orders/orders-query.ts'
import { useIsBrowser } from '../../client/use-is-browser.ts'
import { useShop } from '../../client/use-shop.ts'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import type { Order } from './order.ts'

type Props = { readonly order: Order }

/** Fetched for orders with a return or a withdrawal only; it is first shown in the browser, which fetches the record. */
const Returns = lazyConnected(() =>
  loadWithMessages(
    () => import('../../components/order/order-returns.tsx').then(({ OrderReturns }) => OrderReturns),
    'orders',
  ),
)

/** Apart, because it is of no use before the order is on its way. */
const Recourse = lazyConnected(() =>
  loadWithMessages(() => import('./recourse.tsx').then((module) => module.Recourse), 'orders'),
)

const hasArrived = ({ shipments }: Order): boolean =>
  shipments.some(({ state }) => state === 'delivered' || state === 'collected')

/** Whether the visitor may see what became of the order; the link of a mail is enough for a guest's order only. */
function useCanSee({ isGuest }: Order): boolean {
  const account = useAccount()
  return isGuest || account !== null
}

/**
 * Shows the registered returns of an order with their labels, and cancels those that have not arrived (ACC-08); and says whether a
 * withdrawal was declared, which the law allows before goods arrive.
 */
export function RegisteredReturns({ order }: Props) {
  const { site } = useShop()
  const canSee = useCanSee(order)
  return canSee && (hasArrived(order) || getSiteLaw(site).withdrawal) ? (
    <LoadedReturns orderNumber={order.orderNumber} />
  ) : null
}

function LoadedReturns({ orderNumber }: { readonly orderNumber: string }) {
  const { data: record } = useOrderRecord(orderNumber)
  if (!record || (record.returns.length === 0 && record.withdrawnAt === undefined)) return null
  return (
    <Suspense>
      <Returns record={record} />
    </Suspense>
  )
}

/** Offers what can be done about goods that were sent: their return, the report of a fault, and a withdrawal where the site's law has it (ACC-08). */
export function OrderRecourse({ order }: Props) {
  const canSee = useCanSee(order)
  // The server renders a page at once, and has no code of it that comes later.
  const isBrowser = useIsBrowser()
  return canSee && isBrowser ? (
    <Suspense>
      <Recourse order={order} />
    </Suspense>
  ) : null
}
