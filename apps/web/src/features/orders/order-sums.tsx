import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { CartTotals } from '../../components/cart/cart-totals.tsx'
import { PaymentLines } from '../../components/order/payment-lines.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './order-page.module.css'

/** Shows what an order cost, who paid how, and where it goes. */
export function OrderSums({ order }: { readonly order: OrderRecord['order'] }) {
  const t = useTranslate()
  const { shippingAddress, billingAddress, paymentMethod, shipments, pickup } = order
  return (
    <>
      <section className={styles.box} aria-label={t('cart.summary.title')}>
        <h2 className={styles.heading}>{t('cart.summary.title')}</h2>
        <CartTotals priced={order} isShipped={shipments.some(({ shippingMethod }) => shippingMethod)} />
      </section>
      <section aria-label={t('order.payment')}>
        <h2 className={styles.heading}>{t('order.payment')}</h2>
        <PaymentLines payments={paymentMethod} currency={order.currency} />
      </section>
      {shippingAddress && !pickup?.point ? (
        <section aria-label={t('order.deliveryAddress')}>
          <h2 className={styles.heading}>{t('order.deliveryAddress')}</h2>
          <AddressLines address={shippingAddress} />
        </section>
      ) : null}
      {billingAddress ? (
        <section aria-label={t('order.billingAddress')}>
          <h2 className={styles.heading}>{t('order.billingAddress')}</h2>
          <AddressLines address={billingAddress} />
        </section>
      ) : null}
    </>
  )
}
