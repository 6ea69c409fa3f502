import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { Suspense } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import { useOrderRecord } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import type { Order } from './order.ts'

type Props = { readonly order: Order }

/** Fetched for orders with a return or a withdrawal only; it is first shown in the browser, which fetches the record. */
const Returns = lazyConnected(() =>
  loadWithMessages(
    () => import('../../components/order/order-returns.tsx').then(({ OrderReturns }) => OrderReturns),
    'orders',
  ),
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

/** Offers the return of delivered goods (ACC-08). */
export function OrderReturn({ order }: Props) {
  const t = useTranslate()
  const { orderNumber } = order
  const canSee = useCanSee(order)
  if (!canSee || !hasArrived(order)) return null
  return (
    <Button variant="secondary" wide onClick={() => void openDialog('return-items', { orderNumber })}>
      {t('order.return')}
    </Button>
  )
}
