import { useOrders } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { OrderCard } from '../../components/order/order-card.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './account-contents.module.css'

/** Shows the newest order with a link to all; nothing for an account without orders, or where they cannot be loaded. */
export function LastOrder() {
  const t = useTranslate()
  const { locale } = useShop()
  const { data, isPending } = useOrders({ start: 0 })
  const order = data?.orders[0]
  if (isPending) return <Skeleton height="10rem" />
  if (!order) return null
  return (
    <section className={styles.order} aria-labelledby="last-order">
      <h2 className={styles.heading} id="last-order">
        {t('account.lastOrder')}
      </h2>
      <OrderCard order={order} level={3} />
      <a className={styles.all} href={`/${locale}/account/orders`}>
        {t('account.allOrders')}
      </a>
    </section>
  )
}
