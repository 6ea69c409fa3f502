import type { CallReply } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { AddressLines } from '../cart/address-lines.tsx'
import styles from './order-parts.module.css'
import { PaymentLines } from './payment-lines.tsx'

type Props = { readonly order: CallReply<'checkout.getOrder'> }

/** Shows where an order goes and whom it is billed to; a pickup point has its own place among the shipments. */
export function OrderAddresses({ order: { shippingAddress, billingAddress, pickup } }: Props) {
  const t = useTranslate()
  return (
    <>
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

/** Shows how an order was paid. */
export function OrderPayment({ order: { paymentMethod, currency } }: Props) {
  const t = useTranslate()
  return (
    <section aria-label={t('order.payment')}>
      <h2 className={styles.heading}>{t('order.payment')}</h2>
      <PaymentLines payments={paymentMethod} currency={currency} />
    </section>
  )
}
