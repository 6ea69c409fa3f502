import { hasSentGoods } from '@lacehouse/domain/order/find-order-stage'
import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { ShareItems } from '../../components/cart/share-items.tsx'
import { WithdrawalLink } from '../../components/order/withdrawn.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { OrderDocuments } from './order-documents.tsx'
import styles from './order-page.module.css'
import { ReorderButton } from './reorder-button.tsx'

/**
 * What the shopper can do with an order: buy it again, share it, change or cancel what is not packed, send back what has arrived, report a fault of what
 * was sent, get its invoice, withdraw from it where the site's law says so, print it.
 */
export function OrderActions({ record }: { readonly record: OrderRecord }) {
  const t = useTranslate()
  const { locale } = useShop()
  const { order, items, shipments } = record
  const canCancel = items.some(({ cancellable }) => cancellable > 0)
  const canReturn = items.some(({ returnable }) => returnable > 0)
  return (
    <div className={styles.actions}>
      <ReorderButton items={order.items} />
      <ShareItems items={order.items} of="order" />
      {record.isDeliveryEditable ? (
        <Button
          variant="secondary"
          wide
          onClick={() => void openDialog('edit-delivery', { orderNumber: order.orderNumber })}
        >
          {t('orders.delivery')}
        </Button>
      ) : null}
      {canCancel ? (
        <Button
          variant="secondary"
          wide
          onClick={() => void openDialog('cancel-order', { orderNumber: order.orderNumber })}
        >
          {t('orders.cancel')}
        </Button>
      ) : null}
      {canReturn ? (
        <Button
          variant="secondary"
          wide
          onClick={() => void openDialog('return-items', { orderNumber: order.orderNumber })}
        >
          {t('orders.return')}
        </Button>
      ) : null}
      {shipments.some(({ steps }) => hasSentGoods(steps)) ? (
        <LinkButton variant="secondary" wide href={`/${locale}/warranty?order=${order.orderNumber}`}>
          {t('orders.reportFault')}
        </LinkButton>
      ) : null}
      <OrderDocuments record={record} />
      <WithdrawalLink orderNumber={order.orderNumber} shipments={shipments} wide />
      <Button variant="secondary" wide onClick={() => window.print()}>
        {t('order.print')}
      </Button>
    </div>
  )
}
