import { DeliveryDays } from '../../cart/delivery-days.tsx'
import { ItemLine } from '../../cart/item-line.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './confirmation-page.module.css'
import type { Order } from './order.ts'

type Props = {
  readonly order: Order
  readonly shipment: Order['shipments'][number]
  /** From 1. */
  readonly position: number
}

/** What comes together, how and when. */
export function OrderShipment({ order, shipment, position }: Props) {
  const say = useText()
  const { shippingMethod, itemIds } = shipment
  const count = order.shipments.length
  return (
    <section className={styles.shipment} aria-labelledby={`shipment-${position}`}>
      <h2 className={styles.heading} id={`shipment-${position}`}>
        {count > 1 ? say('order.shipment', { position, count }) : say('order.items')}
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
      <ul className={styles.items}>
        {order.items
          .filter(({ id }) => itemIds.includes(id))
          .map((item) => (
            <li key={item.id}>
              <ItemLine item={item}>
                <span className={styles.quiet}>{say('cart.item.quantityShort', { count: item.qty })}</span>
              </ItemLine>
            </li>
          ))}
      </ul>
    </section>
  )
}
