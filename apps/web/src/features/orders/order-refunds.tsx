import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { formatInstrument } from '../../components/cart/format-instrument.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './order-page.module.css'

/** Shows what was cancelled and returned, and what went back to each payment (ACC-07, ACC-08). */
export function OrderRefunds({ record: { order, givenBack } }: { readonly record: OrderRecord }) {
  const t = useTranslate()
  const { amount, date } = useFormat()
  if (givenBack.length === 0) return null
  const write = (value: number) => amount(value, order.currency)
  const nameOf = (itemId: string) => order.items.find(({ id }) => id === itemId)?.name ?? ''
  return (
    <section className={styles.shipment} aria-labelledby="refunds">
      <h2 className={styles.heading} id="refunds">
        {t('orders.refunds')}
      </h2>
      <ol className={styles.refunds}>
        {givenBack.map((step) => (
          <li key={step.at} className={styles.refund}>
            <p>
              <strong>{t(`orders.refunds.${step.kind}`, { date: date(step.at, { dateStyle: 'long' }) })}</strong>
            </p>
            <ul>
              {step.items.map(({ itemId, qty }) => (
                <li key={itemId}>{t('orders.refunds.item', { name: nameOf(itemId), count: qty })}</li>
              ))}
            </ul>
            <ul className={styles.quiet}>
              {step.payments.map((payment, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the payments of a step never change, and two gift cards can get the same amount
                <li key={index}>
                  {t('orders.refunds.way', { amount: write(payment.amount), method: formatInstrument(t, payment) })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
