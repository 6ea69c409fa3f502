import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { DeliveryDays } from '../../components/cart/delivery-days.tsx'
import { ItemLine } from '../../components/cart/item-line.tsx'
import { StoreDetails } from '../../components/stores/store-details.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './order-page.module.css'
import { ResendButton } from './resend-button.tsx'
import { ShipmentTimeline } from './shipment-timeline.tsx'

type Props = {
  readonly record: OrderRecord
  readonly shipmentId: string
  /** Counted from 1. */
  readonly position: number
}

/** Shows a shipment: its timeline, its delivery or store, and its items with what was taken out of them. */
export function ShipmentPart({ record: { order, ...record }, shipmentId, position }: Props) {
  const t = useTranslate()
  const shipment = order.shipments.find((one) => one.shipmentId === shipmentId)
  const history = record.shipments.find((one) => one.shipmentId === shipmentId)
  if (!shipment || !history) return null
  const { shippingMethod, store, itemIds } = shipment
  const place = store ?? (shippingMethod ? order.pickup?.point : undefined)
  const count = order.shipments.length
  const hasArrived = history.steps.some(({ state }) => state === 'delivered' || state === 'collected')
  const isExpected = !hasArrived && history.steps.every(({ state }) => state !== 'cancelled')
  const isSentByMail = order.items.every(({ id, isDigitalProduct }) => !itemIds.includes(id) || isDigitalProduct)
  return (
    <section className={styles.shipment} aria-labelledby={`shipment-${position}`}>
      <h2 className={styles.heading} id={`shipment-${position}`}>
        {count > 1 ? t('order.shipment', { position, count }) : t('order.items')}
      </h2>
      {isSentByMail ? (
        <p>{t('orders.byMail')}</p>
      ) : (
        <ShipmentTimeline steps={history.steps} isPickup={store !== undefined} tracking={history.tracking} />
      )}
      {shippingMethod ? (
        <p>
          <strong>{shippingMethod.label}</strong>
          {isExpected ? (
            <>
              <br />
              <DeliveryDays method={shippingMethod} />
            </>
          ) : null}
        </p>
      ) : null}
      {place ? (
        <div>
          <strong>{t('order.collectAt', { place: place.name })}</strong>
          <StoreDetails place={place} />
        </div>
      ) : null}
      <ul className={styles.items}>
        {order.items
          .filter(({ id }) => itemIds.includes(id))
          .map((item) => (
            <li key={item.id}>
              <ShipmentItem
                item={item}
                orderNumber={order.orderNumber}
                hasArrived={hasArrived}
                state={record.items.find(({ itemId }) => itemId === item.id)}
              />
            </li>
          ))}
      </ul>
    </section>
  )
}

type ItemProps = {
  readonly item: OrderRecord['order']['items'][number]
  readonly orderNumber: string
  readonly state: OrderRecord['items'][number] | undefined
  readonly hasArrived: boolean
}

function ShipmentItem({ item, orderNumber, state, hasArrived }: ItemProps) {
  const t = useTranslate()
  const { features } = useShop().site
  const givenBack = state?.givenBack ?? 0
  return (
    <ItemLine item={item}>
      <span className={styles.quiet}>
        {t('cart.item.quantityShort', { count: item.qty })}
        {givenBack > 0 ? ` · ${t('orders.item.givenBack', { count: givenBack })}` : null}
      </span>
      {hasArrived && features.reviews && !item.isDigitalProduct ? (
        <a
          className={styles.review}
          href={`${item.pdpUrl}#write-review`}
          aria-label={t('orders.item.reviewOf', { name: item.name })}
        >
          {t('orders.item.review')}
        </a>
      ) : null}
      {state?.isResendable ? <ResendButton orderNumber={orderNumber} item={item} /> : null}
    </ItemLine>
  )
}
