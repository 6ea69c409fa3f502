import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { OrderDocuments } from './order-documents.tsx'
import styles from './order-page.module.css'
import { ReorderButton } from './reorder-button.tsx'

/** What the shopper can do with an order: buy it again, cancel what is not packed, send back what has arrived, report a fault, get its invoice, print it. */
export function OrderActions({ record }: { readonly record: OrderRecord }) {
  const t = useTranslate()
  const { locale } = useShop()
  const { order, items } = record
  const canCancel = items.some(({ cancellable }) => cancellable > 0)
  const canReturn = items.some(({ returnable }) => returnable > 0)
  return (
    <div className={styles.actions}>
      <ReorderButton items={order.items} />
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
      <LinkButton variant="secondary" wide href={`/${locale}/warranty?order=${order.orderNumber}`}>
        {t('orders.reportFault')}
      </LinkButton>
      <OrderDocuments record={record} />
      <Button variant="secondary" wide onClick={() => window.print()}>
        {t('order.print')}
      </Button>
    </div>
  )
}
