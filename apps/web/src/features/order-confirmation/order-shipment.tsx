import { DeliveryDays } from '../../components/cart/delivery-days.tsx'
import { ItemLine } from '../../components/cart/item-line.tsx'
import { PickupReady } from '../../components/stores/pickup-ready.tsx'
import { StoreDetails } from '../../components/stores/store-details.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './confirmation-page.module.css'
import { isWaiting, type Order } from './order.ts'
import { OrderAdjustments } from './order-adjustments.tsx'
import { OrderProgress } from './order-progress.tsx'

type Store = NonNullable<Order['shipments'][number]['store']> | NonNullable<NonNullable<Order['pickup']>['point']>

type Props = {
  readonly order: Order
  readonly shipment: Order['shipments'][number]
  /** Counted from 1. */
  readonly position: number
}

/** Shows the items of a shipment with delivery and date. */
export function OrderShipment({ order, shipment, position }: Props) {
  const t = useTranslate()
  const { shippingMethod, itemIds, store } = shipment
  const point = shippingMethod ? order.pickup?.point : undefined
  const count = order.shipments.length
  return (
    <section className={styles.shipment} aria-labelledby={`shipment-${position}`}>
      <h2 className={styles.heading} id={`shipment-${position}`}>
        {count > 1 ? t('order.shipment', { position, count }) : t('order.items')}
      </h2>
      {isWaiting(order) || order.type === 'digital' ? null : (
        <OrderProgress shipment={shipment} placedAt={order.placedAt} />
      )}
      {shippingMethod ? (
        <p className={styles.delivery}>
          <Icon name="truck" />
          <span>
            <strong>{shippingMethod.label}</strong>
            {isExpected(shipment) ? (
              <>
                <br />
                <DeliveryDays method={shippingMethod} />
              </>
            ) : null}
          </span>
        </p>
      ) : null}
      <CollectedAt place={store ?? point} contact={order.pickup?.contact} />
      <ul className={styles.items}>
        {order.items
          .filter(({ id }) => itemIds.includes(id))
          .map((item) => (
            <li key={item.id}>
              <ItemLine item={item}>
                <span className={styles.quiet}>{t('cart.item.quantityShort', { count: item.qty })}</span>
                <OrderAdjustments order={order} itemId={item.id} />
              </ItemLine>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Whether the goods are still to come. */
const isExpected = ({ state }: Props['shipment']): boolean =>
  !['delivered', 'collected', 'cancelled', 'returned'].includes(state)

type PlaceProps = {
  readonly place: Store | undefined
  readonly contact: NonNullable<Order['pickup']>['contact'] | undefined
}

/** Shows the store or the pickup point with its opening hours. */
function CollectedAt({ place, contact }: PlaceProps) {
  const t = useTranslate()
  if (!place) return null
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return (
    <div className={styles.delivery}>
      <Icon name="store" />
      <div>
        <strong>{t('order.collectAt', { place: place.name })}</strong>
        {name ? <p>{t('order.collector', { name })}</p> : null}
        {'ready' in place && place.ready ? (
          <p>
            <PickupReady ready={place.ready} />
          </p>
        ) : null}
        <StoreDetails place={place} />
      </div>
    </div>
  )
}
