import { useTranslate } from '../../i18n/use-text.ts'
import styles from './confirmation-page.module.css'
import type { Order } from './order.ts'

/** What happens to the order now, by how it gets to whom it is for. */
export function OrderNext({ order: { type, pickup } }: { readonly order: Order }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="order-next">
      <h2 className={styles.heading} id="order-next">
        {t('order.confirmation.next')}
      </h2>
      <p>{t(pickup?.kind === 'point' && type === 'regular' ? 'order.next.point' : `order.next.${type}`)}</p>
    </section>
  )
}
