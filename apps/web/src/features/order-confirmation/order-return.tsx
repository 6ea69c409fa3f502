import { lazy, Suspense } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import { useOrderRecord } from '../../client/orders/orders-query.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import type { Order } from './order.ts'

type Props = { readonly order: Order }

/** Fetched for orders with a return only; it is first shown in the browser, which fetches the record. */
const Returns = lazy(() =>
  loadWithMessages(
    () => import('../../components/order/order-returns.tsx').then(({ OrderReturns }) => OrderReturns),
    'orders',
  ),
)

/** Whether goods have arrived and may be sent back from here; the link of a mail is enough for a guest's order only. */
function useCanReturn({ isGuest, shipments }: Order): boolean {
  const account = useAccount()
  const hasArrived = shipments.some(({ state }) => state === 'delivered' || state === 'collected')
  return hasArrived && (isGuest || account !== null)
}

/** Shows the registered returns of an order with their labels, and cancels those that have not arrived (ACC-08). */
export function RegisteredReturns({ order }: Props) {
  return useCanReturn(order) ? <LoadedReturns orderNumber={order.orderNumber} /> : null
}

function LoadedReturns({ orderNumber }: { readonly orderNumber: string }) {
  const { data: record } = useOrderRecord(orderNumber)
  if (!record || record.returns.length === 0) return null
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
  if (!useCanReturn(order)) return null
  return (
    <Button variant="secondary" wide onClick={() => void openDialog('return-items', { orderNumber })}>
      {t('order.return')}
    </Button>
  )
}
