import { useShop } from '../../client/use-shop.ts'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { CartTotals } from '../../components/cart/cart-totals.tsx'
import { formatInstrument } from '../../components/cart/format-instrument.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountOffer } from './account-offer.tsx'
import styles from './confirmation-page.module.css'
import { isWaiting, type Order } from './order.ts'
import { OrderAdjustments } from './order-adjustments.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderShipment } from './order-shipment.tsx'

/** Shows everything about an order that concerns its buyer (CHK-12). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { locale } = useShop()
  const { shippingAddress, billingAddress, paymentMethod, shipments } = order
  return (
    <>
      <OrderThanks order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {shipments.map((shipment, index) => (
            <OrderShipment key={shipment.shipmentId} order={order} shipment={shipment} position={index + 1} />
          ))}
          <OrderNext order={order} />
          <AccountOffer order={order} />
        </div>
        <div className={styles.aside}>
          <section className={styles.box} aria-label={t('cart.summary.title')}>
            <h2 className={styles.heading}>{t('cart.summary.title')}</h2>
            <CartTotals priced={order} isShipped={shipments.some(({ shippingMethod }) => shippingMethod)} />
            <OrderAdjustments order={order} />
            <EarnedPoints order={order} />
          </section>
          {shippingAddress && !order.pickup?.point ? (
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
          <section aria-label={t('order.payment')}>
            <h2 className={styles.heading}>{t('order.payment')}</h2>
            {paymentMethod.map((payment) => (
              <p key={`${payment.code} ${payment.amount}`}>
                {t('order.payment.line', {
                  method: formatInstrument(t, payment),
                  amount: amount(payment.amount, order.currency),
                })}
              </p>
            ))}
          </section>
          {order.inStoreSalesInfo ? <p className={styles.quiet}>{t('order.soldBy', order.inStoreSalesInfo)}</p> : null}
          <div className={styles.ways}>
            <LinkButton href={`/${locale}`} wide>
              {t('order.continueShopping')}
            </LinkButton>
            <Button variant="secondary" wide onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

function OrderThanks({ order }: { readonly order: Order }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { orderNumber, email, state } = order
  const firstName = order.shippingAddress?.firstName ?? order.billingAddress?.firstName
  return (
    <header className={styles.thanks}>
      <p className={styles.number}>
        {t('order.number', { orderNumber })} · {t(`order.state.${state}`)}
      </p>
      <h1 className={styles.title}>
        {firstName ? t('order.confirmation.title', { firstName }) : t('order.confirmation.titleNoName')}
      </h1>
      {isWaiting(order) ? (
        <Notice tone="warning">{t('order.confirmation.pending')}</Notice>
      ) : (
        <p className={styles.text}>{t('order.confirmation.text', { orderNumber, email })}</p>
      )}
      <p className={styles.quiet}>{t('order.placedOn', { date: date(order.placedAt, { dateStyle: 'long' }) })}</p>
    </header>
  )
}

/** Shows the points that a member earns, now or when the payment is confirmed (LOY-01). */
function EarnedPoints({ order }: { readonly order: Order }) {
  const t = useTranslate()
  const { earnedPoints: points = 0 } = order
  if (points === 0) return null
  return (
    <p className={styles.points}>
      <Icon name="check" size={20} />
      {t(isWaiting(order) ? 'order.points.coming' : 'order.points.earned', { points })}
    </p>
  )
}
