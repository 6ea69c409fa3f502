import { useReturnPreview } from '../../../client/orders/return-preview-query.ts'
import { formatInstrument } from '../../../components/cart/format-instrument.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import styles from './return-items-dialog.module.css'

type Props = {
  readonly orderNumber: string
  readonly currency: string
  readonly items: readonly { readonly itemId: string; readonly qty: number; readonly exchangeVariantId: string }[]
}

/** Shows what the chosen items give back, and to which payments, before the return is registered. */
export function ReturnPreview({ orderNumber, currency, items }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { data: preview, isFetching } = useReturnPreview(
    orderNumber,
    items.map(({ itemId, qty, exchangeVariantId }) => ({
      itemId,
      qty,
      ...(exchangeVariantId && { isExchange: true }),
    })),
  )
  if (items.length === 0) return null
  const isRefunded = items.some(({ exchangeVariantId }) => !exchangeVariantId)
  return (
    <section
      className={styles.preview}
      aria-live="polite"
      aria-busy={isFetching}
      aria-label={t('orders.return.preview')}
    >
      {isRefunded ? null : <p>{t('orders.return.exchange.nothingBack')}</p>}
      {isRefunded && !preview ? <p>{t('orders.return.preview.loading')}</p> : null}
      {isRefunded && preview ? (
        <>
          <p className={styles.sum}>
            <strong>{t('orders.return.preview')}</strong>
            <strong>{amount(preview.amount, currency)}</strong>
          </p>
          <ul>
            {preview.payments.map((payment) => (
              <li key={`${payment.code} ${payment.amount}`}>
                {t('orders.refunds.way', {
                  amount: amount(payment.amount, currency),
                  method: formatInstrument(t, payment),
                })}
              </li>
            ))}
          </ul>
          <p className={styles.text}>{t('orders.return.preview.when')}</p>
        </>
      ) : null}
    </section>
  )
}
