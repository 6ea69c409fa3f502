import { hasSentGoods } from '@lacehouse/domain/order/find-order-stage'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { useOrderRecord } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { WithdrawalLink } from '../../components/order/withdrawn.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Order } from './order.ts'

type Numbered = Pick<Order, 'orderNumber'>

/** The return of goods that have arrived, the report of a fault of what was sent, and the withdrawal from the contract. */
export function Recourse({ order: { orderNumber, shipments } }: { readonly order: Order }) {
  const t = useTranslate()
  const { locale, site } = useShop()
  return (
    <>
      {shipments.some(({ state }) => state === 'delivered' || state === 'collected') ? (
        <Button variant="secondary" wide onClick={() => void openDialog('return-items', { orderNumber })}>
          {t('order.return')}
        </Button>
      ) : null}
      {hasSentGoods(shipments) ? (
        <LinkButton variant="secondary" wide href={`/${locale}/warranty?order=${orderNumber}`}>
          {t('orders.reportFault')}
        </LinkButton>
      ) : null}
      {getSiteLaw(site).withdrawal ? <Withdrawal orderNumber={orderNumber} /> : null}
    </>
  )
}

/** The dates of the deliveries are in the record of the order. */
function Withdrawal({ orderNumber }: Numbered) {
  const { data: record } = useOrderRecord(orderNumber)
  return record ? <WithdrawalLink orderNumber={orderNumber} shipments={record.shipments} wide /> : null
}
