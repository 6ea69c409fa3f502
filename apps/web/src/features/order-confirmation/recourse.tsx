import { isWithdrawalOpen } from '@lacehouse/domain/returns/is-withdrawal-open'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { useOrderRecord } from '../../client/orders/orders-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import type { Order } from './order.ts'

type Props = {
  readonly order: Order
  /** Goods of the order have arrived. */
  readonly canReturn: boolean
  /** Goods of the order were sent, so that they may have a fault. */
  readonly hasLeft: boolean
}

/** The return of goods, the report of a fault, and the withdrawal from the contract while the law gives time for it. */
export function Recourse({ order: { orderNumber }, canReturn, hasLeft }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const { data: record } = useOrderRecord(orderNumber)
  const canWithdraw = getSiteLaw(site).withdrawal && record && isWithdrawalOpen(record.shipments, Date.now())
  return (
    <>
      {canReturn ? (
        <Button variant="secondary" wide onClick={() => void openDialog('return-items', { orderNumber })}>
          {t('order.return')}
        </Button>
      ) : null}
      {hasLeft ? (
        <LinkButton variant="secondary" wide href={`/${locale}/warranty?order=${orderNumber}`}>
          {t('orders.reportFault')}
        </LinkButton>
      ) : null}
      {canWithdraw ? (
        <LinkButton variant="secondary" wide href={`/${locale}/withdrawal?order=${orderNumber}`}>
          {t('navigation.footer.withdraw')}
        </LinkButton>
      ) : null}
    </>
  )
}
