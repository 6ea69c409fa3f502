import { DeliveryDays } from '../../components/cart/delivery-days.tsx'
import { ItemLine } from '../../components/cart/item-line.tsx'
import { StoreDetails } from '../../components/stores/store-details.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './confirmation-page.module.css'
import type { Order } from './order.ts'
import { OrderAdjustments } from './order-adjustments.tsx'

type Store = NonNullable<Order['shipments'][number]['store']> | NonNullable<NonNullable<Order['pickup']>['point']>

type Props = {
  readonly order: Order
  readonly shipment: Order['shipments'][number]
  /** From 1. */
  readonly position: number
}

/** What comes together, how and when. */
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
      {shippingMethod ? (
        <p className={styles.delivery}>
          <Icon name="truck" size={20} />
          <span>
            <strong>{shippingMethod.label}</strong>
            <br />
            <DeliveryDays method={shippingMethod} />
          </span>
        </p>
      ) : null}
      <CollectedAt place={store ?? point} collector={order.pickup?.contact} />
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

type PlaceProps = {
  readonly place: Store | undefined
  readonly collector: NonNullable<Order['pickup']>['contact'] | undefined
}

/** The store or the counter where it waits, and when one can come. */
function CollectedAt({ place, collector }: PlaceProps) {
  const t = useTranslate()
  if (!place) return null
  const name = [collector?.firstName, collector?.lastName].filter(Boolean).join(' ')
  return (
    <div className={styles.delivery}>
      <Icon name="store" size={20} />
      <div>
        <strong>{t('order.collectAt', { place: place.name })}</strong>
        {name ? <p>{t('order.collector', { name })}</p> : null}
        <StoreDetails place={place} />
      </div>
    </div>
  )
}
