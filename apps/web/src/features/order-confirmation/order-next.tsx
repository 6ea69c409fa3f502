import { useTranslate } from '../../i18n/use-text.ts'
import styles from './confirmation-page.module.css'
import type { Order } from './order.ts'

/** Shows what happens next with the order, depending on its delivery. */
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
