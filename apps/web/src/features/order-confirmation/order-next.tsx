import { Suspense } from 'react'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './confirmation-page.module.css'
import type { Order } from './order.ts'

// Few orders wait for another card.
const PayOrder = lazyConnected(() => import('./pay-order.tsx').then((module) => ({ default: module.PayOrder })))

/** Shows what happens next with the order, depending on its delivery; of a pre-order its date and payment, and what is due. */
export function OrderNext({ order }: { readonly order: Order }) {
  const t = useTranslate()
  const { type, pickup, preOrder } = order
  return (
    <section aria-labelledby="order-next">
      <h2 className={styles.heading} id="order-next">
        {t('order.confirmation.next')}
      </h2>
      <p role={preOrder ? 'status' : undefined}>
        {preOrder?.note ??
          t(pickup?.kind === 'point' && type === 'regular' ? 'order.next.point' : `order.next.${type}`)}
      </p>
      {preOrder?.card ? (
        <Suspense>
          <PayOrder order={order} />
        </Suspense>
      ) : null}
    </section>
  )
}
