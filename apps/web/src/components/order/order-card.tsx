import { findOrderStage } from '@lacehouse/domain/order/find-order-stage'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import type { OrderSummary } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './order-card.module.css'

type Props = {
  readonly order: OrderSummary
  /** The level of the heading. */
  readonly level?: 2 | 3
}

/** Shows an order in a list: its stage, date, sum and first items. The whole card leads to the order. */
export function OrderCard({ order, level = 2 }: Props) {
  const t = useTranslate()
  const { amount, date } = useFormat()
  const { locale } = useShop()
  const Heading = `h${level}` as const
  const { orderNumber, items, totalItems, totalUnits } = order
  const stage = findOrderStage(order.state, order.shipmentStates as ShipmentState[])
  const more = totalItems - items.length
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <a className={styles.link} href={`/${locale}/account/orders/${orderNumber}`}>
            {t(`orders.stage.${stage}`)}
          </a>
        </Heading>
        <p>
          <Text
            id="orders.card.number"
            values={{ orderNumber: <Unbroken>{formatOrderNumber(orderNumber)}</Unbroken> }}
          />
        </p>
        <p className={styles.quiet}>
          {t('orders.card.placedOn', { date: date(order.placedAt, { dateStyle: 'long' }) })}
        </p>
        <p className={styles.quiet}>
          {t('orders.sum', { count: totalUnits, total: amount(order.total, order.currency) })}
        </p>
      </div>
      <ul className={styles.pictures}>
        {items.map(({ id, name, productImageURL }) => (
          <li key={id}>
            <Picture
              source={productImageURL ? { url: productImageURL, alt: name, width: 800, height: 1000 } : null}
              ratio="4 / 5"
              sizes="4.5rem"
              largest={96}
            />
          </li>
        ))}
        {more > 0 ? <li className={styles.more}>{t('orders.more', { count: more })}</li> : null}
      </ul>
      <span className={styles.onward}>
        <Icon name="chevron-right" />
      </span>
    </article>
  )
}
