import type { CallReply } from '@lacehouse/contracts'
import { StoreDetails } from '../../components/stores/store-details.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShipmentTimeline } from './shipment-timeline.tsx'
import styles from './track-page.module.css'

export type TrackedOrder = CallReply<'orders.track'>

type Props = {
  readonly shipment: TrackedOrder['shipments'][number]
  /** Counted from 1. */
  readonly position: number
  readonly count: number
}

/** Shows a shipment of a tracked order: its timeline, delivery and items, without prices. */
export function TrackedShipment({ shipment, position, count }: Props) {
  const t = useTranslate()
  const { steps, store, tracking, items, methodLabel, deliveryWindow } = shipment
  const isExpected = steps.every(({ state }) => !['delivered', 'collected', 'cancelled'].includes(state))
  return (
    <section className={styles.shipment} aria-labelledby={`shipment-${position}`}>
      <h2 className={styles.heading} id={`shipment-${position}`}>
        {count > 1 ? t('order.shipment', { position, count }) : t('order.items')}
      </h2>
      <ShipmentTimeline steps={steps} isPickup={store !== undefined} tracking={tracking} />
      {methodLabel ? (
        <p>
          <strong>{methodLabel}</strong>
          <Arrival window={isExpected ? deliveryWindow : undefined} />
        </p>
      ) : null}
      {store ? (
        <div>
          <strong>{t('order.collectAt', { place: store.name })}</strong>
          <StoreDetails place={store} />
        </div>
      ) : null}
      <ul className={styles.items}>
        {items.map(({ id, name, qty, productImageURL, variants }) => (
          <li key={id} className={styles.item}>
            <Picture
              source={productImageURL ? { url: productImageURL, width: 800, height: 1000 } : null}
              ratio="4 / 5"
              sizes="4.5rem"
              largest={96}
            />
            <div>
              <p>
                <strong>{name}</strong>
              </p>
              <p className={styles.quiet}>
                {[...variants.map(({ valueLabel }) => valueLabel), t('cart.item.quantityShort', { count: qty })].join(
                  ' · ',
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Arrival({ window }: { readonly window: Props['shipment']['deliveryWindow'] }) {
  const t = useTranslate()
  const { date } = useFormat()
  if (!window) return null
  const [from, to] = [window.from, window.to].map((day) =>
    date(day, { weekday: 'short', day: 'numeric', month: 'short' }),
  )
  return (
    <>
      <br />
      {from === to ? t('cart.arrivesOn', { date: from ?? '' }) : t('cart.arrives', { from: from ?? '', to: to ?? '' })}
    </>
  )
}
