import type { StaffOrder } from '@lacehouse/contracts'
import { useState } from 'react'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/use-words.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'

/** Shows the actions of staff on an order: refund it, change its delivery, register a return. */
export function OrderActions({ order }: { readonly order: StaffOrder }) {
  const { t } = useWords()
  const { rights } = useSession()
  const [dialog, setDialog] = useState<'refund' | 'return' | 'delivery' | null>(null)
  const hasArrived = order.shipments.some((one) => one.state === 'delivered' || one.state === 'collected')
  if (!rights.includes('orders.refund')) return null
  return (
    <>
      {order.state === 'finalised' ? (
        <Button onClick={() => setDialog('refund')}>{t('backoffice.order.refund')}</Button>
      ) : null}
      {order.editableAddress ? (
        <Button onClick={() => setDialog('delivery')}>{t('backoffice.delivery.title')}</Button>
      ) : null}
      {hasArrived ? <Button onClick={() => setDialog('return')}>{t('backoffice.return.title')}</Button> : null}
      {dialog === 'refund' ? <RefundDialog order={order} onClose={() => setDialog(null)} /> : null}
      {dialog === 'delivery' && order.editableAddress ? (
        <DeliveryDialog
          orderNumber={order.orderNumber}
          address={order.editableAddress}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'return' ? <ReturnDialog order={order} onClose={() => setDialog(null)} /> : null}
    </>
  )
}
