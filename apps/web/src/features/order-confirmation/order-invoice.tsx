import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { hasLeft } from '@lacehouse/domain/order/plan-shipment-steps'
import { downloadInvoice } from '../../client/orders/download-invoice.ts'
import { DownloadButton } from '../../components/order/download-button.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import type { Order } from './order.ts'

/** Offers the invoice once goods of the order have left the shop (ACC-09). */
export function OrderInvoice({ order: { orderNumber, shipments } }: { readonly order: Order }) {
  const t = useTranslate()
  if (!shipments.some(({ state }) => hasLeft(state as ShipmentState))) return null
  return <DownloadButton download={() => downloadInvoice(orderNumber)}>{t('order.invoice')}</DownloadButton>
}
