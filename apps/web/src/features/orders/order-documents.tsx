import { downloadInvoice } from '../../client/orders/download-invoice.ts'
import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { DownloadButton } from '../../components/order/download-button.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'

/** Offers the invoice of an order, and each credit note for what went back (ACC-09). */
export function OrderDocuments({ record: { order, invoices, isInvoiced } }: { readonly record: OrderRecord }) {
  const t = useTranslate()
  const { date } = useFormat()
  if (!isInvoiced) return null
  const { orderNumber } = order
  const credits = invoices.filter(({ kind }) => kind === 'credit_note')
  return (
    <>
      <DownloadButton download={() => downloadInvoice(orderNumber)}>{t('order.invoice')}</DownloadButton>
      {credits.map(({ number, issuedAt }) => (
        <DownloadButton key={number} download={() => downloadInvoice(orderNumber, number)}>
          {t('orders.creditNote', { date: date(issuedAt, { dateStyle: 'medium' }) })}
        </DownloadButton>
      ))}
    </>
  )
}
