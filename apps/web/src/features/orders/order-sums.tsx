import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { CartTotals } from '../../components/cart/cart-totals.tsx'
import { OrderAddresses, OrderPayment } from '../../components/order/order-parts.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './order-page.module.css'

/** Shows what an order cost, who paid how, and where it goes. */
export function OrderSums({ order }: { readonly order: OrderRecord['order'] }) {
  const t = useTranslate()
  return (
    <>
      <section className={styles.box} aria-label={t('cart.summary.title')}>
        <h2 className={styles.heading}>{t('cart.summary.title')}</h2>
        <CartTotals priced={order} isShipped={order.shipments.some(({ shippingMethod }) => shippingMethod)} />
      </section>
      <OrderPayment order={order} />
      <OrderAddresses order={order} />
    </>
  )
}
