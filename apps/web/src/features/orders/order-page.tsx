import { findOrderStage } from '@lacehouse/domain/order/find-order-stage'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { isApiError } from '../../client/api/api-error.ts'
import { type OrderRecord, useOrderRecord } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { OrderPoints } from '../../components/order/order-points.tsx'
import { OrderReturns } from '../../components/order/order-returns.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OrderActions } from './order-actions.tsx'
import styles from './order-page.module.css'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderSums } from './order-sums.tsx'
import { ShipmentPart } from './shipment-part.tsx'

/** Shows an order of the account: where each shipment is, what it holds, what went back, and what can be done (ACC-05). */
export function OrderPage({ orderNumber }: { readonly orderNumber: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  const { data: record, error, refetch } = useOrderRecord(orderNumber)
  if (record) return <Contents record={record} />
  if (!error) return <Skeleton height="24rem" />
  const isUnknown = isApiError(error, 'OHS4004', 'API400')
  return (
    <>
      <Notice tone="warning">{t(isUnknown ? 'orders.unknown' : 'orders.notLoaded')}</Notice>
      {isUnknown ? (
        <LinkButton variant="secondary" href={`/${locale}/account/orders`}>
          {t('orders.title')}
        </LinkButton>
      ) : (
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      )}
    </>
  )
}

function Contents({ record }: { readonly record: OrderRecord }) {
  const t = useTranslate()
  const { locale } = useShop()
  const { date } = useFormat()
  const { order, shipments } = record
  const states = order.shipments.map(({ state }) => state as ShipmentState)
  const stage = findOrderStage(order.state, states)
  return (
    <>
      <div className={styles.head}>
        <p className={styles.stage}>{t(`orders.stage.${stage}`)}</p>
        <p className={styles.quiet}>{t('order.placedOn', { date: date(order.placedAt, { dateStyle: 'long' }) })}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {order.preOrder ? (
            <p>
              {order.preOrder.note}{' '}
              <a href={`/${locale}/order-confirmation?order=${order.orderNumber}`}>{order.preOrder.card}</a>
            </p>
          ) : null}
          {shipments.map(({ shipmentId }, index) => (
            <ShipmentPart key={shipmentId} record={record} shipmentId={shipmentId} position={index + 1} />
          ))}
          {record.deliveryChanges.map(({ at }) => (
            <p key={at} className={styles.quiet}>
              {t('orders.delivery.changedOn', { date: date(at, { dateStyle: 'long' }) })}
            </p>
          ))}
          <OrderReturns record={record} />
          <OrderRefunds record={record} />
        </div>
        <div className={styles.aside}>
          <OrderActions record={record} />
          <OrderSums order={order} />
          {stage === 'cancelled' ? null : <OrderPoints order={order} isWaiting={stage === 'waiting'} />}
        </div>
      </div>
    </>
  )
}
