import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { seconds } from '@lacehouse/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import page from '../../ui/detail-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderPreOrder } from './order-pre-order.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderStateBadge } from './state-badges.tsx'

/** One order: what was bought, where it is, what was paid, what happened, and what can be done. */
export function OrderPage() {
  const { t, moment } = useWords()
  const { orderNumber = '' } = useParams()
  const {
    data: order,
    error,
    isPending,
  } = useQuery({
    queryKey: ['order', orderNumber],
    queryFn: () => callBackoffice('backoffice.getOrder', { params: { orderNumber } }),
    // The answer of the bank comes by itself.
    refetchInterval: ({ state }) => state.data?.preOrder?.charge?.state === 'charging' && seconds(2),
  })
  const back = <Link to="/orders">{t('backoffice.order.back')}</Link>
  if (isPending) return <p role="status">{t('backoffice.loading')}</p>
  if (!order)
    return (
      <>
        <ErrorNotice error={error} />
        {back}
      </>
    )
  const { placedAt: at, siteId: site, placedBy, state } = order
  return (
    <>
      {back}
      <div className={page.head}>
        <div>
          <h1>{t('backoffice.order.title', { number: formatOrderNumber(orderNumber) })}</h1>
          <p>{t('backoffice.order.placed', { date: moment(at), site })}</p>
          {placedBy ? <p>{t('backoffice.order.placedBy', { name: placedBy })}</p> : null}
        </div>
        <div className={page.actions}>
          <OrderStateBadge state={state} charge={order.charge} />
          <OrderActions order={order} />
        </div>
      </div>
      <div className={page.columns}>
        <div className={page.column}>
          {order.preOrder ? <OrderPreOrder order={order} preOrder={order.preOrder} /> : null}
          <OrderShipments order={order} />
          <OrderItems order={order} />
          <OrderReturns order={order} />
          <OrderPayments order={order} />
        </div>
        <div className={page.column}>
          <OrderCustomer order={order} />
          <OrderTimeline order={order} />
          <OrderMails order={order} />
        </div>
      </div>
    </>
  )
}
