import { useAccount } from '../../client/account/use-account.ts'
import { useShop } from '../../client/use-shop.ts'
import { CartTotals } from '../../components/cart/cart-totals.tsx'
import { ShareItems } from '../../components/cart/share-items.tsx'
import { OrderAddresses, OrderPayment } from '../../components/order/order-parts.tsx'
import { OrderPoints } from '../../components/order/order-points.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { AccountOffer } from './account-offer.tsx'
import styles from './confirmation-page.module.css'
import { findStage, isWaiting, type Order } from './order.ts'
import { OrderAdjustments } from './order-adjustments.tsx'
import { OrderHeading } from './order-heading.tsx'
import { OrderInvoice } from './order-invoice.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderRecourse, RegisteredReturns } from './order-return.tsx'
import { OrderShipment } from './order-shipment.tsx'

type Props = {
  readonly order: Order
  /** The page was opened by the link of a mail, and not by placing the order. */
  readonly isFromMail: boolean
}

/** Shows everything about an order that concerns its buyer (CHK-12). */
export function OrderDetails({ order, isFromMail }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const account = useAccount()
  // The link of a mail cancels a guest's order only; a consumer signs in.
  const canCancel = findStage(order) === 'placed' && order.type !== 'digital' && (order.isGuest || account !== null)
  const { shipments, preOrder } = order
  // The shopper's next task and its outcome come first.
  const isDue = preOrder?.card !== undefined || preOrder?.isCharging === true
  const canEditDelivery = canCancel && !order.pickup?.point && shipments.some(({ shippingMethod }) => shippingMethod)
  return (
    <>
      <OrderHeading order={order} isFromMail={isFromMail} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {isDue ? <OrderNext order={order} /> : null}
          {shipments.map((shipment, index) => (
            <OrderShipment key={shipment.shipmentId} order={order} shipment={shipment} position={index + 1} />
          ))}
          {isDue || isUnderway(order) ? null : <OrderNext order={order} />}
          <RegisteredReturns order={order} />
          <AccountOffer order={order} />
        </div>
        <div className={styles.aside}>
          <section className={styles.box} aria-label={t('cart.summary.title')}>
            <h2 className={styles.heading}>{t('cart.summary.title')}</h2>
            <CartTotals priced={order} isShipped={shipments.some(({ shippingMethod }) => shippingMethod)} />
            <OrderAdjustments order={order} />
            <OrderPoints order={order} isWaiting={isWaiting(order)} />
          </section>
          <OrderAddresses order={order} />
          <OrderPayment order={order} />
          {order.inStoreSalesInfo ? <p className={styles.quiet}>{t('order.soldBy', order.inStoreSalesInfo)}</p> : null}
          <div className={styles.ways}>
            <LinkButton href={`/${locale}`} wide>
              {t('order.continueShopping')}
            </LinkButton>
            {order.giftWrapping ? (
              <LinkButton
                variant="secondary"
                href={`/${locale}/order-confirmation?order=${order.orderNumber}&receipt=gift`}
                wide
              >
                {t('order.giftReceipt.open')}
              </LinkButton>
            ) : null}
            {canEditDelivery ? (
              <Button
                variant="secondary"
                wide
                onClick={() => void openDialog('edit-delivery', { orderNumber: order.orderNumber })}
              >
                {t('order.changeDelivery')}
              </Button>
            ) : null}
            {canCancel ? (
              <Button
                variant="secondary"
                wide
                onClick={() => void openDialog('cancel-order', { orderNumber: order.orderNumber })}
              >
                {t('order.cancel')}
              </Button>
            ) : null}
            <OrderRecourse order={order} />
            <OrderInvoice order={order} />
            <ShareItems items={order.items} of="order" />
            <Button variant="secondary" wide onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

/** Says whether what comes next has happened already, at least for a part of the order. */
const isUnderway = (order: Order): boolean => !['waiting', 'placed', 'packing'].includes(findStage(order))
